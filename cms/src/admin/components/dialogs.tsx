import { Button, Flex, Modal } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';

interface ControlledDialogProps {
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog that is open as long as it is rendered. */
export function ControlledDialog({ title, onClose, children }: ControlledDialogProps) {
  return (
    <Modal.Root open onOpenChange={onClose}>
      <DialogContent title={title}>{children}</DialogContent>
    </Modal.Root>
  );
}

interface FormDialogProps {
  readonly trigger: ReactNode;
  readonly title: string;
  readonly isDone: boolean;
  onOpenChange(): void;
  onSubmit(): void;
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
      <DialogContent title={title}>
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
      </DialogContent>
    </Modal.Root>
  );
}

function DialogContent({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <Modal.Content>
      <Modal.Header>
        <Modal.Title>{title}</Modal.Title>
      </Modal.Header>
      {children}
    </Modal.Content>
  );
}

export function CloseButton({ label }: Readonly<{ label: 'Cancel' | 'Close' }>) {
  return (
    <Modal.Close>
      <Button variant="tertiary">{label}</Button>
    </Modal.Close>
  );
}

/** Submits the form of a dialog alone: React would pass the event on to the form of the entry around the dialog. */
export function keepInDialog(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
