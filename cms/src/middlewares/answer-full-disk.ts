import type { Core } from '@strapi/strapi';
import { isFullDisk, logFullDisk } from '../platform/full-disk.ts';
import { refuseRequest } from '../platform/refuse-request.ts';

const FULL_DISK_MESSAGE =
  'This was not stored: the disk of the CMS is full. Keep this page open, tell the person who runs the CMS, and try again when there is room.';

/** Answers that the disk is full. Strapi would log the query with its values, which may be personal data. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      if (!isFullDisk(thrown)) throw thrown;
      logFullDisk(strapi);
      refuseRequest(ctx, 503, FULL_DISK_MESSAGE, 'FullDisk');
    }
  };
