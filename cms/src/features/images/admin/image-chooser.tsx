import { Button, Flex, Typography } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import { REQUIRED_SIZE } from './use-image-uploads';

interface ImageChooserProps {
  /** Whether no image is chosen yet. */
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  onChoose(files: FileList): void;
}

/** The button with which an editor chooses images. Files can also be dropped. */
export function ImageChooser({ isEmpty, isBusy, onChoose }: ImageChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  useDroppedFiles(onChoose);
  return (
    <Flex
      direction="column"
      gap={2}
      padding={5}
      background="neutral100"
      borderColor="neutral300"
      borderStyle="dashed"
      hasRadius
    >
      <Button
        variant={isEmpty ? 'default' : 'secondary'}
        startIcon={<Images />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isEmpty ? 'Choose pictures' : 'Choose more'}
      </Button>
      <Typography variant="pi" textColor="neutral600" textAlign="center">
        {`Or drop them here. Wider than tall, and at least ${REQUIRED_SIZE.width} × ${REQUIRED_SIZE.height} pixels. They are ordered by their names.`}
      </Typography>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Pictures"
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onChoose(currentTarget.files);
          // Otherwise the browser reports no change when the same file is chosen again.
          currentTarget.value = '';
        }}
      />
    </Flex>
  );
}

/**
 * Takes files that are dropped anywhere in the window. Otherwise the browser would leave the page and open a file
 * that was dropped beside the dialog.
 */
function useDroppedFiles(onDrop: (files: FileList) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (event.dataTransfer) onDrop(event.dataTransfer.files);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [onDrop]);
}
