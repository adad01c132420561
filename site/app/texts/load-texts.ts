import { type Language, languages } from '../languages.ts';
import type { Dictionary, Texts } from './texts.ts';

type Load = () => Promise<{ default: Dictionary }>;

const dictionaries: Readonly<Partial<Record<Language, Load>>> & { readonly en: Load } = {
  en: () => import('./en.json'),
};

/** Fetches the texts of the page's language, and of no other. */
export async function loadTexts(lang: string): Promise<Texts> {
  const language = languages.find((each) => each === lang) ?? 'en';
  const load = dictionaries[language] ?? dictionaries.en;
  return { ...(await load()).default, language };
}
