import { adminApi } from '@strapi/strapi/admin';
import { generatePath } from 'react-router-dom';
import type { EntryRef } from '../../content/entry-ref.ts';

/**
 * Strapi tags its entries with `Document`. So its forms refresh our queries, and our mutations refresh its forms.
 * `History` is for versions that are stored without a change of the entry.
 */
const SHARED_TAGS = ['Document', 'History'] as const;

/** Strapi's RTK Query API. Only requests to Strapi's own routes use it directly. */
export const strapiApi = adminApi.enhanceEndpoints({ addTagTypes: SHARED_TAGS });

/** For requests to `/website/…`, whose answers are `{ data }`. */
export const staffApi = staffApiWithTags();

/** For a feature that has rows of its own, with tags that no other feature uses. */
export function staffApiWithTags<Tag extends string = never>(
  ...tags: readonly Tag[]
): Pick<ReturnType<typeof strapiApi.enhanceEndpoints<Tag>>, 'injectEndpoints'> {
  const api = strapiApi.enhanceEndpoints({ addTagTypes: tags });
  return {
    injectEndpoints: ({ endpoints }) =>
      api.injectEndpoints({
        endpoints: (builder) =>
          // An endpoint with `queryFn` has no answer to unwrap.
          endpoints({
            query: (endpoint) =>
              builder.query(
                endpoint.query ? { transformResponse: unwrapData, ...endpoint } : endpoint,
              ),
            mutation: (endpoint) =>
              builder.mutation(
                endpoint.query ? { transformResponse: unwrapData, ...endpoint } : endpoint,
              ),
          }),
      }),
  };
}

function unwrapData<Value>({ data }: { readonly data: Value }): Value {
  return data;
}

interface EntryTag {
  readonly type: 'Document';
  readonly id: string;
}

/** A mutation that sends nothing, and makes the admin read everything with its tags again. */
export const { useInvalidateTagsMutation } = strapiApi.injectEndpoints({
  endpoints: (builder) => ({
    invalidateTags: builder.mutation<null, readonly EntryTag[]>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, tags) => tags,
    }),
  }),
});

/** The tags of every list, form and count, for a mutation that changes many entries. */
export const ALL_ENTRIES = ['Document'] as const;

/** Makes the URL of a request to a route whose path names an entry. */
export function entryEndpoint(
  path: `/website/${string}/:model/:documentId`,
  { uid, documentId, locale }: EntryRef<string>,
): string {
  return `${generatePath(path, { model: uid, documentId })}?locale=${locale}`;
}

/** For a query whose answer colleagues change too: without it, RTK Query would show its earlier answer. */
export const READ_ON_MOUNT = { refetchOnMountOrArgChange: true } as const;

/** The options of a query that every row of a list sends: queries within ten seconds share one answer. */
export const ONE_ANSWER_FOR_ALL_ROWS = { refetchOnMountOrArgChange: 10 } as const;

export function listTag(uid: string) {
  return { type: 'Document', id: `${uid}_LIST` } as const;
}

/** Strapi tags an entry by its uid and documentId, but the entry of a single type by its uid alone. */
export function entryTags({ uid, documentId }: Omit<EntryRef<string>, 'locale'>) {
  return [
    { type: 'Document', id: `${uid}_${documentId}` } as const,
    { type: 'Document', id: uid } as const,
  ];
}
