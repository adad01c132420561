import { Button, Field, Modal, Textarea } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { CloseButton } from '../../../admin/platform/open-dialog';
import { MAX_SENTENCE_LETTERS } from '../sentence';

interface SentenceFormProps {
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly isRequired?: boolean;
  readonly isSending: boolean;
  /** Sends the sentence; returns what went wrong, if anything did. */
  readonly onSend: (sentence: string) => Promise<string | undefined>;
  /** What a notice says once it is sent. */
  readonly sentNotice: string;
  readonly onClose: () => void;
}

/**
 * A dialog in which a person writes a sentence to a colleague. The sentence stays where it could not be sent.
 */
export function SentenceForm(props: SentenceFormProps) {
  const { label, hint, button, isRequired = false, isSending, onSend, sentNotice, onClose } = props;
  const [sentence, setSentence] = useState('');
  const { toggleNotification } = useNotification();

  async function send(): Promise<void> {
    const problem = await onSend(sentence.trim());
    if (problem === undefined) onClose();
    toggleNotification({
      type: problem === undefined ? 'success' : 'danger',
      message: problem ?? sentNotice,
    });
  }

  return (
    <>
      <Modal.Body>
        <Field.Root name="sentence" required={isRequired} hint={hint}>
          <Field.Label>{label}</Field.Label>
          <Textarea
            autoFocus
            maxLength={MAX_SENTENCE_LETTERS}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
          />
          <Field.Hint />
        </Field.Root>
      </Modal.Body>
      <Modal.Footer>
        <CloseButton label="Cancel" />
        <Button disabled={isRequired && sentence.trim() === ''} loading={isSending} onClick={send}>
          {button}
        </Button>
      </Modal.Footer>
    </>
  );
}
