import { Button, Field, Flex, Modal, TextInput } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';

interface LinkDialogProps {
  /** Where the link leads until now; empty for a new one. */
  readonly address: string;
  /** Whether there are no words yet that could become the link. */
  readonly needsWords: boolean;
  /** Without an address the link is taken off. */
  onChoose(address: string, words: string): void;
  onClose(): void;
}

export function LinkDialog({ address: before, needsWords, onChoose, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(before);
  const [words, setWords] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React passes the event on to the form of the entry, around this dialog.
    event.stopPropagation();
    onChoose(address.trim(), words.trim() || address.trim());
  }

  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Link</Modal.Title>
        </Modal.Header>
        <form onSubmit={submit} noValidate>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {needsWords && (
                <Field.Root name="words">
                  <Field.Label>Words of the link</Field.Label>
                  <TextInput
                    autoFocus
                    value={words}
                    onChange={({ currentTarget }) => setWords(currentTarget.value)}
                  />
                </Field.Root>
              )}
              <Field.Root name="address">
                <Field.Label>Where it leads</Field.Label>
                <TextInput
                  autoFocus={!needsWords}
                  value={address}
                  placeholder="https://"
                  onChange={({ currentTarget }) => setAddress(currentTarget.value)}
                />
              </Field.Root>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary" type="button">
                Cancel
              </Button>
            </Modal.Close>
            <Flex gap={2}>
              {before !== '' && (
                <Button variant="danger-light" onClick={() => onChoose('', '')}>
                  Remove link
                </Button>
              )}
              <Button type="submit" disabled={address.trim() === ''}>
                Set link
              </Button>
            </Flex>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
