import { Button, Flex } from '@strapi/design-system';
import { useForm, useIsDesktop, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { type OpenEntry, READ_AGAIN } from '../../../admin/platform/entry-api';
import { useFormEntry } from '../../../admin/platform/form-entry';
import { useLocale } from '../../../admin/platform/locale';
import { Note } from '../../../admin/platform/note';
import { sharedComponents } from '../../../admin/platform/shared-components';
import { website } from '../../../admin/platform/website';
import { ENGLISH, languageName } from '../../../content/languages/languages';
import { timeInWords } from '../../../platform/time';
import {
  type ConcurrentEdits,
  useConcurrentEditsQuery,
  useLeftMutation,
  useReadAgainMutation,
} from './concurrent-edits-api';
import { ASK_EVERY_MS, useTyping } from './use-typing';

const WHAT_CHANGED = 'What was changed';

/** Says below the buttons who else has the entry open, and what a colleague changed meanwhile. */
export function OtherPeople() {
  const { model, document, id, isPublished } = useFormEntry();
  const isDesktop = useIsDesktop();
  const documentId = document?.documentId ?? id ?? '';
  const locale = useLocale();
  const shownUpdatedAt = document?.updatedAt ?? undefined;
  const { typedInterval, isAwake, wokenAt } = useTyping();
  const form = { model, documentId, locale, shownUpdatedAt, typedInterval };
  const skip = documentId === '' || isPublished;
  const { data, refetch } = useConcurrentEditsQuery(form, { ...READ_AGAIN, skip });
  // The query's own timer would ask once more after the form was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back to the window is answered at once
  useEffect(() => {
    if (skip || !isAwake) return;
    if (data) refetch();
    const timer = setInterval(refetch, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch, skip, isAwake, wokenAt]);
  useLeaving(model, documentId, skip);
  const wasJustPressed = useWasJustPressed();
  // A press in this window is answered before the form has read the entry again.
  const isOwnPress = data?.isOwnChange === true && wasJustPressed();
  const answer = skip || !data ? undefined : { ...data, changed: isOwnPress ? null : data.changed };
  useFreshForm({ model, documentId, locale }, answer?.isOwnChange ? answer.changed : null);
  const { warnings, others } = sentencesOf(answer, locale);
  if (warnings.length + others.length === 0) return null;
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      width="100%"
      // On a phone the form above it stays in view.
      {...(!isDesktop && { maxHeight: '30vh', overflow: 'auto' })}
      role="status"
      aria-label="Other people"
    >
      {warnings.map((text) => (
        <Note key={text} text={text} color="danger600" />
      ))}
      {warnings.length > 0 && data && (
        <WhatChanged model={model} documentId={documentId} versionId={data.versionId} />
      )}
      {others.map((text) => (
        <Note key={text} text={text} color="neutral800" />
      ))}
    </Flex>
  );
}

function sentencesOf(data: ConcurrentEdits | undefined, locale: string) {
  const warnings = [data?.refused, data?.changed].filter((text) => typeof text === 'string');
  const others = (data?.others ?? []).map((other) => {
    const isElsewhere = other.locale !== '' && other.locale !== locale;
    const language = isElsewhere ? ` in ${languageName(other.locale)}` : '';
    const since = timeInWords(other.since, website.timeZone);
    return `${other.name} has this entry open${language}, since ${since}.`;
  });
  return { warnings, others };
}

/** Shows what the entry was before, beside what is stored now. */
function WhatChanged({ model, documentId, versionId: id }: WhatChangedProps) {
  const [isOpen, setOpen] = useState(false);
  const { VersionDialog } = sharedComponents;
  if (id === null || !VersionDialog) return null;
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        {WHAT_CHANGED}
      </Button>
      {isOpen && (
        <VersionDialog
          version={{ model, documentId, id }}
          title={WHAT_CHANGED}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type WhatChangedProps = Pick<ConcurrentEdits, 'versionId'> & Omit<OpenEntry, 'locale'>;

/** Returns a function that says whether the form was saved or published within the last seconds. */
function useWasJustPressed(): () => boolean {
  const isSubmitting = useForm('useWasJustPressed', (form) => form.isSubmitting);
  const pressedAt = useRef(0);
  if (isSubmitting) pressedAt.current = Date.now();
  return () => Date.now() - pressedAt.current < ASK_EVERY_MS;
}

/** Fills a form in which nothing is typed with what this person stored since in another window, and says so. */
function useFreshForm(entry: OpenEntry, changed: string | null): void {
  const { model, documentId, locale } = entry;
  const isModified = useForm('useFreshForm', (form) => form.modified);
  const [readAgain] = useReadAgainMutation();
  const { toggleNotification } = useNotification();
  useEffect(() => {
    if (!changed || isModified) return;
    readAgain({ model, documentId, locale });
    toggleNotification({ type: 'info', message: `${changed} The form shows it now.` });
  }, [changed, isModified, readAgain, toggleNotification, model, documentId, locale]);
}

/** Tells the others at once that the form was left. */
function useLeaving(model: string, documentId: string, isSkipped: boolean): void {
  const [tell] = useLeftMutation();
  useEffect(() => {
    if (isSkipped) return;
    return () => {
      tell({ model, documentId, locale: ENGLISH });
    };
  }, [tell, model, documentId, isSkipped]);
}
