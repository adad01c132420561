import { useLangOf } from '../use-lang-of.ts';

/** A text of the CMS among others, marked where it is in English alone (R38). */
export function LocalText({ text }: { readonly text: string }) {
  const lang = useLangOf()(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
