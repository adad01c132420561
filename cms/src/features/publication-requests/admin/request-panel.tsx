import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { ControlledDialog } from '../../../admin/components/dialogs.tsx';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import { useMayPublish } from '../../../admin/hooks/use-has-right.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { isContent } from '../../../content/types.ts';
import { timeInWords } from '../../../platform/time.ts';
import type { PanelRequest } from '../server/handlers.ts';
import { MessageForm } from './message-form.tsx';
import { useEntryRequestQuery, useSendBackMutation } from './publication-requests-api.ts';
import { askedInWords, panelContent } from './request-states.ts';

export function RequestPanel({ model: uid, document, activeTab }: PanelComponentProps) {
  const entryRef = { uid, documentId: document?.documentId ?? '', locale: useLocale() };
  const mayPublish = useMayPublish(uid);
  const hasPanel = isContent(uid) && activeTab !== 'published';
  const options = { ...READ_ON_MOUNT, skip: !hasPanel || entryRef.documentId === '' };
  const { data: request, isError, isFetching } = useEntryRequestQuery(entryRef, options);
  const shown = panelContent({ request, isFetching, isError, mayPublish });
  if (!hasPanel || shown === 'nothing') return null;
  return {
    title: 'Publication',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {isError && <ReadError subject="The request for publication" />}
        {shown === 'how-to-ask' && (
          <SmallText text="An Editor publishes what you write. Save it, then press “Ask for publication”." />
        )}
        {request && shown === 'sent-back' && (
          <SentBackRequest request={request} mayPublish={mayPublish} />
        )}
        {request && shown === 'waiting' && (
          <WaitingRequest entryRef={entryRef} request={request} mayPublish={mayPublish} />
        )}
      </Flex>
    ),
  };
}

interface RequestProps {
  readonly request: PanelRequest;
  readonly mayPublish: boolean;
}

function SentBackRequest({ request, mayPublish }: RequestProps) {
  const { sentBack } = request;
  if (!sentBack) return null;
  const when = timeInWords(sentBack.at, publicSettings.timeZone);
  return (
    <>
      <SmallText text={`${sentBack.byName} sent it back on ${when}:`} color="danger600" />
      <Quote text={sentBack.reason} />
      <SmallText text={askedInWords(request, publicSettings.timeZone)} />
      <SmallText
        text={
          mayPublish
            ? 'It waits for the Author, who corrects it and asks again. You may publish it all the same.'
            : 'Correct it, save it, and ask again.'
        }
      />
    </>
  );
}

interface WaitingRequestProps extends RequestProps {
  readonly entryRef: EntryRef<string>;
}

function WaitingRequest({ entryRef, request, mayPublish }: WaitingRequestProps) {
  const { at, message, changedSinceBy } = request;
  const [isComparing, setIsComparing] = useState(false);
  const VersionDialog = useProvidedComponent('VersionDialog');
  return (
    <>
      <SmallText text={askedInWords(request, publicSettings.timeZone)} color="neutral800" />
      {message && <Quote text={message} />}
      {changedSinceBy.length > 0 && (
        <>
          <SmallText text={`Changed since by ${changedSinceBy.join(', ')}.`} color="danger600" />
          {VersionDialog && (
            <Button variant="secondary" fullWidth onClick={() => setIsComparing(true)}>
              Compare
            </Button>
          )}
        </>
      )}
      {isComparing && VersionDialog && (
        <VersionDialog
          version={{ uid: entryRef.uid, documentId: entryRef.documentId, id: request.versionId }}
          title={`Asked for on ${timeInWords(at, publicSettings.timeZone)}`}
          onClose={() => setIsComparing(false)}
        />
      )}
      {mayPublish ? (
        <SendBack entryRef={entryRef} id={request.id} />
      ) : (
        <SmallText text="An Editor publishes it, or sends it back. What you save until then is published too." />
      )}
    </>
  );
}

function Quote({ text }: Readonly<{ text: string }>) {
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

function SendBack({ entryRef, id }: Readonly<{ entryRef: EntryRef<string>; id: number }>) {
  const [isOpen, setIsOpen] = useState(false);
  const [sendBack, { isLoading }] = useSendBackMutation();
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setIsOpen(true)}>
        Send back
      </Button>
      <SmallText text="Read it, then press “Publish”, or send it back with a sentence." />
      {isOpen && (
        <ControlledDialog title="Send back" onClose={() => setIsOpen(false)}>
          <MessageForm
            label="What has to be corrected?"
            hint="The Author reads it beside the entry."
            button="Send back"
            isRequired
            isSending={isLoading}
            onSend={(reason) => sendBack({ ...entryRef, id, reason })}
            successText="It is sent back. The Author reads why."
            failureText="It was not sent back. Please try again."
            onClose={() => setIsOpen(false)}
          />
        </ControlledDialog>
      )}
    </>
  );
}
