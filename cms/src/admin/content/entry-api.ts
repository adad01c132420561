/** An entry in the language of its form. */
export interface OpenEntry {
  /** The uid of the entry's type. */
  readonly model: string;
  readonly documentId: string;
  readonly locale: string;
}

/** Where the CMS answers about an entry in the language of its form. */
export function entryPath(subject: string, { model, documentId, locale }: OpenEntry): string {
  return `/website/${subject}/${model}/${documentId}?locale=${locale}`;
}

/** Returns the data in an answer of the CMS. */
/** Each row of a list asks for what is true of some of them: only the first one reads it from the server. */
export const LIST_TTL_SECONDS = 10;

export function unwrapData<Value>({ data }: { readonly data: Value }): Value {
  return data;
}

/** The tags that Strapi gives an entry of a list, or a single type: its own form makes them stale. */
export function tagsOf({ model, documentId }: Omit<OpenEntry, 'locale'>) {
  return [
    { type: 'Document', id: `${model}_${documentId}` } as const,
    { type: 'Document', id: model } as const,
  ];
}
