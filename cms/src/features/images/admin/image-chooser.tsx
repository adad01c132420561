import { Button, Flex, Typography } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import { MIN_SIZE } from './use-image-uploads';

interface ImageChooserProps {
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  onChoose(files: FileList): void;
}

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
        {`Or drop them here. Wider than tall, and at least ${MIN_SIZE.width} × ${MIN_SIZE.height} pixels. They are ordered by their names.`}
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

/** Takes files that are dropped anywhere: beside the dialog, the browser would leave the page and open the file. */
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
