import { useLangOf } from '../use-lang-of.ts';

/** A text in which blank lines separate paragraphs. */
export function Paragraphs({ text }: { readonly text: string }) {
  const langOf = useLangOf();
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph} lang={langOf(text)}>
      {paragraph}
    </p>
  ));
}
