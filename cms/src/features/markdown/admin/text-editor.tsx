import * as Toolbar from '@radix-ui/react-toolbar';
import { Button, Flex } from '@strapi/design-system';
import { useNotification, useStrapiApp } from '@strapi/strapi/admin';
import type { Command, EditorState } from 'prosemirror-state';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { sharedComponents } from '../../../admin/platform/shared-components';
import {
  BUTTONS,
  changeImage,
  type ImageInText,
  linkTo,
  putImages,
  selectedImage,
  selectedLink,
} from './editor-commands';
import { EditorSurface } from './editor-surface';
import { ImageDialog } from './image-dialog';
import { type TextEditorProps, useEditorView } from './use-editor-view';

interface MediaDialogProps {
  readonly allowedTypes: readonly string[];
  onClose(): void;
  onSelectAssets(assets: readonly Asset[]): void;
}
interface Asset {
  readonly url: string;
  readonly alternativeText?: string | null;
}

type DialogName = 'link' | 'library' | 'image';

/** A text as it will look, with the marks that the website shows, and no others. */
export default function TextEditor(props: TextEditorProps) {
  const { label, isDisabled } = props;
  const { LinkDialog } = sharedComponents;
  const [dialog, setDialog] = useState<DialogName>();
  const { element, state, run } = useEditorView(props, {
    onLink: () => setDialog('link'),
    onImage: () => setDialog('image'),
  });
  /** Chosen, and not in the text yet. */
  const [chosen, setChosen] = useState<readonly ImageInText[]>();
  const afterDialog = useRef<Command>();
  const { toggleNotification } = useNotification();
  const MediaDialog = useStrapiApp('TextEditor', ({ components }) => components['media-library']) as
    | ComponentType<MediaDialogProps>
    | undefined;

  function finish(command: Command = () => false): void {
    afterDialog.current = command;
    setChosen(undefined);
    setDialog(undefined);
  }

  useEffect(() => {
    const command = afterDialog.current;
    if (dialog || !command) return;
    afterDialog.current = undefined;
    // A dialog that goes moves focus and selection in a timer, which its clean-up has set before this one.
    setTimeout(() => run(command));
  });

  function chooseImages(assets: readonly Asset[]): void {
    if (assets.length === 0) {
      // What was uploaded in the dialog is not chosen yet.
      toggleNotification({
        type: 'warning',
        message: 'No picture is chosen. Tick the picture, then press Finish.',
      });
      return;
    }
    setChosen(assets.map(({ url, alternativeText }) => ({ src: url, alt: alternativeText ?? '' })));
    setDialog('image');
  }

  const selected = selectedImage(state);
  const images = chosen ?? (selected ? [selected] : []);

  function setImages(set: readonly ImageInText[]): void {
    const [image] = set;
    finish(selected && image && set.length === 1 ? changeImage(image) : putImages(set));
  }

  return (
    <>
      <MarkButtons
        label={label}
        state={state}
        isDisabled={isDisabled}
        onCommand={run}
        onDialog={setDialog}
      />
      <EditorSurface ref={element} $isDisabled={isDisabled} />
      {dialog === 'link' && LinkDialog && (
        <LinkDialog
          href={selectedLink(state)?.mark.attrs.href ?? ''}
          needsText={state.selection.empty && !selectedLink(state)}
          onChoose={(href, words) => finish(linkTo(href, words))}
          onClose={() => finish()}
        />
      )}
      {dialog === 'image' && images.length > 0 && (
        <ImageDialog
          images={images}
          isNew={chosen !== undefined}
          onSet={setImages}
          onChooseOthers={() => setDialog('library')}
          onClose={() => finish()}
        />
      )}
      {dialog === 'library' && MediaDialog && (
        <MediaDialog
          allowedTypes={['images']}
          onClose={() => finish()}
          onSelectAssets={chooseImages}
        />
      )}
    </>
  );
}

interface MarkButtonsProps {
  readonly label: string;
  readonly state: EditorState;
  readonly isDisabled: boolean;
  onCommand(command: Command): void;
  onDialog(name: DialogName): void;
}

function MarkButtons({ label, state, isDisabled, onCommand, onDialog }: MarkButtonsProps) {
  const link = {
    name: 'Link',
    isOn: selectedLink(state) !== undefined,
    press: () => onDialog('link'),
  };
  const buttons = [
    ...BUTTONS.map(({ label: name, isOn, press }) => {
      return { name, isOn: isOn(state), press: () => onCommand(press) };
    }),
    ...(sharedComponents.LinkDialog ? [link] : []),
    {
      name: 'Picture',
      isOn: selectedImage(state) !== undefined,
      press: () => onDialog(selectedImage(state) ? 'image' : 'library'),
    },
  ];
  return (
    <Toolbar.Root asChild aria-label={`Marks: ${label}`}>
      <Flex gap={1} wrap="wrap">
        {buttons.map(({ name, isOn, press }) => (
          <Toolbar.Button key={name} asChild disabled={isDisabled}>
            <Button
              variant={isOn ? 'secondary' : 'tertiary'}
              size="S"
              aria-pressed={isOn}
              // A press with the mouse leaves the cursor in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={press}
            >
              {name}
            </Button>
          </Toolbar.Button>
        ))}
      </Flex>
    </Toolbar.Root>
  );
}
