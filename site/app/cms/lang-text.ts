import type { Language } from '../languages.ts';

/** A text of the CMS. It knows its language where that is not the page's: what is untranslated (R38). */
export interface LangText {
  readonly text: string;
  readonly lang?: 'en';
}

/** The places that a field can come from. Undefined: nothing was written there. */
export interface Sources<Value> {
  /** What editors wrote in the language of the page. */
  readonly translated?: Value | undefined;
  /** What editors wrote in English. */
  readonly english?: Value | undefined;
  /** What is built in, in the language of the page. */
  readonly builtIn?: Value | undefined;
  /** What is built in, in English. */
  readonly builtInEnglish?: Value | undefined;
}

/** A field in the language of a page, and `lang` where it is English instead. */
interface Chosen<Value> {
  readonly value: Value;
  readonly lang?: 'en';
}

/**
 * Decides for one field, in this order: translated by editors; changed by editors in English, since the
 * built-in translation would say something else; the built-in translation; English.
 */
export function choose<Value>(
  language: Language,
  { translated, english, builtIn, builtInEnglish }: Sources<Value>,
): Chosen<Value> | undefined {
  if (language !== 'en') {
    const isChanged = english !== undefined && !isSame(english, builtInEnglish);
    const inLanguage = translated ?? (isChanged ? undefined : builtIn);
    if (inLanguage !== undefined) return { value: inLanguage };
  }
  const value = english ?? builtInEnglish;
  if (value === undefined) return undefined;
  return language === 'en' ? { value } : { value, lang: 'en' };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same for a text; an empty one where nothing was written anywhere. */
export function chooseText(language: Language, sources: Sources<string>): LangText {
  const chosen = choose(language, sources);
  return chosen === undefined ? { text: '' } : withLang(chosen.value, chosen);
}

export function withLang(text: string, { lang }: Pick<LangText, 'lang'>): LangText {
  return lang === undefined ? { text } : { text, lang };
}

/** The first text in which something was written, else an empty one. */
export function firstWritten(...texts: readonly LangText[]): LangText {
  return texts.find(({ text }) => text !== '') ?? { text: '' };
}

/** The parts of a text between blank lines. */
export function paragraphsOf(text: LangText): readonly LangText[] {
  const parts = text.text.split(/\n\s*\n/).map((part) => part.trim());
  return parts.filter(Boolean).map((part) => withLang(part, text));
}

/** A name for `aria-label`, which cannot say its language: English on another page goes without. */
export function ariaLabelOf({ text, lang }: LangText): string | undefined {
  return lang === undefined ? text : undefined;
}
