import { Box, Button, Field, Flex, Modal, TextInput } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { CloseButton, ControlledDialog, keepInDialog } from '../../../admin/components/dialogs.tsx';
import type { ImageInText } from './editor-commands.ts';

interface ImageDialogProps {
  readonly images: readonly ImageInText[];
  readonly isNew: boolean;
  onSet(images: readonly ImageInText[]): void;
  onChooseOthers(): void;
  onClose(): void;
}

const HINT =
  'One sentence for people who cannot see the picture: what does it show? It is used in this text only.';
const EMPTY_HINT =
  'Empty: the picture is only decoration, and people who listen to the page do not hear of it. If it says something, write one sentence: what does it show?';

export function ImageDialog(props: ImageDialogProps) {
  const { isNew, onSet, onChooseOthers, onClose } = props;
  const [images, setImages] = useState(props.images);
  const isOne = images.length === 1;

  function setAlt(index: number, alt: string): void {
    setImages(images.map((image, other) => (other === index ? { ...image, alt } : image)));
  }

  function submit(event: FormEvent): void {
    keepInDialog(event);
    onSet(images.map((image) => ({ ...image, alt: image.alt.trim() })));
  }

  return (
    <ControlledDialog title={isOne ? 'Picture' : 'Pictures'} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            {images.map(({ src, alt }, index) => (
              <Flex key={src} gap={4} wrap="wrap" alignItems="flex-start">
                <Box
                  tag="img"
                  src={src}
                  alt=""
                  background="neutral150"
                  hasRadius
                  maxWidth="16rem"
                  style={{ maxHeight: '12rem' }}
                />
                <Box flex="1 1 24rem">
                  <Field.Root
                    name={`alternative-text-${index}`}
                    hint={alt.trim() === '' ? EMPTY_HINT : HINT}
                  >
                    <Field.Label>Alternative text</Field.Label>
                    <TextInput
                      autoFocus={index === 0}
                      value={alt}
                      onChange={({ currentTarget }) => setAlt(index, currentTarget.value)}
                    />
                    <Field.Hint />
                  </Field.Root>
                </Box>
              </Flex>
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <CloseButton label="Cancel" />
          <Flex gap={2} wrap="wrap" justifyContent="flex-end" paddingLeft={2}>
            <Button variant="tertiary" onClick={onChooseOthers}>
              {isOne ? 'Choose another' : 'Choose others'}
            </Button>
            <Button type="submit">{isNew ? 'Put into the text' : 'Set'}</Button>
          </Flex>
        </Modal.Footer>
      </form>
    </ControlledDialog>
  );
}
