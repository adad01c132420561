import { DOMSerializer } from 'prosemirror-model';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { EditorSurface } from './editor-surface';
import { documentFrom, schema } from './markdown-document';

/** A link leads nowhere here: a press on it would leave the form. */
const serializer = new DOMSerializer(DOMSerializer.nodesFromSchema(schema), {
  ...DOMSerializer.marksFromSchema(schema),
  link: ({ attrs }) => ['u', { title: String(attrs.href) }, 0],
});

/** A text in Markdown as it looks in the editor, to be read. */
export default function MarkdownText({ text }: Readonly<{ text: string }>) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.current?.replaceChildren(serializer.serializeFragment(documentFrom(text).content));
  }, [text]);
  return (
    <ToRead $isDisabled={false}>
      {/* Scrolls with the keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
      <div ref={element} className="ProseMirror" tabIndex={0} />
    </ToRead>
  );
}

const ToRead = styled(EditorSurface)`
  .ProseMirror {
    height: auto;
    max-height: 40rem;
    resize: none;
    padding: 0;
    border: 0;
    background: none;
  }
`;
