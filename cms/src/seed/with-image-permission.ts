import type { Core } from '@strapi/strapi';
import {
  fieldsNeedingPermission,
  IMAGE_PERMISSION,
  imagesIn,
} from '../content/image-permission/image-permission';
import type { ContentUid } from '../content/types';
import type { UnknownRecord } from '../platform/record';

/** Sets the tick if an entry has images: those of the sample are drawn and show no real person. */
export function withImagePermission(
  strapi: Core.Strapi,
  uid: ContentUid,
  data: UnknownRecord,
): UnknownRecord {
  const fields = fieldsNeedingPermission(strapi.contentType(uid).attributes);
  return imagesIn(fields, data).length > 0 ? { ...data, [IMAGE_PERMISSION]: true } : data;
}
