import type { Language } from '../languages.ts';
import en from './en.json' with { type: 'json' };
import type { Texts } from './texts.ts';

export const dictionaries: Readonly<Partial<Record<Language, Texts>>> & { readonly en: Texts } = {
  en: { ...en, language: 'en' },
};
