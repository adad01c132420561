import { Flex, Modal } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';
import { CloseButton } from './controlled-dialog';

interface FormDialogProps {
  readonly trigger: ReactNode;
  readonly title: string;
  readonly isDone: boolean;
  readonly onOpenChange: () => void;
  readonly onSubmit: () => void;
  readonly submitButton: ReactNode;
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { trigger, title, isDone, onOpenChange, onSubmit, submitButton, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal.Root onOpenChange={onOpenChange}>
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
