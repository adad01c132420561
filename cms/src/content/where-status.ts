import type { Core, UID } from '@strapi/strapi';

/** Matches the drafts of a type, and all rows of a type without drafts (submissions). */
export function whereDraft(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}

export function wherePublished() {
  return { publishedAt: { $notNull: true } };
}
