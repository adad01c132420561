import { type Language, languages } from '../languages.ts';
import type { Dictionary, Labels } from './labels.ts';

const dictionaries: Readonly<Record<Language, () => Promise<{ default: Dictionary }>>> = {
  en: () => import('./en.json'),
  ml: () => import('./ml.json'),
  ta: () => import('./ta.json'),
  kn: () => import('./kn.json'),
  hi: () => import('./hi.json'),
};

/** Loads the labels of the page's language, and of no other. */
export async function loadLabels(lang: string): Promise<Labels> {
  const language = languages.find((each) => each === lang) ?? 'en';
  return { ...(await dictionaries[language]()).default, language };
}
