import { isRecord, ownValue } from '../../platform/record.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

/** The default language. Visitors see only entries whose English is published, in the order of the English list. */
export const ENGLISH = 'en';

const { en: _, ...translatedLanguages } = LANGUAGE_NAMES;

export const TRANSLATED_LANGUAGES = translatedLanguages;

export function nameOfLanguage(code: unknown): string | undefined {
  return ownValue<string>(LANGUAGE_NAMES, String(code));
}

/** @param offered the setting `LANGUAGES`, which cannot leave out English or a language that an administrator added */
export function isOfferedLanguage(code: string, offered: readonly string[] | undefined): boolean {
  return !offered || !Object.hasOwn(TRANSLATED_LANGUAGES, code) || offered.includes(code);
}

export function isLocalized(schema: unknown): boolean {
  const options = isRecord(schema) ? schema.pluginOptions : undefined;
  const i18n = isRecord(options) ? options.i18n : undefined;
  return isRecord(i18n) && i18n.localized === true;
}

/** Returns false for English, and for the empty `locale` of a type without languages. */
export function isTranslationLocale(locale: unknown): boolean {
  return typeof locale === 'string' && locale !== '' && locale !== ENGLISH;
}
