import { rm, stat, statfs } from 'node:fs/promises';
import os from 'node:os';
import type { Core } from '@strapi/strapi';

/**
 * Refuses a file that was not received whole, and removes the temporary files of a request. Strapi takes what
 * fitted on a full disk for the file, and removes only those of the field `files` where the request succeeded.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    for (const { filepath, size } of files) {
      const written = await stat(filepath);
      if (written.size !== size) throw await notWritten(size);
    }
    await next();
  } finally {
    for (const { filepath } of files) await rm(filepath, { force: true });
  }
};

async function notWritten(size: number): Promise<Error> {
  const { bavail, bsize } = await statfs(os.tmpdir());
  const error = new Error('A file that was sent could not be written whole');
  return bavail * bsize < size ? Object.assign(error, { code: 'ENOSPC' }) : error;
}
