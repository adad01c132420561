import { adminApi } from '@strapi/strapi/admin';
import type { Comparison, ListedVersion } from '../../history/admin-routes';
import type { BinnedEntry, BroughtBackEntry } from '../../history/bin';
import type { ChangedField } from '../../history/compare';
import { dataOf, type OpenEntry, tagsOf } from '../content/entry-api';

export type { BinnedEntry, BroughtBackEntry, ChangedField, ListedVersion };

/** A version of an entry. */
export interface InEntry extends Omit<OpenEntry, 'locale'> {
  readonly id: number;
}

interface Choice extends Pick<Comparison, 'seen'> {
  /** Without it all fields. */
  readonly field?: string | undefined;
}

/** Sentences on what could not be brought back. */
interface BroughtBack {
  readonly missing: readonly string[];
}

const BIN = { type: 'Document', id: 'bin' } as const;

/** The tag `Document` is Strapi's own: what changes an entry there also loads its history again. */
const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'History'] }).injectEndpoints({
  endpoints: (builder) => ({
    versions: builder.query<readonly ListedVersion[], OpenEntry>({
      query: ({ model, documentId, locale }) =>
        `/website/history/${model}/${documentId}?locale=${locale}`,
      transformResponse: dataOf,
      // That its publication was asked for changes the history, and not the entry.
      providesTags: (_result, _error, entry) => ['History', ...tagsOf(entry)],
    }),
    comparison: builder.query<Comparison, InEntry>({
      query: ({ model, documentId, id }) => `/website/history/${model}/${documentId}/${id}`,
      transformResponse: dataOf,
      providesTags: (_result, _error, entry) => tagsOf(entry),
    }),
    bringBack: builder.mutation<BroughtBack, InEntry & Choice>({
      query: ({ model, documentId, id, ...choice }) => ({
        url: `/website/history/${model}/${documentId}/${id}`,
        method: 'POST',
        data: choice,
      }),
      transformResponse: dataOf,
      invalidatesTags: (_result, _error, entry) => [
        ...tagsOf(entry),
        { type: 'Document', id: `${entry.model}_LIST` },
      ],
    }),
    bin: builder.query<readonly BinnedEntry[], void>({
      query: () => '/website/bin',
      transformResponse: dataOf,
      providesTags: [BIN],
    }),
    restore: builder.mutation<BroughtBackEntry, Restoration>({
      query: ({ id, publish, locales }) => ({
        url: `/website/bin/${id}/restore`,
        method: 'POST',
        data: { publish, locales },
      }),
      transformResponse: dataOf,
      invalidatesTags: ['Document'],
    }),
  }),
});

interface Restoration {
  readonly id: number;
  readonly publish: boolean;
  /** Those to publish; of what has no languages the only one. */
  readonly locales: readonly string[];
}

export const {
  useVersionsQuery,
  useComparisonQuery,
  useBringBackMutation,
  useBinQuery,
  useRestoreMutation,
} = api;

/** A page of which there is one is called as its type. */
export function nameOf({ title, type }: BinnedEntry): string {
  return title || type;
}
