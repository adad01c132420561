import type { LocalText } from '../cms/local-text.ts';

/** A text of the CMS among others, marked where it is in English alone (R38). */
export function LocalSpan({ of: { text, lang } }: { readonly of: LocalText }) {
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
