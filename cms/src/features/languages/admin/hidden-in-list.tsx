import { useParams } from 'react-router-dom';
import { entryApi, listTag, unwrapData } from '../../../admin/platform/entry-api';
import type { ListNotes } from '../../../admin/platform/list-notes';
import { useLocale } from '../../../admin/platform/locale';
import { SmallText } from '../../../admin/platform/small-text';
import { ENGLISH } from '../../../content/languages/languages';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    withoutEnglish: builder.query<readonly string[], string>({
      query: (uid) => `/website/without-english/${uid}`,
      transformResponse: unwrapData,
      // The tag of Strapi's list, which publishing and taking off make stale.
      providesTags: (_result, _error, uid) => [listTag(uid)],
    }),
  }),
});

/** Says beside entries, in the list of another language, that visitors do not see what is published. */
export function useHiddenWithoutEnglish(): ListNotes {
  const { slug = '' } = useParams();
  const isEnglish = useLocale() === ENGLISH;
  const { currentData: unseen = [], isError } = api.useWithoutEnglishQuery(slug, {
    skip: isEnglish,
  });
  return {
    isError,
    noteOf: (documentId) =>
      unseen.includes(documentId) && (
        <SmallText text="Visitors do not see it: publish the English" color="danger600" />
      ),
  };
}
