// Paths below the admin's own address.

/** The path at which the entries of a type are listed; without a language, in the one that was chosen last. */
export function listPath(uid: string, locale?: string): string {
  return `/content-manager/collection-types/${uid}${inLanguage(locale)}`;
}

interface EditedEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** Without one, or empty: it opens in English, or the type has no languages. */
  readonly locale?: string;
}

/** The path at which an entry is edited. */
export function editPath({ uid, isSingle, documentId, locale }: EditedEntry): string {
  const path = isSingle ? `/content-manager/single-types/${uid}` : `${listPath(uid)}/${documentId}`;
  return `${path}${inLanguage(locale)}`;
}

function inLanguage(locale = ''): string {
  return locale === '' ? '' : `?plugins[i18n][locale]=${locale}`;
}
