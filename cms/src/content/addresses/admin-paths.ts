// Paths begin after `/admin`.

import { isSingleType } from '../types.ts';

/** Without `locale`, Strapi opens the list in the language that the person chose last. */
export function listPath(uid: string, locale?: string): string {
  return `/content-manager/collection-types/${uid}${localeQuery(locale)}`;
}

interface EditedEntry {
  readonly uid: string;
  readonly documentId?: string;
  readonly locale?: string;
}

export function editPath({ uid, documentId = '', locale }: EditedEntry): string {
  const path = isSingleType(uid)
    ? `/content-manager/single-types/${uid}`
    : `${listPath(uid)}/${documentId}`;
  return `${path}${localeQuery(locale)}`;
}

/** Empty without a locale. */
export function localeQuery(locale = ''): string {
  return locale === '' ? '' : `?plugins[i18n][locale]=${locale}`;
}
