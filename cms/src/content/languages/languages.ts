import { isRecord, ownValue } from '../../platform/record';
import { LANGUAGE_NAMES } from './language-names';

/**
 * The language that requests without a `locale` get. Visitors see only entries that are published in it, in the order
 * of its list.
 */
export const ENGLISH = 'en';

const { en: _, ...translatedLanguages } = LANGUAGE_NAMES;

/** The languages of the website except English, with their names in the admin. */
export const TRANSLATED_LANGUAGES = translatedLanguages;

/** The name of a language in the admin. Undefined if the website does not have the language. */
export function languageName(code: unknown): string | undefined {
  return ownValue<string>(LANGUAGE_NAMES, String(code));
}

/**
 * Whether the admin shows a language. False for a language of the website that the setting `LANGUAGES` leaves out. True
 * for English, and for languages that an administrator added.
 */
export function isOfferedLanguage(code: string, offered: readonly string[] | undefined): boolean {
  return !offered || !Object.hasOwn(TRANSLATED_LANGUAGES, code) || offered.includes(code);
}

/** Whether a type or a field has its own value in each language. */
export function isLocalized(schema: unknown): boolean {
  const options = isRecord(schema) ? schema.pluginOptions : undefined;
  const i18n = isRecord(options) ? options.i18n : undefined;
  return isRecord(i18n) && i18n.localized === true;
}

/** Whether `locale` is a language other than English. False for the empty `locale` of a type without languages. */
export function isTranslationLocale(locale: unknown): boolean {
  return typeof locale === 'string' && locale !== '' && locale !== ENGLISH;
}
