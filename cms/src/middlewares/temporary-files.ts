import { rm, stat, statfs } from 'node:fs/promises';
import os from 'node:os';
import type { Core } from '@strapi/strapi';

/** Refuses a file that is not whole on the disk, and deletes the temporary files of each request after its answer. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    for (const { filepath, size } of files) {
      // On a full disk, Strapi would store the part that fits as the whole file.
      const { size: storedSize } = await stat(filepath);
      if (storedSize !== size) throw await incompleteFileError(size);
    }
    await next();
  } finally {
    // Strapi removes only files of the field `files`, and only after success.
    for (const { filepath } of files) await rm(filepath, { force: true });
  }
};

async function incompleteFileError(size: number): Promise<Error> {
  const { bavail, bsize } = await statfs(os.tmpdir());
  const error = new Error('A file that was sent could not be written whole');
  return bavail * bsize < size ? Object.assign(error, { code: 'ENOSPC' }) : error;
}
