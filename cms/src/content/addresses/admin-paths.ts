interface StoredEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** Without one, or empty: it opens in English, or the type has no languages. */
  readonly locale?: string;
}

/** The path, below the admin's own address, at which an entry is edited. */
export function editPath({ uid, isSingle, documentId, locale }: StoredEntry): string {
  const page = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  const language = locale ? `?plugins[i18n][locale]=${locale}` : '';
  return `/content-manager/${page}${language}`;
}
