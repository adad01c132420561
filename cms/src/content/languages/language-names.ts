/**
 * `npm run check` compares the languages with `site/app/languages.ts`. The settings import this file before Strapi
 * starts, so it imports nothing.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  ml: 'Malayalam',
  ta: 'Tamil',
  kn: 'Kannada',
  hi: 'Hindi',
} as const;

export type LanguageCode = keyof typeof LANGUAGE_NAMES;

export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES);
