import type { LangText } from '../cms/lang-text.ts';

/** A text of the CMS in an element of its own, marked where it is in English alone (R38). */
export function LangSpan({ of: { text, lang } }: { readonly of: LangText }) {
  return <span lang={lang}>{text}</span>;
}
