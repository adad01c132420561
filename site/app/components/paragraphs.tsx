import { type LocalText, paragraphsOf } from '../cms/local-text.ts';

/** A text in which blank lines separate paragraphs. */
export function Paragraphs({ text }: { readonly text: LocalText }) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph.text} lang={paragraph.lang}>
      {paragraph.text}
    </p>
  ));
}
