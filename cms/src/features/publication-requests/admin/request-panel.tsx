import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { type FormEntryRef, READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { errorMessage } from '../../../admin/platform/error-message';
import { useLocale } from '../../../admin/platform/locale';
import { publicSettings } from '../../../admin/platform/public-settings';
import { useMayPublish } from '../../../admin/platform/rights';
import { sharedComponents } from '../../../admin/platform/shared-components';
import { SmallText } from '../../../admin/platform/small-text';
import { isContent } from '../../../content/types';
import { timeInWords } from '../../../platform/time';
import { type EntryRequest, useRequestQuery, useSendBackMutation } from './request-api';
import { SentenceForm } from './sentence-form';

/**
 * The panel beside an entry that says who asked for its publication in this language, and what became of it.
 */
export function RequestPanel({ model: uid, document, activeTab }: PanelComponentProps) {
  const entry = { uid, documentId: document?.documentId ?? '', locale: useLocale() };
  const mayPublish = useMayPublish(uid);
  const isSkipped = !isContent(uid) || activeTab === 'published';
  const {
    data: request,
    isError,
    isFetching,
  } = useRequestQuery(entry, {
    ...READ_ON_MOUNT,
    skip: isSkipped || entry.documentId === '',
  });
  const isUnknown = isFetching && !request;
  if (isSkipped || isUnknown || (mayPublish && !request && !isError)) return null;
  return {
    title: 'Publication',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {isError && <SmallText text="What is asked for cannot be shown. Load the page again." />}
        {request && <Request entry={entry} request={request} mayPublish={mayPublish} />}
        {!request && !isError && (
          <SmallText text="An Editor publishes what you write. Save it, then press “Ask for publication”." />
        )}
      </Flex>
    ),
  };
}

interface RequestProps {
  readonly entry: FormEntryRef;
  readonly request: NonNullable<EntryRequest>;
  readonly mayPublish: boolean;
}

function Request({ entry, request, mayPublish }: RequestProps) {
  const { byName, at, sentence, sentBack, changersSince } = request;
  const [isComparing, setComparing] = useState(false);
  const { VersionDialog } = sharedComponents;
  const asked = `${byName} asked for publication on ${timeInWords(at, publicSettings.timeZone)}.`;
  if (sentBack) {
    const when = timeInWords(sentBack.at, publicSettings.timeZone);
    return (
      <>
        <SmallText text={`${sentBack.by} sent it back on ${when}:`} color="danger600" />
        <Said text={sentBack.reason} />
        <SmallText text={asked} />
        <SmallText
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
      <SmallText text={asked} color="neutral800" />
      {sentence && <Said text={sentence} />}
      {changersSince.length > 0 && (
        <>
          <SmallText text={`Changed since by ${changersSince.join(', ')}.`} color="danger600" />
          {VersionDialog && (
            <Button variant="secondary" fullWidth onClick={() => setComparing(true)}>
              Compare
            </Button>
          )}
        </>
      )}
      {isComparing && VersionDialog && (
        <VersionDialog
          version={{ uid: entry.uid, documentId: entry.documentId, id: request.versionId }}
          title={`Asked for on ${timeInWords(at, publicSettings.timeZone)}`}
          onClose={() => setComparing(false)}
        />
      )}
      {mayPublish ? (
        <SendBack entry={entry} id={request.id} />
      ) : (
        <SmallText text="An Editor publishes it, or sends it back. What you save until then is published too." />
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

function SendBack({ entry, id }: Readonly<{ entry: FormEntryRef; id: number }>) {
  const [isOpen, setOpen] = useState(false);
  const [sendBack, { isLoading }] = useSendBackMutation();
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        Send back
      </Button>
      <SmallText text="Read it, then press “Publish”, or send it back with a sentence." />
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
              return errorMessage(result, 'It was not sent back. Please try again.');
            }}
            sentNotice="It is sent back. The Author reads why."
            onClose={() => setOpen(false)}
          />
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
