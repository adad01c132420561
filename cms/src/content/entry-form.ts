interface StoredEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** Without one, or empty: the form opens in English, or the type has no languages. */
  readonly locale?: string;
}

/** The address of an entry's form, below the admin's own. */
export function entryForm({ uid, isSingle, documentId, locale }: StoredEntry): string {
  const page = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  const language = locale ? `?plugins[i18n][locale]=${locale}` : '';
  return `/content-manager/${page}${language}`;
}
