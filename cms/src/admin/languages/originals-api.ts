import { adminApi, useNotification } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { isTranslation } from '../../content/languages';
import { isContent } from '../../content/types';
import type { TranslatedEntry } from '../../editing/languages';
import type { Originals } from '../../editing/originals';
import { useLocale } from '../content/locale';

/** A translation of an entry. */
export interface Translation {
  /** The uid of the entry's type. */
  readonly model: string;
  readonly documentId: string;
  readonly locale: string;
}

/** What a translator says: without anything, that all of it is still right. */
interface Word {
  readonly seen: string;
  readonly fields?: readonly string[];
  readonly isRead?: boolean;
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
    confirmTranslation: builder.mutation<unknown, { translation: Translation; word: Word }>({
      query: ({ translation, word }) => ({
        url: addressOf(translation),
        method: 'POST',
        data: word,
      }),
      invalidatesTags: ['Translation'],
    }),
  }),
});

function addressOf({ model, documentId, locale }: Translation): string {
  return `/website/originals/${model}/${documentId}?locale=${locale}`;
}

export const { useTranslationsQuery, useLazyTranslationsQuery, useOriginalsQuery } = api;

/** The translation that is open in the form; undefined for English and for a new entry. */
export function useOpenTranslation(): Translation | undefined {
  const { collectionType, slug: model, id } = useParams();
  const locale = useLocale();
  // The server knows the entry of a type that has one.
  const documentId = collectionType === 'single-types' ? 'single' : id;
  const isOpen = documentId !== undefined && documentId !== 'create';
  if (!isOpen || !isContent(model) || !isTranslation(locale)) return undefined;
  return { model, documentId, locale };
}

const NONE: Translation = { model: '', documentId: '', locale: '' };

/** The English beside a translation. */
export function useOriginals(translation: Translation | undefined) {
  return useOriginalsQuery(translation ?? NONE, { skip: !translation });
}

/** Tells the server what the translator says; resolves to whether it was noted, and says so. */
export function useWord(translation: Translation | undefined) {
  const [confirm, { isLoading }] = api.useConfirmTranslationMutation();
  const { toggleNotification } = useNotification();
  async function say(word: Word, noted: string): Promise<boolean> {
    const result = await confirm({ translation: translation ?? NONE, word });
    if ('error' in result) {
      const message = result.error?.message ?? 'Nothing was noted. Please try again.';
      toggleNotification({ type: 'danger', message });
      return false;
    }
    toggleNotification({ type: 'success', message: noted });
    return true;
  }
  return { say, isLoading };
}
