import { open } from 'node:fs/promises';
import { errors } from '@strapi/utils';

export interface UploadedFile {
  readonly filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
  size: number;
}

export async function readStart({ filepath }: UploadedFile, bytes: number): Promise<string> {
  const handle = await open(filepath);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(bytes) });
  await handle.close();
  return buffer.toString('latin1');
}

export function cannotReplaceError(extension: string, newName: string): Error {
  return new errors.ValidationError(
    `A ${extension} file cannot be replaced by ${newName}. Upload it as a new file and delete the old one.`,
  );
}
