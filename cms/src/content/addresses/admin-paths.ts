// Paths below the admin's own address.

/** The path at which the entries of a type are listed. */
export function listPath(uid: string): string {
  return `/content-manager/collection-types/${uid}`;
}

interface StoredEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** Without one, or empty: it opens in English, or the type has no languages. */
  readonly locale?: string;
}

/** The path at which an entry is edited. */
export function editPath({ uid, isSingle, documentId, locale }: StoredEntry): string {
  const path = isSingle ? `/content-manager/single-types/${uid}` : `${listPath(uid)}/${documentId}`;
  const language = locale ? `?plugins[i18n][locale]=${locale}` : '';
  return `${path}${language}`;
}
