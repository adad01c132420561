import { useForm, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useFormEntry } from '../../../admin/shared/form-entry';
import { useLocale } from '../../../admin/shared/locale';
import {
  entryTags,
  READ_ON_MOUNT,
  useInvalidateTagsMutation,
} from '../../../admin/shared/website-api';
import type { EntryRef } from '../../../content/entry-ref';
import { ENGLISH } from '../../../content/languages/languages';
import type { FormStatus } from '../server/handlers';
import { useFormStatusQuery, useReportClosedFormMutation } from './concurrent-edits-api';
import { REPORT_EVERY_MS, useActivity } from './use-activity';

interface EntryAndStatus {
  readonly entry: EntryRef<string>;
  /** Undefined for a new entry, for the published row, and until the CMS has answered. */
  readonly status: FormStatus | undefined;
}

/** Reports every ten seconds that the form is open, and returns what the CMS answers about other people. */
export function useFormStatus(): EntryAndStatus {
  const { uid, document, id, showsPublished } = useFormEntry();
  const documentId = document?.documentId ?? id ?? '';
  const entry = { uid, documentId, locale: useLocale() };
  const shownUpdatedAt = document?.updatedAt ?? undefined;
  const { typedInterval, isActive, returnedAt } = useActivity();
  const report = { ...entry, shownUpdatedAt, typedInterval };
  const skip = documentId === '' || showsPublished;
  const { data, refetch } = useFormStatusQuery(report, { ...READ_ON_MOUNT, skip });
  // Not with `pollingInterval`, which asks once more after the form is closed: the person would seem to be back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `returnedAt` is there to ask at once when the person returns
  useEffect(() => {
    if (skip || !isActive) return;
    if (data) refetch();
    const timer = setInterval(refetch, REPORT_EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch, skip, isActive, returnedAt]);
  useReportWhenClosed(uid, documentId, skip);
  const wasJustSaved = useWasJustSaved();
  // Just after a save in this window the form still has the old `updatedAt`, so its own save looks like another's.
  const isOwnSave = wasJustSaved && data?.isOwnChange === true;
  const changeMessage = isOwnSave ? null : (data?.changeMessage ?? null);
  const status = skip || !data ? undefined : { ...data, changeMessage };
  useReloadAfterOwnChange(uid, documentId, status?.isOwnChange ? status.changeMessage : null);
  return { entry, status };
}

/** Whether the form was saved or published within the last seconds. */
function useWasJustSaved(): boolean {
  const isSubmitting = useForm('useWasJustSaved', (form) => form.isSubmitting);
  const [savedAt, setSavedAt] = useState(0);
  useEffect(() => {
    if (!isSubmitting) return;
    const noteTime = () => setSavedAt(Date.now());
    noteTime();
    return noteTime;
  }, [isSubmitting]);
  return isSubmitting || Date.now() - savedAt < REPORT_EVERY_MS;
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

function useReportWhenClosed(uid: string, documentId: string, isSkipped: boolean): void {
  const [reportClosedForm] = useReportClosedFormMutation();
  useEffect(() => {
    if (isSkipped) return;
    return () => {
      // A person has one form of an entry, so the CMS ignores the language.
      reportClosedForm({ uid, documentId, locale: ENGLISH });
    };
  }, [reportClosedForm, uid, documentId, isSkipped]);
}
