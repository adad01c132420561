import path from 'node:path';
import { cannotReplace, prepareImage, startOf, type UploadedFile } from './prepare-image';

/** What is stored as it came, beside images; `isOne` looks at the first bytes in Latin-1. */
const KINDS = [
  {
    extension: '.pdf',
    mime: 'application/pdf',
    isOne: (start: string) => start.startsWith('%PDF-'),
  },
  {
    extension: '.mp4',
    mime: 'video/mp4',
    isOne: (start: string) => /^.{4}ftyp(?:iso|mp4|avc1|M4V|dash)/s.test(start),
  },
  {
    extension: '.webm',
    mime: 'video/webm',
    isOne: (start: string) => start.startsWith('\x1aE\xdf\xa3') && start.includes('webm'),
  },
] as const;

/**
 * Makes an uploaded file safe to store and to serve: an image, a PDF, or a video for a browser.
 * Extension and MIME type follow from the content, not from the file's name.
 * @param storedExtension extension of the file that it replaces, whose format and URL stay
 */
export async function prepareFile(file: UploadedFile, storedExtension?: string): Promise<void> {
  const start = await startOf(file);
  const kind = KINDS.find(({ isOne }) => isOne(start));
  if (!kind) return prepareImage(file, storedExtension);
  const name = file.originalFilename ?? 'This file';
  if (storedExtension && storedExtension !== kind.extension) {
    throw cannotReplace(storedExtension, name);
  }
  file.originalFilename = path.parse(name).name + kind.extension;
  file.mimetype = kind.mime;
  file.detectedMimeType = kind.mime;
}
