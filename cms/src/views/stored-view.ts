import type { Core, UID } from '@strapi/strapi';
import { isRecord } from '../platform/record';

/** Reads which field names the entries of a type in lists. */
export async function readMainField(strapi: Core.Strapi, uid: UID.ContentType): Promise<string> {
  const { settings } = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(strapi.contentType(uid));
  return isRecord(settings) ? String(settings.mainField) : '';
}
