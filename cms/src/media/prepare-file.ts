import path from 'node:path';
import { cannotReplace, prepareImage, startOf, type UploadedFile } from './prepare-image';

function typeFromStart(start: string): readonly [extension: string, mime: string] | undefined {
  if (start.startsWith('%PDF-')) return ['.pdf', 'application/pdf'];
  if (/^.{4}ftyp(?:iso|mp4|avc1|M4V|dash)/s.test(start)) return ['.mp4', 'video/mp4'];
  const isWebm = start.startsWith('\x1aE\xdf\xa3') && start.includes('webm');
  return isWebm ? ['.webm', 'video/webm'] : undefined;
}

/**
 * Accepts an image, a PDF or a video by its content, not by its name.
 * @param storedExtension extension of the file that it replaces, whose format and URL stay
 */
export async function prepareFile(file: UploadedFile, storedExtension?: string): Promise<void> {
  const kind = typeFromStart(await startOf(file));
  if (!kind) return prepareImage(file, storedExtension);
  const [extension, mime] = kind;
  const name = file.originalFilename ?? 'This file';
  if (storedExtension && storedExtension !== extension) throw cannotReplace(storedExtension, name);
  file.originalFilename = path.parse(name).name + extension;
  file.mimetype = mime;
  file.detectedMimeType = mime;
}
