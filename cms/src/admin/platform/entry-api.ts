import { adminApi } from '@strapi/strapi/admin';

/** An entry in the language of its form. */
export interface FormEntryRef {
  /** The uid of the entry's type. */
  readonly uid: string;
  readonly documentId: string;
  readonly locale: string;
}

/**
 * Strapi's RTK Query API with the tag of its cached entries. Features add their endpoints to it, so that a mutation
 * of either side makes the admin read the entries of both again.
 */
export const entryApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] });

interface EntryTag {
  readonly type: 'Document';
  readonly id: string;
}

/** A mutation that sends nothing: it only makes the admin read again what has these tags. */
export const { useInvalidateTagsMutation } = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    invalidateTags: builder.mutation<null, readonly EntryTag[]>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, tags) => tags,
    }),
  }),
});

/** For a press that changes many entries: every list, form and count is read again. */
export const ALL_ENTRIES = ['Document'] as const;

/** The address of the CMS's answer about an entry in the language of its form. */
export function entryEndpoint(resource: string, { uid, documentId, locale }: FormEntryRef): string {
  return `/website/${resource}/${uid}/${documentId}?locale=${locale}`;
}

/** For a query that is read again whenever what shows it opens. */
export const READ_ON_MOUNT = { refetchOnMountOrArgChange: true } as const;

/** For what each row of a list asks about the whole list: only the first one reads it from the server. */
export const SHARED_BY_ROWS = { refetchOnMountOrArgChange: 10 } as const;

/** Returns the data in an answer of the CMS. */
export function unwrapData<Value>({ data }: { readonly data: Value }): Value {
  return data;
}

/** The tag that Strapi gives the list of a type. */
export function listTag(uid: string) {
  return { type: 'Document', id: `${uid}_LIST` } as const;
}

/** The tags that Strapi gives an entry of a list, or a single type: its own form makes them stale. */
export function entryTags({ uid, documentId }: Omit<FormEntryRef, 'locale'>) {
  return [
    { type: 'Document', id: `${uid}_${documentId}` } as const,
    { type: 'Document', id: uid } as const,
  ];
}
