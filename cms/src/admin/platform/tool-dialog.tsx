import { Flex, Modal } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';
import { CloseButton } from './open-dialog';

interface ToolDialogProps {
  readonly trigger: ReactNode;
  readonly title: string;
  /** Whether there is nothing left to do but to close. */
  readonly isDone: boolean;
  readonly onReset: () => void;
  readonly onSubmit: () => void;
  readonly submitButton: ReactNode;
  readonly children: ReactNode;
}

export function ToolDialog(props: ToolDialogProps) {
  const { trigger, title, isDone, onReset, onSubmit, submitButton, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal.Root onOpenChange={onReset}>
      <Modal.Trigger>{trigger}</Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <form onSubmit={submit} noValidate>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {children}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <CloseButton label={isDone ? 'Close' : 'Cancel'} />
            {!isDone && submitButton}
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
