import type { Core, UID } from '@strapi/strapi';

/** Chooses the drafts of a type in a query; what visitors sent has no draft beside it. */
export function draftsOf(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}
