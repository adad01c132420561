import type { Core } from '@strapi/strapi';
import type { Write } from '../../../platform/writes/write.ts';
import { whereDraft } from '../../rows.ts';
import { isContent } from '../../types.ts';
import { fieldsNeedingPermission, IMAGE_PERMISSION, imagesIn } from './image-permission.ts';

/** The stored permission is not about new images, such as those of a version that an editor brings back. */
export async function clearPermissionForNewImages(
  strapi: Core.Strapi,
  { uid, action, documentId, data }: Write,
): Promise<void> {
  if (action !== 'update' || !documentId || !isContent(uid) || IMAGE_PERMISSION in data) return;
  const fields = fieldsNeedingPermission(strapi.contentType(uid).attributes);
  const images = imagesIn(fields, data);
  if (images.length === 0) return;
  const drafts: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, ...whereDraft(strapi, uid) }, populate: fields });
  const storedImages = drafts.flatMap((draft) => imagesIn(fields, draft));
  if (images.some((id) => !storedImages.includes(id))) data[IMAGE_PERMISSION] = false;
}
