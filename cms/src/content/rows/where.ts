import type { Core, UID } from '@strapi/strapi';

/** Matches the drafts of a type, and all rows of a type without drafts (submissions). */
export function whereDraft(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}

export function wherePublished() {
  return { publishedAt: { $notNull: true } };
}

/** @param locale empty for a type without languages */
export function whereLocale(locale: string) {
  return locale === '' ? {} : { locale };
}
