import path from 'node:path';
import { fileTypeFrom, START_BYTES } from './file-type.ts';
import { prepareImage } from './prepare-image.ts';
import { cannotReplaceError, readStart, type UploadedFile } from './uploaded-file.ts';

/**
 * Accepts a file by its content, not by its name.
 * @param storedExtension of the file to replace, whose format stays
 */
export async function prepareFile(file: UploadedFile, storedExtension?: string): Promise<void> {
  const fileType = fileTypeFrom(await readStart(file, START_BYTES));
  if (!fileType) return prepareImage(file, storedExtension);
  const [extension, mime] = fileType;
  const name = file.originalFilename ?? 'This file';
  if (storedExtension && storedExtension !== extension) {
    throw cannotReplaceError(storedExtension, name);
  }
  file.originalFilename = path.parse(name).name + extension;
  file.mimetype = mime;
  file.detectedMimeType = mime;
}
