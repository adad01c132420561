import * as Toolbar from '@radix-ui/react-toolbar';
import { Button, Flex } from '@strapi/design-system';
import { useNotification, useStrapiApp } from '@strapi/strapi/admin';
import type { Command, EditorState } from 'prosemirror-state';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import {
  FORMAT_BUTTONS,
  type ImageInText,
  insertImages,
  selectedImage,
  selectedLink,
  setLink,
  updateSelectedImage,
} from './editor-commands.ts';
import { EditorStyle } from './editor-style.ts';
import { ImageDialog } from './image-dialog.tsx';
import { type TextEditorProps, useEditorView } from './use-editor-view.ts';

/** Strapi's word for a file of the media library. */
interface Asset {
  readonly url: string;
  readonly alternativeText?: string | null;
}

interface MediaDialogProps {
  readonly allowedTypes: readonly string[];
  onClose(): void;
  onSelectAssets(assets: readonly Asset[]): void;
}

type DialogName = 'link' | 'library' | 'image';

export default function TextEditor(props: TextEditorProps) {
  const { label, isDisabled } = props;
  const LinkDialog = useProvidedComponent('LinkDialog');
  const [dialog, setDialog] = useState<DialogName>();
  const { element, state, runCommand } = useEditorView(props, {
    onLink: () => setDialog('link'),
    onImage: () => setDialog('image'),
  });
  /** The images that the editor chose in the library and that are not in the text yet. */
  const [newImages, setNewImages] = useState<readonly ImageInText[]>();
  const commandAfterDialog = useRef<Command>();
  const { toggleNotification } = useNotification();
  const MediaDialog = useStrapiApp('TextEditor', ({ components }) => components['media-library']) as
    | ComponentType<MediaDialogProps>
    | undefined;

  /** Closes the dialog and runs a command. Without a command only the focus goes back to the text. */
  function closeDialog(command: Command = () => false): void {
    commandAfterDialog.current = command;
    setNewImages(undefined);
    setDialog(undefined);
  }

  // The command waits for the rendering in which the dialog is gone, so this effect has no dependencies.
  useEffect(() => {
    const command = commandAfterDialog.current;
    if (dialog || !command) return;
    commandAfterDialog.current = undefined;
    // A dialog that closes moves the focus in a timer. This timer is set later, so the command runs last.
    setTimeout(() => runCommand(command));
  });

  function chooseImages(assets: readonly Asset[]): void {
    if (assets.length === 0) {
      // Strapi's dialog does not select an image that was just uploaded in it.
      toggleNotification({
        type: 'warning',
        message: 'No picture is chosen. Tick the picture, then press Finish.',
      });
      return;
    }
    setNewImages(
      assets.map(({ url, alternativeText }) => ({ src: url, alt: alternativeText ?? '' })),
    );
    setDialog('image');
  }

  const selected = selectedImage(state);
  const selectedImages = selected ? [selected] : [];
  const images = newImages ?? selectedImages;

  function applyImages(changed: readonly ImageInText[]): void {
    const [image] = changed;
    const isUpdate = selected !== undefined && changed.length === 1;
    closeDialog(isUpdate && image ? updateSelectedImage(image) : insertImages(changed));
  }

  return (
    <>
      <FormatToolbar
        label={label}
        state={state}
        isDisabled={isDisabled}
        onCommand={runCommand}
        onDialog={setDialog}
      />
      <EditorStyle ref={element} $isDisabled={isDisabled} />
      {dialog === 'link' && LinkDialog && (
        <LinkDialog
          href={selectedLink(state)?.mark.attrs.href ?? ''}
          needsText={state.selection.empty && !selectedLink(state)}
          onChoose={(href, text) => closeDialog(setLink(href, text))}
          onClose={() => closeDialog()}
        />
      )}
      {dialog === 'image' && images.length > 0 && (
        <ImageDialog
          images={images}
          isNew={newImages !== undefined}
          onSet={applyImages}
          onChooseOthers={() => setDialog('library')}
          onClose={() => closeDialog()}
        />
      )}
      {dialog === 'library' && MediaDialog && (
        <MediaDialog
          allowedTypes={['images']}
          onClose={() => closeDialog()}
          onSelectAssets={chooseImages}
        />
      )}
    </>
  );
}

interface FormatToolbarProps {
  readonly label: string;
  readonly state: EditorState;
  readonly isDisabled: boolean;
  onCommand(command: Command): void;
  onDialog(name: DialogName): void;
}

function FormatToolbar({ label, state, isDisabled, onCommand, onDialog }: FormatToolbarProps) {
  const hasLinks = useProvidedComponent('LinkDialog') !== undefined;
  const buttons = FORMAT_BUTTONS.map(({ label: name, isOn, command }) => ({
    name,
    isOn: isOn(state),
    onClick: () => onCommand(command),
  }));
  if (hasLinks) {
    const isOn = selectedLink(state) !== undefined;
    buttons.push({ name: 'Link', isOn, onClick: () => onDialog('link') });
  }
  const hasImage = selectedImage(state) !== undefined;
  const openImages = () => onDialog(hasImage ? 'image' : 'library');
  buttons.push({ name: 'Picture', isOn: hasImage, onClick: openImages });
  return (
    <Toolbar.Root asChild aria-label={`Marks: ${label}`}>
      <Flex gap={1} wrap="wrap">
        {buttons.map(({ name, isOn, onClick }) => (
          <Toolbar.Button key={name} asChild disabled={isDisabled}>
            <Button
              variant={isOn ? 'secondary' : 'tertiary'}
              size="S"
              aria-pressed={isOn}
              // Keeps the cursor in the text when the button is clicked.
              onMouseDown={(event) => event.preventDefault()}
              onClick={onClick}
            >
              {name}
            </Button>
          </Toolbar.Button>
        ))}
      </Flex>
    </Toolbar.Root>
  );
}
