import { type LangText, paragraphsOf } from '../cms/lang-text.ts';

/** A text in which blank lines separate paragraphs. */
export function Paragraphs({ text }: { readonly text: LangText }) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph.text} lang={paragraph.lang}>
      {paragraph.text}
    </p>
  ));
}
