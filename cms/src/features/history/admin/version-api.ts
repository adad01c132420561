import {
  ALL_ENTRIES,
  entryApi,
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  listTag,
  unwrapData,
} from '../../../admin/platform/entry-api';
import type { ChangedField } from '../../../versions/compare';
import type { BinnedEntry, RestoredEntry } from '../server/bin';
import type { Comparison, ListedVersion } from '../server/handlers';

export type { BinnedEntry, ChangedField, ListedVersion, RestoredEntry };

export interface VersionOfEntry extends Omit<FormEntryRef, 'locale'> {
  readonly id: number;
}

interface Choice extends Pick<Comparison, 'digest'> {
  /** The field to bring back; without it all fields. */
  readonly field?: string | undefined;
}

/** Sentences on what could not be brought back. */
interface BringBackResult {
  readonly missing: readonly string[];
}

const BIN = { type: 'Document', id: 'bin' } as const;

/** The tag `Document` is Strapi's own: what changes an entry there also loads its history again. */
const api = entryApi.enhanceEndpoints({ addTagTypes: ['History'] }).injectEndpoints({
  endpoints: (builder) => ({
    versions: builder.query<readonly ListedVersion[], FormEntryRef>({
      query: (entry) => entryEndpoint('history', entry),
      transformResponse: unwrapData,
      // A request for publication changes the history, and not the entry.
      providesTags: (_result, _error, entry) => ['History', ...entryTags(entry)],
    }),
    comparison: builder.query<Comparison, VersionOfEntry>({
      query: ({ uid, documentId, id }) => `/website/history/${uid}/${documentId}/${id}`,
      transformResponse: unwrapData,
      providesTags: (_result, _error, version) => entryTags(version),
    }),
    bringBack: builder.mutation<BringBackResult, VersionOfEntry & Choice>({
      query: ({ uid, documentId, id, ...choice }) => ({
        url: `/website/history/${uid}/${documentId}/${id}`,
        method: 'POST',
        data: choice,
      }),
      transformResponse: unwrapData,
      invalidatesTags: (_result, _error, version) => [...entryTags(version), listTag(version.uid)],
    }),
    bin: builder.query<readonly BinnedEntry[], void>({
      query: () => '/website/bin',
      transformResponse: unwrapData,
      providesTags: [BIN],
    }),
    restore: builder.mutation<RestoredEntry, number>({
      query: (id) => ({ url: `/website/bin/${id}/restore`, method: 'POST', data: {} }),
      transformResponse: unwrapData,
      invalidatesTags: ALL_ENTRIES,
    }),
  }),
});

export const {
  useVersionsQuery,
  useComparisonQuery,
  useBringBackMutation,
  useBinQuery,
  useRestoreMutation,
} = api;

/** The title of a deleted entry; a single type is called by its type. */
export function binnedTitle({ title, type }: BinnedEntry): string {
  return title || type;
}
