import { useForm, useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useFormEntry } from '../../../admin/hooks/use-form-entry.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import {
  entryEndpoint,
  entryTags,
  READ_ON_MOUNT,
  staffApi,
  useInvalidateTagsMutation,
} from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { FORM_STATUS_PATH } from '../paths.ts';
import type { FormStatus } from '../server/handlers.ts';
import { shownStatus } from './shown-status.ts';

interface ShownEntry extends EntryRef<string> {
  /** The entry's `updatedAt` in the form. Undefined if the language has no text yet. */
  readonly shownUpdatedAt: string | undefined;
}

const { useFormStatusQuery } = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    formStatus: builder.query<FormStatus, ShownEntry>({
      query: ({ shownUpdatedAt, ...entryRef }) => {
        const url = entryEndpoint(FORM_STATUS_PATH, entryRef);
        return shownUpdatedAt ? `${url}&shownUpdatedAt=${shownUpdatedAt}` : url;
      },
      // Strapi's form invalidates these tags at each save, also a refused one, so the admin reads the status again.
      providesTags: (_result, _error, entry) => entryTags(entry),
      keepUnusedDataFor: 0,
    }),
  }),
});

interface EntryAndStatus {
  readonly entryRef: EntryRef<string>;
  /** Undefined for a new entry, for the published row, and until the CMS has answered. */
  readonly status: FormStatus | undefined;
}

/** Reads what others changed when the form opens, after each save, and when the person returns to the window. */
export function useChangesByOthers(): EntryAndStatus {
  const { uid, document, isLoading, documentId: idInUrl, showsPublished } = useFormEntry();
  const documentId = document?.documentId ?? idInUrl ?? '';
  const entryRef = { uid, documentId, locale: useLocale() };
  const skip = documentId === '' || showsPublished;
  const { currentData, refetch } = useFormStatusQuery(
    { ...entryRef, shownUpdatedAt: document?.updatedAt ?? undefined },
    { ...READ_ON_MOUNT, skip },
  );
  useEffect(() => {
    if (skip) return;
    window.addEventListener('focus', refetch);
    return () => window.removeEventListener('focus', refetch);
  }, [refetch, skip]);
  const isSubmitting = useForm('useChangesByOthers', (form) => form.isSubmitting);
  const status =
    skip || !currentData ? undefined : shownStatus(currentData, { isSubmitting, isLoading });
  useReloadAfterOwnChange(uid, documentId, status?.isOwnChange ? status.changeMessage : null);
  return { entryRef, status };
}

/** Fills an unchanged form again after this person saved the entry in another window, and says so. */
function useReloadAfterOwnChange(
  uid: string,
  documentId: string,
  changeMessage: string | null,
): void {
  const isModified = useForm('useReloadAfterOwnChange', (form) => form.modified);
  const [invalidateTags] = useInvalidateTagsMutation();
  const { toggleNotification } = useNotification();
  useEffect(() => {
    if (!changeMessage || isModified) return;
    invalidateTags(entryTags({ uid, documentId }));
    toggleNotification({ type: 'info', message: `${changeMessage} The form shows it now.` });
  }, [changeMessage, isModified, invalidateTags, toggleNotification, uid, documentId]);
}
