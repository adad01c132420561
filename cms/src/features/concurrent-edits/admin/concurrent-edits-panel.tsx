import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex } from '@strapi/design-system';
import { useIsDesktop, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { type OpenEntry, READ_AGAIN } from '../../../admin/platform/entry-api';
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
} from './concurrent-edits-api';
import { ASK_EVERY_MS, useTyping } from './use-typing';

const TITLE = 'Other people';
const WHAT_CHANGED = 'What was changed';
const SETTLED_MS = 2_000;
const SHOWN_MS = 10_000;

/** The panel that says who else has the entry open, and what a colleague changed meanwhile. */
export function ConcurrentEditsPanel({
  model,
  document,
  documentId,
  activeTab,
}: PanelComponentProps) {
  const id = document?.documentId ?? documentId ?? '';
  const locale = useLocale();
  const openedAt = document?.updatedAt ?? undefined;
  const { typingMark, isAwake } = useTyping();
  const form = { model, documentId: id, locale, openedAt, typingMark };
  const skip = id === '' || activeTab === 'published';
  const { data, refetch } = useConcurrentEditsQuery(form, { ...READ_AGAIN, skip });
  // The query's own timer would ask once more after the form was left.
  useEffect(() => {
    if (skip || !isAwake) return;
    const timer = setInterval(refetch, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch, skip, isAwake]);
  useLeaving(model, id, skip);
  const { warnings, others } = sentencesOf(skip ? undefined : data, locale);
  useNoticeOnPhone([...warnings, ...others]);
  if (warnings.length + others.length === 0) return null;
  return {
    title: TITLE,
    content: (
      <Flex
        direction="column"
        alignItems="stretch"
        gap={3}
        width="100%"
        role="status"
        aria-label={TITLE}
      >
        {warnings.map((text) => (
          <Note key={text} text={text} color="danger600" />
        ))}
        {warnings.length > 0 && data && (
          <WhatChanged model={model} documentId={id} versionId={data.versionId} />
        )}
        {others.map((text) => (
          <Note key={text} text={text} color="neutral800" />
        ))}
      </Flex>
    ),
  };
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
          entry={{ model, documentId, id }}
          title={WHAT_CHANGED}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type WhatChangedProps = Pick<ConcurrentEdits, 'versionId'> & Omit<OpenEntry, 'locale'>;

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

/** On a phone the panels are folded away: what is new stands above the form for some seconds. */
function useNoticeOnPhone(sentences: readonly string[]): void {
  const isDesktop = useIsDesktop();
  const { toggleNotification } = useNotification();
  const told = useRef(new Set<string>());
  const lines = sentences.join('\n');
  useEffect(() => {
    if (isDesktop || lines === '') return;
    // After one's own save it stands until the form was read again.
    const timer = setTimeout(() => {
      for (const message of lines.split('\n')) {
        if (told.current.has(message)) continue;
        told.current.add(message);
        toggleNotification({ type: 'warning', message, timeout: SHOWN_MS });
      }
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isDesktop, lines, toggleNotification]);
}
