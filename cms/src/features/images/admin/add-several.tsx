import { Button } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '../../../platform/is-record';
import { AddSeveralDialog, type AddSeveralProps } from './add-several-dialog';

/** A button that opens the dialog in which many images get their words and are added together. */
export function AddSeveral(props: AddSeveralProps) {
  const { state } = useLocation();
  const [isOpen, setOpen] = useState(isRecord(state) && state.addSeveral === true);
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
