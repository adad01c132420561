import { useNotification } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import {
  entryApi,
  entryEndpoint,
  entryTags,
  type FormEntryRef,
  unwrapData,
} from '../../../admin/platform/entry-api';
import { useSucceededOrNotify } from '../../../admin/platform/error-message';
import { useLocale } from '../../../admin/platform/locale';
import { isTranslationLocale } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';
import type { Originals } from '../server/originals';
import type { TranslatedEntry } from '../server/translation-states';

/** What a translator says of a translation; without fields, that all of it is still right. */
interface Confirmation {
  readonly digest: string;
  readonly fields?: readonly string[];
}

const tags = ['Translation'] as const;
const api = entryApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (builder) => ({
    translations: builder.query<readonly TranslatedEntry[], string | undefined>({
      query: (locale) => `/website/languages${locale ? `?locale=${locale}` : ''}`,
      transformResponse: unwrapData,
      providesTags: ['Translation'],
    }),
    originals: builder.query<Originals, FormEntryRef>({
      query: (entry) => entryEndpoint('originals', entry),
      transformResponse: unwrapData,
      // Each save of the translation also says that it is right.
      providesTags: (_result, _error, entry) => ['Translation', ...entryTags(entry)],
    }),
    // No tag of the form is stale then, since the form may hold words that are not saved.
    confirmTranslation: builder.mutation<
      unknown,
      { translation: FormEntryRef; confirmation: Confirmation }
    >({
      query: ({ translation, confirmation }) => ({
        url: entryEndpoint('originals', translation),
        method: 'POST',
        data: confirmation,
      }),
      invalidatesTags: ['Translation'],
    }),
  }),
});

export const { useTranslationsQuery, useLazyTranslationsQuery, useOriginalsQuery } = api;

/** The translation that is open in the form; undefined for English and for a new entry. */
export function useOpenTranslation(): FormEntryRef | undefined {
  const { collectionType, slug: uid, id } = useParams();
  const locale = useLocale();
  // The server finds a single type's entry by itself.
  const documentId = collectionType === 'single-types' ? 'single' : id;
  const isOpen = documentId !== undefined && documentId !== 'create';
  if (!isOpen || !isContent(uid) || !isTranslationLocale(locale)) return undefined;
  return { uid, documentId, locale };
}

const NONE: FormEntryRef = { uid: '', documentId: '', locale: '' };

/** Reads the English beside a translation. */
export function useOriginals(translation: FormEntryRef | undefined) {
  return useOriginalsQuery(translation ?? NONE, { skip: !translation });
}

/** Tells the server what the translator says; resolves to whether it was noted, and says so. */
export function useConfirmation(translation: FormEntryRef | undefined) {
  const [send, { isLoading }] = api.useConfirmTranslationMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  async function confirm(confirmation: Confirmation, noted: string): Promise<boolean> {
    const result = await send({ translation: translation ?? NONE, confirmation });
    if (!succeededOrNotify(result, 'Nothing was noted. Please try again.')) return false;
    toggleNotification({ type: 'success', message: noted });
    return true;
  }
  return { confirm, isLoading };
}
