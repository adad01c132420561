import { entryEndpoint, entryTags, websiteApi } from '../../../admin/requests/website-api';
import type { EntryRef } from '../../../content/entry-ref';
import type { FormStatus } from '../server/handlers';

interface ShownEntry extends EntryRef<string> {
  /** The entry's `updatedAt` in the form. Undefined if the language has no text yet. */
  readonly shownUpdatedAt: string | undefined;
}

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    formStatus: builder.query<FormStatus, ShownEntry>({
      query: ({ shownUpdatedAt, ...entryRef }) => {
        const url = entryEndpoint('concurrent-edits', entryRef);
        return shownUpdatedAt ? `${url}&shownUpdatedAt=${shownUpdatedAt}` : url;
      },
      // Strapi's form invalidates these tags at each save, also a refused one, and the status is read again.
      providesTags: (_result, _error, entry) => entryTags(entry),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFormStatusQuery } = api;
