import { rm, stat, statfs } from 'node:fs/promises';
import os from 'node:os';
import type { Core } from '@strapi/strapi';

/**
 * Refuses an incomplete file: on a full disk, Strapi would store the part that fits. Afterwards removes the temporary
 * files of the request: Strapi removes only those of the field `files`, and only after success.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    for (const { filepath, size } of files) {
      const { size: storedSize } = await stat(filepath);
      if (storedSize !== size) throw await incompleteFileError(size);
    }
    await next();
  } finally {
    for (const { filepath } of files) await rm(filepath, { force: true });
  }
};

async function incompleteFileError(size: number): Promise<Error> {
  const { bavail, bsize } = await statfs(os.tmpdir());
  const error = new Error('A file that was sent could not be written whole');
  return bavail * bsize < size ? Object.assign(error, { code: 'ENOSPC' }) : error;
}
