import type { Core, UID } from '@strapi/strapi';

/**
 * Chooses the drafts of a type in a query. A submission of a form has no draft beside it, so all of them are
 * chosen.
 */
export function draftsOf(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}
