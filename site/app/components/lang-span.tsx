import type { LangText } from '../cms/lang-text.ts';

/** A text of the CMS among others, marked where it is in English alone (R38). */
export function LangSpan({ of: { text, lang } }: { readonly of: LangText }) {
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
