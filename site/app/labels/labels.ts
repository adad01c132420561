import type { Language } from '../languages.ts';
import type en from './en.json';

/** What maintainers write: every fixed label, message and heading of the website in one language. */
export type Dictionary = typeof en;

export interface Labels extends Dictionary {
  readonly language: Language;
}

type Values = Readonly<Record<string, string | number>>;

/** Puts values in the place of `{names}`. A name without a value stays as it is. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** The form of a text that the language has for this count, with the count in it. */
export function plural(
  { language }: Labels,
  forms: Record<'one' | 'other', string>,
  count: number,
) {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count });
}
