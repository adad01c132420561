import { Button, Modal } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';

interface ControlledDialogProps {
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
}

export function ControlledDialog({ title, onClose, children }: ControlledDialogProps) {
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

export function CloseButton({ label }: Readonly<{ label: 'Cancel' | 'Close' }>) {
  return (
    <Modal.Close>
      <Button variant="tertiary">{label}</Button>
    </Modal.Close>
  );
}

/** Call it when the form of a dialog is submitted: React passes the event on to the form of the entry around it. */
export function keepInDialog(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
