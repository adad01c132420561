import type {
  DocumentActionComponent,
  DocumentActionProps,
} from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useMayPublish } from '../../../admin/hooks/use-has-right.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { isContent } from '../../../content/types.ts';
import { MessageForm } from './message-form.tsx';
import { useEntryRequestQuery, useRequestPublicationMutation } from './publication-requests-api.ts';
import { askButton } from './request-states.ts';

/** Gives people who may not publish “Ask for publication” in place of Strapi's “Publish”. Keeps other actions. */
export function askInPlaceOfPublish(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  if (type !== 'publish') return action;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, from Strapi's own component
  const PublishOrAsk: DocumentActionComponent = (props) => {
    const publish = action(props);
    const mayPublish = useMayPublish(props.model);
    const mustAsk = !mayPublish && isContent(props.model);
    const ask = useAskAction(props, mustAsk);
    return mustAsk ? ask : publish;
  };
  return Object.assign(PublishOrAsk, { type, position });
}

function useAskAction(
  { model: uid, document, activeTab }: DocumentActionProps,
  mustAsk: boolean,
): ReturnType<DocumentActionComponent> {
  const locale = useLocale();
  const isModified = useForm('useAskAction', (state) => state.modified);
  const documentId = document?.documentId ?? '';
  const skip = !mustAsk || documentId === '';
  const { data: request, isFetching } = useEntryRequestQuery({ uid, documentId, locale }, { skip });
  // Without useCallback React would mount the dialog again at each rendering, and lose the typed text.
  const Dialog = useCallback(
    ({ onClose }: { onClose(): void }) => (
      <AskForm entryRef={{ uid, documentId, locale }} onClose={onClose} />
    ),
    [uid, documentId, locale],
  );
  return {
    position: ['panel'],
    ...askButton({
      request,
      cannotAskYet: skip || isFetching,
      isModified,
      isPublished: document?.status === 'published',
      showsPublished: activeTab === 'published',
    }),
    dialog: { type: 'modal', title: 'Ask for publication', content: Dialog },
  };
}

interface AskFormProps {
  readonly entryRef: EntryRef<string>;
  onClose(): void;
}

function AskForm({ entryRef, onClose }: AskFormProps) {
  const [requestPublication, { isLoading }] = useRequestPublicationMutation();
  return (
    <MessageForm
      label="A sentence for the Editors"
      hint="What is new, or until when it is needed. You may leave it empty."
      button="Ask"
      isSending={isLoading}
      onSend={(message) => requestPublication({ ...entryRef, message })}
      successText="It is asked for. An Editor publishes it, or sends it back."
      failureText="Nothing was asked for. Please try again."
      onClose={onClose}
    />
  );
}
