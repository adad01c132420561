/** An entry in the language of its form. */
export interface OpenEntry {
  /** The uid of the entry's type. */
  readonly model: string;
  readonly documentId: string;
  readonly locale: string;
}

/** What stands in an answer of the CMS. */
export function dataOf<Value>({ data }: { readonly data: Value }): Value {
  return data;
}

/** As Strapi marks an entry of a list, and a page of which there is one: its own form makes these stale. */
export function tagsOf({ model, documentId }: Omit<OpenEntry, 'locale'>) {
  return [
    { type: 'Document', id: `${model}_${documentId}` } as const,
    { type: 'Document', id: model } as const,
  ];
}
