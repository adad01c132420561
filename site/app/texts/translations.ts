import type { Language } from '../languages.ts';

const files = import.meta.glob<unknown>('./content/*/*.json', { eager: true, import: 'default' });

/** Gives a file of `content/` in another language; undefined where there is none. */
export function translationsOf(name: string) {
  return (language: Language): unknown => files[`./content/${language}/${name}.json`];
}
