import path from 'node:path';
import { KIND_BYTES, kindFrom } from './file-kind';
import { cannotReplace, prepareImage, startOf, type UploadedFile } from './prepare-image';

/**
 * Accepts an image, a PDF or a video by its content, not by its name.
 * @param storedExtension extension of the file that it replaces, whose format and URL stay
 */
export async function prepareFile(file: UploadedFile, storedExtension?: string): Promise<void> {
  const kind = kindFrom(await startOf(file, KIND_BYTES));
  if (!kind) return prepareImage(file, storedExtension);
  const [extension, mime] = kind;
  const name = file.originalFilename ?? 'This file';
  if (storedExtension && storedExtension !== extension) throw cannotReplace(storedExtension, name);
  file.originalFilename = path.parse(name).name + extension;
  file.mimetype = mime;
  file.detectedMimeType = mime;
}
