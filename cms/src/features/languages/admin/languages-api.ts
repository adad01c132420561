import { entryEndpoint, entryTags, staffApiWithTags } from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { ENGLISH_PATH, PROOFREADINGS_PATH, TRANSLATION_STATES_PATH } from '../paths.ts';
import type { Confirmation, EnglishForTranslator } from '../server/english-for-translator.ts';
import type { Proofreadings } from '../server/proofreadings.ts';
import type { EntryTranslations } from '../server/translation-states.ts';

const api = staffApiWithTags('Proofreading', 'Translation').injectEndpoints({
  endpoints: (builder) => ({
    translationStates: builder.query<readonly EntryTranslations[], string | undefined>({
      query: (locale) =>
        locale ? `${TRANSLATION_STATES_PATH}?locale=${locale}` : TRANSLATION_STATES_PATH,
      providesTags: ['Translation'],
    }),
    englishForTranslator: builder.query<EnglishForTranslator, EntryRef<string>>({
      query: (translation) => entryEndpoint(ENGLISH_PATH, translation),
      // A save in Strapi's form also confirms the fields that the save changes.
      providesTags: (_result, _error, translation) => ['Translation', ...entryTags(translation)],
    }),
    // Invalidates no tag of the entry: Strapi would fill the form again, and what is not saved yet would be lost.
    confirmTranslation: builder.mutation<
      unknown,
      { translation: EntryRef<string>; confirmation: Confirmation }
    >({
      query: ({ translation, confirmation }) => ({
        url: entryEndpoint(ENGLISH_PATH, translation),
        method: 'POST',
        data: confirmation,
      }),
      invalidatesTags: ['Translation'],
    }),
    proofreadings: builder.query<Proofreadings, void>({
      query: () => PROOFREADINGS_PATH,
      providesTags: ['Proofreading'],
    }),
    setProofreading: builder.mutation<unknown, { locale: string; isProofread: boolean }>({
      query: (data) => ({ url: PROOFREADINGS_PATH, method: 'POST', data }),
      invalidatesTags: ['Proofreading'],
    }),
  }),
});

export const {
  useTranslationStatesQuery,
  useLazyTranslationStatesQuery,
  useEnglishForTranslatorQuery,
  useConfirmTranslationMutation,
  useProofreadingsQuery,
  useSetProofreadingMutation,
} = api;
