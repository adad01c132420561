import type { Core } from '@strapi/strapi';
import { isRecord } from '../../platform/record';
import { LANGUAGE_NAMES } from './language-names';

/** The language that is read without a `locale`; it decides which entries exist, and in which order. */
export const ENGLISH = 'en';

const { en: _, ...translatedLanguages } = LANGUAGE_NAMES;

/** The other languages of the website, and their names in the admin. */
export const TRANSLATED_LANGUAGES = translatedLanguages;

const NAMES: Readonly<Record<string, string>> = LANGUAGE_NAMES;

/** Undefined for what is not a language of the website. */
export function languageName(code: unknown): string | undefined {
  return NAMES[String(code)];
}

/**
 * Whether the website offers a language: those of the setting `LANGUAGES`, or all where it is not set, and
 * English always. A language that an administrator added is none of the website's.
 */
export function isOffered(code: string, offered: readonly string[] | undefined): boolean {
  return !offered || !(code in TRANSLATED_LANGUAGES) || offered.includes(code);
}

/**
 * Adds the website's languages to the database, each once: one that an administrator deleted stays away. Call
 * it in `bootstrap`.
 */
export async function ensureLanguages(strapi: Core.Strapi): Promise<void> {
  const service = localeService(strapi);
  // A request without a language is for English, the website's reads above all.
  await service.setDefaultLocale({ code: ENGLISH });
  const store = strapi.store({ type: 'core', name: 'website_languages' });
  await strapi.db.transaction(async () => {
    const stored: unknown = await store.get({ key: 'made' });
    const made: unknown[] = Array.isArray(stored) ? stored : [];
    for (const [code, name] of Object.entries(TRANSLATED_LANGUAGES)) {
      if (made.includes(code) || (await service.findByCode(code))) continue;
      await service.create({ code, name });
    }
    await store.set({ key: 'made', value: Object.keys(TRANSLATED_LANGUAGES) });
  });
}

/** Names the language of an entry in a query; an entry of a type without languages is found without one. */
export function whereLocale(locale: string) {
  return locale === '' ? {} : { locale };
}

/** The codes of all languages in the admin. */
export async function readLocaleCodes(strapi: Core.Strapi): Promise<string[]> {
  const locales: { code: string }[] = await localeService(strapi).find();
  return locales.map(({ code }) => code);
}

/** Whether a type, or a field of one, has words of its own in each language. */
export function isLocalized(schema: unknown): boolean {
  const options = isRecord(schema) ? schema.pluginOptions : undefined;
  const i18n = isRecord(options) ? options.i18n : undefined;
  return isRecord(i18n) && i18n.localized === true;
}

/** Whether `locale` names another language than English. That of a type without languages is empty. */
export function isTranslationLocale(locale: unknown): boolean {
  return typeof locale === 'string' && locale !== '' && locale !== ENGLISH;
}

function localeService(strapi: Core.Strapi): Core.Service {
  return strapi.plugin('i18n').service('locales');
}
