import { Button, Flex } from '@strapi/design-system';
import { useForm, useIsDesktop, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import {
  entryTags,
  type FormEntryRef,
  READ_ON_MOUNT,
  useInvalidateTagsMutation,
} from '../../../admin/platform/entry-api';
import { useFormEntry } from '../../../admin/platform/form-entry';
import { useLocale } from '../../../admin/platform/locale';
import { publicSettings } from '../../../admin/platform/public-settings';
import { sharedComponents } from '../../../admin/platform/shared-components';
import { SmallText } from '../../../admin/platform/small-text';
import { ENGLISH, languageName } from '../../../content/languages/languages';
import { timeInWords } from '../../../platform/time';
import {
  type ConcurrentEdits,
  useConcurrentEditsQuery,
  useLeftMutation,
} from './concurrent-edits-api';
import { ASK_EVERY_MS, useTyping } from './use-typing';

const WHAT_CHANGED = 'What was changed';

/** Says below the buttons who else has the entry open, and what a colleague changed meanwhile. */
export function OtherPeople() {
  const { uid, document, id, showsPublished } = useFormEntry();
  const isDesktop = useIsDesktop();
  const documentId = document?.documentId ?? id ?? '';
  const locale = useLocale();
  const shownUpdatedAt = document?.updatedAt ?? undefined;
  const { typedInterval, isAwake, wokenAt } = useTyping();
  const form = { uid, documentId, locale, shownUpdatedAt, typedInterval };
  const skip = documentId === '' || showsPublished;
  const { data, refetch } = useConcurrentEditsQuery(form, { ...READ_ON_MOUNT, skip });
  // The query's own timer would ask once more after the form was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back to the window is answered at once
  useEffect(() => {
    if (skip || !isAwake) return;
    if (data) refetch();
    const timer = setInterval(refetch, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch, skip, isAwake, wokenAt]);
  useLeaving(uid, documentId, skip);
  const wasJustPressed = useWasJustPressed();
  // A press in this window is answered before the form has read the entry again.
  const isOwnPress = data?.isOwnChange === true && wasJustPressed();
  const answer = skip || !data ? undefined : { ...data, changed: isOwnPress ? null : data.changed };
  useFreshForm(uid, documentId, answer?.isOwnChange ? answer.changed : null);
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
        <SmallText key={text} text={text} color="danger600" />
      ))}
      {warnings.length > 0 && data && (
        <WhatChanged uid={uid} documentId={documentId} versionId={data.versionId} />
      )}
      {others.map((text) => (
        <SmallText key={text} text={text} color="neutral800" />
      ))}
    </Flex>
  );
}

function sentencesOf(data: ConcurrentEdits | undefined, locale: string) {
  const warnings = [data?.refused, data?.changed].filter((text) => typeof text === 'string');
  const others = (data?.others ?? []).map((other) => {
    const isElsewhere = other.locale !== '' && other.locale !== locale;
    const language = isElsewhere ? ` in ${languageName(other.locale)}` : '';
    const since = timeInWords(other.since, publicSettings.timeZone);
    return `${other.name} has this entry open${language}, since ${since}.`;
  });
  return { warnings, others };
}

/** Shows what the entry was before, beside what is stored now. */
function WhatChanged({ uid, documentId, versionId: id }: WhatChangedProps) {
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
          version={{ uid, documentId, id }}
          title={WHAT_CHANGED}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type WhatChangedProps = Pick<ConcurrentEdits, 'versionId'> & Omit<FormEntryRef, 'locale'>;

/** Returns a function that says whether the form was saved or published within the last seconds. */
function useWasJustPressed(): () => boolean {
  const isSubmitting = useForm('useWasJustPressed', (form) => form.isSubmitting);
  const pressedAt = useRef(0);
  if (isSubmitting) pressedAt.current = Date.now();
  return () => Date.now() - pressedAt.current < ASK_EVERY_MS;
}

/** Fills a form in which nothing is typed with what this person stored since in another window, and says so. */
function useFreshForm(uid: string, documentId: string, changed: string | null): void {
  const isModified = useForm('useFreshForm', (form) => form.modified);
  const [invalidateTags] = useInvalidateTagsMutation();
  const { toggleNotification } = useNotification();
  useEffect(() => {
    if (!changed || isModified) return;
    invalidateTags(entryTags({ uid, documentId }));
    toggleNotification({ type: 'info', message: `${changed} The form shows it now.` });
  }, [changed, isModified, invalidateTags, toggleNotification, uid, documentId]);
}

/** Tells the others at once that the form was left. */
function useLeaving(uid: string, documentId: string, isSkipped: boolean): void {
  const [tell] = useLeftMutation();
  useEffect(() => {
    if (isSkipped) return;
    return () => {
      tell({ uid, documentId, locale: ENGLISH });
    };
  }, [tell, uid, documentId, isSkipped]);
}
