import { Button, Field, Modal, Textarea } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { CloseButton } from '../../../admin/components/dialogs.tsx';
import {
  type MutationResult,
  useSucceededOrNotify,
} from '../../../admin/requests/use-succeeded-or-notify.ts';
import { MAX_MESSAGE_LETTERS } from '../shown-request.ts';

interface MessageFormProps {
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly isRequired?: boolean;
  readonly isSending: boolean;
  onSend(message: string): Promise<MutationResult<unknown>>;
  readonly successText: string;
  readonly failureText: string;
  onClose(): void;
}

/** The content of a dialog that sends a message. A message that the CMS could not take stays in the form. */
export function MessageForm(props: MessageFormProps) {
  const {
    label,
    hint,
    button,
    isRequired = false,
    isSending,
    onSend,
    successText,
    failureText,
    onClose,
  } = props;
  const [message, setMessage] = useState('');
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();

  async function send(): Promise<void> {
    const result = await onSend(message.trim());
    if (!succeededOrNotify(result, failureText)) return;
    onClose();
    toggleNotification({ type: 'success', message: successText });
  }

  return (
    <>
      <Modal.Body>
        <Field.Root name="message" required={isRequired} hint={hint}>
          <Field.Label>{label}</Field.Label>
          <Textarea
            autoFocus
            maxLength={MAX_MESSAGE_LETTERS}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <Field.Hint />
        </Field.Root>
      </Modal.Body>
      <Modal.Footer>
        <CloseButton label="Cancel" />
        <Button disabled={isRequired && message.trim() === ''} loading={isSending} onClick={send}>
          {button}
        </Button>
      </Modal.Footer>
    </>
  );
}
