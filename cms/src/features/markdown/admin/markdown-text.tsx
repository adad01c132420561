import { DOMSerializer } from 'prosemirror-model';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { EditorStyle } from './editor-style.ts';
import { parseDocument, schema } from './markdown-document.ts';

/** A link is underlined text, since a click on a link would leave the form. */
const serializer = new DOMSerializer(DOMSerializer.nodesFromSchema(schema), {
  ...DOMSerializer.marksFromSchema(schema),
  link: ({ attrs }) => ['u', { title: String(attrs.href) }, 0],
});

export default function MarkdownText({ text }: Readonly<{ text: string }>) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.current?.replaceChildren(serializer.serializeFragment(parseDocument(text).content));
  }, [text]);
  return (
    <ReadOnlyStyle $isDisabled={false}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element needs the focus to scroll by keyboard */}
      <div ref={element} className="ProseMirror" tabIndex={0} />
    </ReadOnlyStyle>
  );
}

const ReadOnlyStyle = styled(EditorStyle)`
  .ProseMirror {
    height: auto;
    max-height: 40rem;
    resize: none;
    padding: 0;
    border: 0;
    background: none;
  }
`;
