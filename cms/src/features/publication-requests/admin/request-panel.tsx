import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { type OpenEntry, READ_AGAIN } from '../../../admin/platform/entry-api';
import { failureOf } from '../../../admin/platform/failure';
import { useLocale } from '../../../admin/platform/locale';
import { Note } from '../../../admin/platform/note';
import { useMayPublish } from '../../../admin/platform/rights';
import { sharedComponents } from '../../../admin/platform/shared-components';
import { website } from '../../../admin/platform/website';
import { isContent } from '../../../content/types';
import { timeInWords } from '../../../platform/time';
import { type EntryRequest, useRequestQuery, useSendBackMutation } from './request-api';
import { SentenceForm } from './sentence-form';

/**
 * The panel beside an entry that says who asked for its publication in this language, and what became of it.
 */
export function RequestPanel({ model, document, activeTab }: PanelComponentProps) {
  const entry = { model, documentId: document?.documentId ?? '', locale: useLocale() };
  const mayPublish = useMayPublish(model);
  const isSkipped = !isContent(model) || activeTab === 'published';
  const {
    data: request,
    isError,
    isFetching,
  } = useRequestQuery(entry, {
    ...READ_AGAIN,
    skip: isSkipped || entry.documentId === '',
  });
  const isUnknown = isFetching && !request;
  if (isSkipped || isUnknown || (mayPublish && !request && !isError)) return null;
  return {
    title: 'Publication',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {isError && <Note text="What is asked for cannot be shown. Load the page again." />}
        {request && <Request entry={entry} request={request} mayPublish={mayPublish} />}
        {!request && !isError && (
          <Note text="An Editor publishes what you write. Save it, then press “Ask for publication”." />
        )}
      </Flex>
    ),
  };
}

interface RequestProps {
  readonly entry: OpenEntry;
  readonly request: NonNullable<EntryRequest>;
  readonly mayPublish: boolean;
}

function Request({ entry, request, mayPublish }: RequestProps) {
  const { byName, at, sentence, sentBack, changersSince } = request;
  const [isComparing, setComparing] = useState(false);
  const { VersionDialog } = sharedComponents;
  const asked = `${byName} asked for publication on ${timeInWords(at, website.timeZone)}.`;
  if (sentBack) {
    const when = timeInWords(sentBack.at, website.timeZone);
    return (
      <>
        <Note text={`${sentBack.by} sent it back on ${when}:`} color="danger600" />
        <Said text={sentBack.reason} />
        <Note text={asked} />
        <Note
          text={
            mayPublish
              ? 'It waits for the Author, who mends it and asks again. You may publish it all the same.'
              : 'Mend it, save it, and ask again.'
          }
        />
      </>
    );
  }
  return (
    <>
      <Note text={asked} color="neutral800" />
      {sentence && <Said text={sentence} />}
      {changersSince.length > 0 && (
        <>
          <Note text={`Changed since by ${changersSince.join(', ')}.`} color="danger600" />
          {VersionDialog && (
            <Button variant="secondary" fullWidth onClick={() => setComparing(true)}>
              Compare
            </Button>
          )}
        </>
      )}
      {isComparing && VersionDialog && (
        <VersionDialog
          version={{ model: entry.model, documentId: entry.documentId, id: request.versionId }}
          title={`Asked for on ${timeInWords(at, website.timeZone)}`}
          onClose={() => setComparing(false)}
        />
      )}
      {mayPublish ? (
        <SendBack entry={entry} id={request.id} />
      ) : (
        <Note text="An Editor publishes it, or sends it back. What you save until then is published too." />
      )}
    </>
  );
}

/** A sentence as it was written. */
function Said({ text }: Readonly<{ text: string }>) {
  return (
    <Typography
      tag="blockquote"
      textColor="neutral800"
      style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {`“${text}”`}
    </Typography>
  );
}

function SendBack({ entry, id }: Readonly<{ entry: OpenEntry; id: number }>) {
  const [isOpen, setOpen] = useState(false);
  const [sendBack, { isLoading }] = useSendBackMutation();
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        Send back
      </Button>
      <Note text="Read it, then press “Publish”, or send it back with a sentence." />
      <Modal.Root open={isOpen} onOpenChange={setOpen}>
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>Send back</Modal.Title>
          </Modal.Header>
          <SentenceForm
            label="What is to be mended?"
            hint="The Author reads it beside the entry."
            button="Send back"
            isRequired
            isSending={isLoading}
            onSend={async (reason) => {
              const result = await sendBack({ ...entry, id, reason });
              return failureOf(result, 'It was not sent back. Please try again.');
            }}
            sentNotice="It is sent back. The Author reads why."
            onClose={() => setOpen(false)}
          />
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
