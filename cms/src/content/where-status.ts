import type { Core, UID } from '@strapi/strapi';

/** Types without drafts (submissions) match all rows. */
export function whereDraft(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}

export function wherePublished() {
  return { publishedAt: { $notNull: true } };
}
