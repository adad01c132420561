import { Button } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useState } from 'react';
import { AddSeveralDialog, type AddSeveralProps } from './add-several-dialog';

/** A button that opens the dialog in which many images get their words and are added together. */
export function AddSeveral({
  isOpenAtFirst = false,
  ...props
}: AddSeveralProps & { readonly isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = () => {
    setOpen(false);
    props.onClosed?.();
  };
  return (
    <>
      <Button variant="secondary" size="S" startIcon={<Images />} onClick={() => setOpen(true)}>
        Add several
      </Button>
      {isOpen && <AddSeveralDialog {...props} onClose={close} />}
    </>
  );
}
