import { Button, Flex, Typography } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import type { ImageSize } from '../../../views/image-size';

interface ChooseImagesProps {
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  readonly needed: ImageSize;
  onChoose(files: FileList): void;
}

/** Where images are chosen, or dropped. */
export function ChooseImages({ isFirst, isBusy, needed, onChoose }: ChooseImagesProps) {
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
        variant={isFirst ? 'default' : 'secondary'}
        startIcon={<Images />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isFirst ? 'Choose pictures' : 'Choose more'}
      </Button>
      <Typography variant="pi" textColor="neutral600" textAlign="center">
        {`Or drop them here. Wider than high, and at least ${needed.width} × ${needed.height} pixels. They stand in the order of their names.`}
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
          // The field is emptied: the browser would report no change where the same file is chosen again.
          currentTarget.value = '';
        }}
      />
    </Flex>
  );
}

/** Takes files that are dropped anywhere: the browser would open one that missed the dialog. */
function useDroppedFiles(take: (files: FileList) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (event.dataTransfer) take(event.dataTransfer.files);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [take]);
}
