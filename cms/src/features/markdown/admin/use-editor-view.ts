import { exampleSetup } from 'prosemirror-example-setup';
import { type Command, EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFilledValue } from '../../../admin/hooks/use-filled-value.ts';
import { selectedImage } from './editor-commands.ts';
import { parseDocument, schema, serializeDocument } from './markdown-document.ts';
import { cleanPastedHtml } from './pasted-html.ts';
import { parsePastedText } from './pasted-text.ts';

export interface TextEditorProps {
  readonly label: string;
  readonly describedBy: string;
  readonly value: string;
  readonly placeholder: string | undefined;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  onChange(markdown: string): void;
}

interface DialogCallbacks {
  /** Runs at the key Ctrl+K. */
  onLink(): void;
  /** Runs at Enter on a selected image, and at the button on that image. */
  onImage(): void;
}

/** Undo, keys, what typing `- ` or `# ` begins, and the cursors between blocks and for a drop. */
const plugins = exampleSetup({ schema, menuBar: false });
const createState = (markdown: string) =>
  EditorState.create({ doc: parseDocument(markdown), plugins });

export function useEditorView(props: TextEditorProps, { onLink, onImage }: DialogCallbacks) {
  const { label, describedBy, value, isDisabled, isRequired, onChange } = props;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  /** The Markdown of the view. */
  const writtenValue = useRef(value);
  const [state, setState] = useState(() => createState(value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is made once, and updated by the effects below
  useLayoutEffect(() => {
    const editorView = new EditorView(element.current, {
      state,
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, $context, isPlain) =>
        parsePastedText(text, $context.marks(), isPlain),
    });
    view.current = editorView;
    return () => editorView.destroy();
  }, []);

  // Runs after each rendering, so that the handlers see the current props.
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
      handleKeyDown: ({ state: currentState }, { key, ctrlKey, metaKey }) => {
        if (isDisabled) return false;
        const isLink = key === 'k' && (ctrlKey || metaKey);
        if (isLink) onLink();
        // Otherwise Enter would replace the selected image by an empty line.
        const isImage = key === 'Enter' && selectedImage(currentState) !== undefined;
        if (isImage) onImage();
        return isLink || isImage;
      },
      decorations: (currentState) => (isDisabled ? null : imageButton(currentState, onImage)),
      dispatchTransaction(transaction) {
        if (!view.current) return;
        const nextState = view.current.state.apply(transaction);
        view.current.updateState(nextState);
        setState(nextState);
        if (!transaction.docChanged) return;
        writtenValue.current = serializeDocument(nextState.doc);
        onChange(writtenValue.current);
      },
    });
  });

  // Shows a value from outside, such as after a save. If it is the one that the view has, the view stays, with its cursor.
  const showFilledValue = useCallback((filledValue: string) => {
    if (filledValue === writtenValue.current || view.current?.isDestroyed) return;
    writtenValue.current = filledValue;
    const nextState = createState(filledValue);
    view.current?.updateState(nextState);
    setState(nextState);
  }, []);
  useFilledValue(value, showFilledValue);

  function runCommand(command: Command): void {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  }

  return { element, state, runCommand };
}

function imageButton(state: EditorState, onClick: () => void): DecorationSet | null {
  const image = selectedImage(state);
  if (!image) return null;
  const label = image.alt === '' ? 'Write an alternative text' : 'Alternative text';
  const makeButton = () => {
    const element = document.createElement('span');
    element.className = 'image-button';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    // Keeps the image selected when the button is clicked.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', onClick);
    element.append(button);
    return element;
  };
  const options = { key: label, ignoreSelection: true, stopEvent: () => true };
  return DecorationSet.create(state.doc, [
    Decoration.widget(state.selection.to, makeButton, options),
  ]);
}
