import type { Core } from '@strapi/strapi';
import type { Write } from '../../platform/write';
import { isContent } from '../types';
import { fieldsNeedingPermission, IMAGE_PERMISSION, picturesIn } from './image-permission';

/**
 * Takes the tick off where pictures are stored without it, as from a version that is older than the tick: it
 * was set for the pictures that stood there.
 */
export async function untickNewPictures(
  strapi: Core.Strapi,
  { uid, action, documentId, data }: Write,
): Promise<void> {
  if (action !== 'update' || !documentId || !isContent(uid) || IMAGE_PERMISSION in data) return;
  const fields = fieldsNeedingPermission(strapi.contentType(uid).attributes);
  const pictures = picturesIn(fields, data);
  if (pictures.length === 0) return;
  const drafts: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: null }, populate: fields });
  const before = drafts.flatMap((draft) => picturesIn(fields, draft));
  if (pictures.some((id) => !before.includes(id))) data[IMAGE_PERMISSION] = false;
}
