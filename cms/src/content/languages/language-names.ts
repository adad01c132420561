/**
 * Every language of the website and its name in the admin; `npm run check` compares them with
 * `site/app/languages.ts`. A module without imports, since the settings are read before Strapi starts.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  ml: 'Malayalam',
  ta: 'Tamil',
  kn: 'Kannada',
  hi: 'Hindi',
} as const;

export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES);
