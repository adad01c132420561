import { adminApi } from '@strapi/strapi/admin';
import type { Comparison, ListedVersion } from '../../history/admin-routes';
import type { BinnedEntry, BroughtBackEntry } from '../../history/bin';
import type { ChangedField } from '../../history/compare';

export type { BinnedEntry, BroughtBackEntry, ChangedField, ListedVersion };

interface Entry {
  /** The uid of the entry's type. */
  readonly model: string;
  readonly documentId: string;
}

interface InEntry extends Entry {
  readonly id: number;
}

interface Choice extends Pick<Comparison, 'seen'> {
  /** Without it all fields. */
  readonly field?: string | undefined;
}

interface Data<Value> {
  readonly data: Value;
}

/** Sentences on what could not be brought back. */
interface BroughtBack {
  readonly missing: readonly string[];
}

const BIN = { type: 'Document', id: 'bin' } as const;

/** The tag `Document` is Strapi's own: what changes an entry there also loads its history again. */
const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'History'] }).injectEndpoints({
  endpoints: (builder) => ({
    versions: builder.query<readonly ListedVersion[], Entry & { readonly locale: string }>({
      query: ({ model, documentId, locale }) =>
        `/website/history/${model}/${documentId}?locale=${locale}`,
      transformResponse: ({ data }: Data<readonly ListedVersion[]>) => data,
      // That its publication was asked for changes the history, and not the entry.
      providesTags: (_result, _error, entry) => ['History', ...tagsOf(entry)],
    }),
    comparison: builder.query<Comparison, InEntry>({
      query: ({ model, documentId, id }) => `/website/history/${model}/${documentId}/${id}`,
      transformResponse: ({ data }: Data<Comparison>) => data,
      providesTags: (_result, _error, entry) => tagsOf(entry),
    }),
    bringBack: builder.mutation<BroughtBack, InEntry & Choice>({
      query: ({ model, documentId, id, ...choice }) => ({
        url: `/website/history/${model}/${documentId}/${id}`,
        method: 'POST',
        data: choice,
      }),
      transformResponse: ({ data }: Data<BroughtBack>) => data,
      invalidatesTags: (_result, _error, entry) => [
        ...tagsOf(entry),
        { type: 'Document', id: `${entry.model}_LIST` },
      ],
    }),
    bin: builder.query<readonly BinnedEntry[], void>({
      query: () => '/website/bin',
      transformResponse: ({ data }: Data<readonly BinnedEntry[]>) => data,
      providesTags: [BIN],
    }),
    restore: builder.mutation<BroughtBackEntry, Restoration>({
      query: ({ id, publish, locales }) => ({
        url: `/website/bin/${id}/restore`,
        method: 'POST',
        data: { publish, locales },
      }),
      transformResponse: ({ data }: Data<BroughtBackEntry>) => data,
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

/** As Strapi marks an entry of a list, and a page of which there is one. */
function tagsOf({ model, documentId }: Entry) {
  return [
    { type: 'Document', id: `${model}_${documentId}` } as const,
    { type: 'Document', id: model } as const,
  ];
}

export const {
  useVersionsQuery,
  useComparisonQuery,
  useBringBackMutation,
  useBinQuery,
  useRestoreMutation,
} = api;
