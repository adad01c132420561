import type { Core } from '@strapi/strapi';
import { isRecord } from '../../platform/record';
import type { Write } from '../../platform/writes/write';
import { LANGUAGE_NAMES } from './language-names';

/** The language of requests without a `locale`. It decides which entries exist, and in which order. */
export const ENGLISH = 'en';

const { en: _, ...translatedLanguages } = LANGUAGE_NAMES;

/** The languages of the website except English, with their names in the admin. */
export const TRANSLATED_LANGUAGES = translatedLanguages;

const NAMES: Readonly<Record<string, string>> = LANGUAGE_NAMES;

/** Undefined if it is not a language of the website. */
export function languageName(code: unknown): string | undefined {
  return NAMES[String(code)];
}

/**
 * Whether the admin shows a language. False for a language of the website that the setting `LANGUAGES` leaves out. True
 * for English, and for languages that an administrator added.
 */
export function isOffered(code: string, offered: readonly string[] | undefined): boolean {
  return !offered || !(code in TRANSLATED_LANGUAGES) || offered.includes(code);
}

/** Adds each of the website's languages once. One that an administrator deleted does not come back. */
export async function ensureLanguages(strapi: Core.Strapi): Promise<void> {
  const service = localeService(strapi);
  // Requests without a `locale`, as most of the website's, must get English.
  await service.setDefaultLocale({ code: ENGLISH });
  const store = strapi.store({ type: 'core', name: 'website_languages' });
  await strapi.db.transaction(async () => {
    // Existing databases have this key.
    const stored: unknown = await store.get({ key: 'made' });
    const addedCodes: unknown[] = Array.isArray(stored) ? stored : [];
    for (const [code, name] of Object.entries(TRANSLATED_LANGUAGES)) {
      if (addedCodes.includes(code) || (await service.findByCode(code))) continue;
      await service.create({ code, name });
    }
    await store.set({ key: 'made', value: Object.keys(TRANSLATED_LANGUAGES) });
  });
}

/** @param locale empty for a type without languages */
export function whereLocale(locale: string) {
  return locale === '' ? {} : { locale };
}

/** Reads the codes of all languages of the CMS, also of those that an administrator added. */
export async function readLocaleCodes(strapi: Core.Strapi): Promise<string[]> {
  const locales: { code: string }[] = await localeService(strapi).find();
  return locales.map(({ code }) => code);
}

/** Reads the languages of the rows that a write changes. A type without languages has the empty one. */
export async function readLocalesOfWrite(
  strapi: Core.Strapi,
  { uid, locale }: Pick<Write, 'uid' | 'locale'>,
): Promise<string[]> {
  if (!isLocalized(strapi.contentType(uid))) return [''];
  if (locale === '*') return readLocaleCodes(strapi);
  const locales = Array.isArray(locale) ? locale : [locale ?? ENGLISH];
  return locales.map(String);
}

/** Whether a type or a field has its own value in each language. */
export function isLocalized(schema: unknown): boolean {
  const options = isRecord(schema) ? schema.pluginOptions : undefined;
  const i18n = isRecord(options) ? options.i18n : undefined;
  return isRecord(i18n) && i18n.localized === true;
}

/** Whether `locale` is a language other than English. It is empty for a type without languages. */
export function isTranslationLocale(locale: unknown): boolean {
  return typeof locale === 'string' && locale !== '' && locale !== ENGLISH;
}

function localeService(strapi: Core.Strapi): Core.Service {
  return strapi.plugin('i18n').service('locales');
}
