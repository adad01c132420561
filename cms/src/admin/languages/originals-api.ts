import { adminApi } from '@strapi/strapi/admin';
import type { TranslatedEntry } from '../../editing/languages';
import type { Originals } from '../../editing/originals';

/** A translation of an entry. */
export interface Translation {
  /** The uid of the entry's type. */
  readonly model: string;
  readonly documentId: string;
  readonly locale: string;
}

interface Data<Value> {
  readonly data: Value;
}

const tags = ['Document', 'Translation'] as const;
const api = adminApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (builder) => ({
    translations: builder.query<readonly TranslatedEntry[], void>({
      query: () => '/website/languages',
      transformResponse: ({ data }: Data<readonly TranslatedEntry[]>) => data,
      providesTags: ['Translation'],
    }),
    originals: builder.query<Originals, Translation>({
      query: addressOf,
      transformResponse: ({ data }: Data<Originals>) => data,
      // A save of the translation takes it as right too.
      providesTags: (_result, _error, { model, documentId }) => [
        'Translation',
        { type: 'Document', id: `${model}_${documentId}` },
        { type: 'Document', id: model },
      ],
    }),
    // The form is left alone: it may hold words that are not saved.
    confirmTranslation: builder.mutation<unknown, Translation & Pick<Originals, 'seen'>>({
      query: ({ seen, ...translation }) => ({
        url: addressOf(translation),
        method: 'POST',
        data: { seen },
      }),
      invalidatesTags: ['Translation'],
    }),
  }),
});

function addressOf({ model, documentId, locale }: Translation): string {
  return `/website/originals/${model}/${documentId}?locale=${locale}`;
}

export const { useTranslationsQuery, useOriginalsQuery, useConfirmTranslationMutation } = api;
