import { type Language, languages } from '../languages.ts';
import type { Dictionary, Texts } from './texts.ts';

const dictionaries: Readonly<Record<Language, () => Promise<{ default: Dictionary }>>> = {
  en: () => import('./en.json'),
  ml: () => import('./ml.json'),
  ta: () => import('./ta.json'),
  kn: () => import('./kn.json'),
  hi: () => import('./hi.json'),
};

/** Fetches the texts of the page's language, and of no other. */
export async function loadTexts(lang: string): Promise<Texts> {
  const language = languages.find((each) => each === lang) ?? 'en';
  return { ...(await dictionaries[language]()).default, language };
}
