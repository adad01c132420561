import type { Core, UID } from '@strapi/strapi';

/** Whether a type has one entry only, such as the texts of the home page. */
export function isSingleType(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  return strapi.contentType(uid).kind === 'singleType';
}
