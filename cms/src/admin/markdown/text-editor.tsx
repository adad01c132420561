import { Box, Button, Flex } from '@strapi/design-system';
import { useNotification, useStrapiApp } from '@strapi/strapi/admin';
import { exampleSetup } from 'prosemirror-example-setup';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LinkDialog } from '../links/link-dialog';
import { documentFrom, markdownFrom, schema } from './markdown-document';
import { BUTTONS, linkTo, putPictures, selectedLink } from './marks';
import { cleanPasted } from './pasted-html';
import { sliceOfMessage } from './pasted-message';
import 'prosemirror-view/style/prosemirror.css';

export interface TextEditorProps {
  readonly label: string;
  /** The id of the element that says more about the field. */
  readonly describedBy: string;
  /** Markdown */
  readonly value: string;
  readonly placeholder: string | undefined;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  onChange(markdown: string): void;
}

interface MediaDialogProps {
  readonly allowedTypes: readonly string[];
  onClose(): void;
  onSelectAssets(assets: readonly Asset[]): void;
}
interface Asset {
  readonly url: string;
  readonly name: string;
  readonly alternativeText?: string | null;
}

const plugins = exampleSetup({ schema, menuBar: false });
const stateFrom = (markdown: string) =>
  EditorState.create({ doc: documentFrom(markdown), plugins });

/** A text as it will look, with the marks that the website shows, and no others. */
export default function TextEditor(props: TextEditorProps) {
  const { label, describedBy, value, isDisabled, isRequired, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const given = useRef(value);
  const written = useRef(value);
  const [state, setState] = useState(() => stateFrom(value));
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const afterDialog = useRef<Command>();
  const { toggleNotification } = useNotification();
  const MediaDialog = useStrapiApp('TextEditor', ({ components }) => components['media-library']) as
    | ComponentType<MediaDialogProps>
    | undefined;

  // The first state alone: the next effects bring the view up to date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: ProseMirror's view is made once
  useLayoutEffect(() => {
    const made = new EditorView(place.current, {
      state,
      transformPastedHTML: cleanPasted,
      clipboardTextParser: (text, $context, isPlain) =>
        sliceOfMessage(text, $context.marks(), isPlain),
    });
    view.current = made;
    return () => made.destroy();
  }, []);

  useLayoutEffect(() => {
    view.current?.setProps({
      editable: () => !isDisabled,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-required': String(isRequired),
        'aria-readonly': String(isDisabled),
      },
      handleKeyDown: (_view, { key, ctrlKey, metaKey }) => {
        const isLink = key === 'k' && (ctrlKey || metaKey);
        if (isLink) setDialog('link');
        return isLink;
      },
      dispatchTransaction(transaction) {
        const { current } = view;
        if (!current) return;
        const next = current.state.apply(transaction);
        current.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written.current = markdownFrom(next.doc);
        onChange(written.current);
      },
    });
  });

  // Before the next key: a later effect would take back what was typed since. But after what was typed during
  // a save is put back (typed-text.ts), which leaves the text and its cursor alone.
  useLayoutEffect(() => {
    given.current = value;
    queueMicrotask(() => {
      if (given.current === written.current || view.current?.isDestroyed) return;
      written.current = given.current;
      const next = stateFrom(given.current);
      view.current?.updateState(next);
      setState(next);
    });
  }, [value]);

  function run(command: Command): void {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch, current);
    current.focus();
  }

  function finish(command: Command = () => false): void {
    afterDialog.current = command;
    setDialog(undefined);
  }

  useEffect(() => {
    const command = afterDialog.current;
    if (dialog || !command) return;
    afterDialog.current = undefined;
    // A dialog that goes moves focus and selection in a timer, which its clean-up has set before this one.
    setTimeout(() => run(command));
  });

  function choosePictures(assets: readonly Asset[]): void {
    if (assets.length === 0) {
      // What was uploaded in the dialog is not chosen yet.
      toggleNotification({
        type: 'warning',
        message: 'No picture is chosen. Tick the picture, then press Finish.',
      });
      return;
    }
    const pictures = assets.map(({ url, name, alternativeText }) => {
      return { src: url, alt: alternativeText || name };
    });
    finish(putPictures(pictures));
  }

  const buttons = [
    ...BUTTONS.map(({ label: name, isOn, press }) => {
      return { name, isOn: isOn(state), press: () => run(press) };
    }),
    { name: 'Link', isOn: selectedLink(state) !== undefined, press: () => setDialog('link') },
    { name: 'Picture', isOn: false, press: () => setDialog('picture') },
  ];
  return (
    <>
      <Flex gap={1} wrap="wrap" role="group" aria-label={`Marks: ${label}`}>
        {buttons.map(({ name, isOn, press }) => (
          <Button
            key={name}
            variant={isOn ? 'secondary' : 'tertiary'}
            size="S"
            aria-pressed={isOn}
            disabled={isDisabled}
            // A press with the mouse leaves the cursor in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          >
            {name}
          </Button>
        ))}
      </Flex>
      <Paper ref={place} $isDisabled={isDisabled} />
      {dialog === 'link' && (
        <LinkDialog
          address={selectedLink(state)?.mark.attrs.href ?? ''}
          needsWords={state.selection.empty && !selectedLink(state)}
          onChoose={(address, words) => finish(linkTo(address, words))}
          onClose={() => finish()}
        />
      )}
      {dialog === 'picture' && MediaDialog && (
        <MediaDialog
          allowedTypes={['images']}
          onClose={() => finish()}
          onSelectAssets={choosePictures}
        />
      )}
    </>
  );
}

export const Paper = styled(Box)<{ $isDisabled: boolean }>`
  .ProseMirror {
    height: 40rem;
    overflow: auto;
    resize: vertical;
    padding: 1.2rem 1.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme, $isDisabled }) => theme.colors[$isDisabled ? 'neutral150' : 'neutral0']};
    color: ${({ theme, $isDisabled }) => theme.colors[$isDisabled ? 'neutral600' : 'neutral800']};
    font-size: 1.6rem;
    line-height: 1.6;
    /* ProseMirror's own style takes away ligatures, which some fonts of Indian scripts need. */
    font-variant-ligatures: normal;
    font-feature-settings: normal;
  }
  .ProseMirror:focus {
    border-color: ${({ theme }) => theme.colors.primary600};
    outline: 1px solid ${({ theme }) => theme.colors.primary600};
  }
  .ProseMirror > * + *,
  li > * + *,
  li + li {
    margin-top: 1rem;
  }
  h1,
  h2 {
    font-size: 2.2rem;
    font-weight: 700;
  }
  h3,
  h4,
  h5,
  h6 {
    font-size: 1.8rem;
    font-weight: 700;
  }
  strong {
    font-weight: 700;
  }
  em {
    font-style: italic;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ul,
  ol {
    padding-left: 2.4rem;
  }
  blockquote {
    padding-left: 1.6rem;
    border-left: 4px solid ${({ theme }) => theme.colors.neutral300};
  }
  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }
  img {
    max-width: 100%;
    max-height: 24rem;
  }
  pre {
    padding: 0.8rem;
    background: ${({ theme }) => theme.colors.neutral100};
    font-family: monospace;
    font-size: 1.4rem;
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
