import { exampleSetup } from 'prosemirror-example-setup';
import { type Command, EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef, useState } from 'react';
import { selectedImage } from './editor-commands';
import { documentFrom, markdownFrom, schema } from './markdown-document';
import { cleanPasted } from './pasted-html';
import { sliceOfMessage } from './pasted-message';

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

/** What opens a dialog, by a key or by a press in the text. */
interface DialogKeys {
  onLink(): void;
  onImage(): void;
}

const plugins = exampleSetup({ schema, menuBar: false });
const stateFrom = (markdown: string) =>
  EditorState.create({ doc: documentFrom(markdown), plugins });

/** ProseMirror's view in `element`, its state for React, and what runs a command in it. */
export function useEditorView(props: TextEditorProps, { onLink, onImage }: DialogKeys) {
  const { label, describedBy, value, isDisabled, isRequired, onChange } = props;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const given = useRef(value);
  const written = useRef(value);
  const [state, setState] = useState(() => stateFrom(value));

  // The first state alone: the next effects bring the view up to date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: ProseMirror's view is made once
  useLayoutEffect(() => {
    const made = new EditorView(element.current, {
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
      handleKeyDown: ({ state: now }, { key, ctrlKey, metaKey }) => {
        const isLink = key === 'k' && (ctrlKey || metaKey) && !isDisabled;
        if (isLink) onLink();
        // Enter would put an empty line in the place of an image that is selected.
        const isImage = key === 'Enter' && !isDisabled && selectedImage(now) !== undefined;
        if (isImage) onImage();
        return isLink || isImage;
      },
      decorations: (now) => (isDisabled ? null : imageButton(now, onImage)),
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
  // a save is put back (features/unsaved-words), which leaves the text and its cursor alone.
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

  return { element, state, run };
}

/** A button on the image that is selected, for its alternative text. */
function imageButton(state: EditorState, onPress: () => void): DecorationSet | null {
  const image = selectedImage(state);
  if (!image) return null;
  const words = image.alt === '' ? 'Write an alternative text' : 'Alternative text';
  const makeButton = () => {
    const element = document.createElement('span');
    element.className = 'image-button';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words;
    // A press with the mouse leaves the image selected.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', onPress);
    element.append(button);
    return element;
  };
  const options = { key: words, ignoreSelection: true, stopEvent: () => true };
  return DecorationSet.create(state.doc, [
    Decoration.widget(state.selection.to, makeButton, options),
  ]);
}
