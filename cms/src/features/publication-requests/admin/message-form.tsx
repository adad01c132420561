import { Button, Field, Modal, Textarea } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { CloseButton } from '../../../admin/components/controlled-dialog';
import { MAX_MESSAGE_LETTERS } from '../message-limit';

interface MessageFormProps {
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly isRequired?: boolean;
  readonly isSending: boolean;
  /** Sends the message. Returns an error message if that failed. */
  readonly onSend: (message: string) => Promise<string | undefined>;
  readonly successText: string;
  readonly onClose: () => void;
}

/** The form for a message to a colleague. A message that cannot be sent stays in it. */
export function MessageForm(props: MessageFormProps) {
  const {
    label,
    hint,
    button,
    isRequired = false,
    isSending,
    onSend,
    successText,
    onClose,
  } = props;
  const [message, setMessage] = useState('');
  const { toggleNotification } = useNotification();

  async function send(): Promise<void> {
    const error = await onSend(message.trim());
    if (error !== undefined) {
      toggleNotification({ type: 'danger', message: error });
      return;
    }
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
