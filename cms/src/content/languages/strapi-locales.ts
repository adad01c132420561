import type { Core, UID } from '@strapi/strapi';
import type { Write } from '../../platform/writes/write.ts';
import { ENGLISH, isLocalized, TRANSLATED_LANGUAGES } from './languages.ts';

/** Adds each language of the website only once, so that a language stays deleted if an administrator deletes it. */
export async function ensureLanguages(strapi: Core.Strapi): Promise<void> {
  const service = localeService(strapi);
  // Most requests of the website have no `locale` and must get English.
  await service.setDefaultLocale({ code: ENGLISH });
  const store = strapi.store({ type: 'core', name: 'website_languages' });
  await strapi.db.transaction(async () => {
    const stored: unknown = await store.get({ key: 'made' });
    const addedCodes: unknown[] = Array.isArray(stored) ? stored : [];
    for (const [code, name] of Object.entries(TRANSLATED_LANGUAGES)) {
      if (addedCodes.includes(code) || (await service.findByCode(code))) continue;
      await service.create({ code, name });
    }
    await store.set({ key: 'made', value: Object.keys(TRANSLATED_LANGUAGES) });
  });
}

/** Returns English for an undefined `locale`, and an empty text for a type without languages. */
export function localeOf(strapi: Core.Strapi, uid: UID.ContentType, locale: unknown): string {
  return isLocalized(strapi.contentType(uid)) ? String(locale ?? ENGLISH) : '';
}

export async function readLocaleCodes(strapi: Core.Strapi): Promise<string[]> {
  const locales: { code: string }[] = await localeService(strapi).find();
  return locales.map(({ code }) => code);
}

/** Reads the languages of the rows that a write changes. Returns `['']` for a type without languages. */
export async function readLocalesOfWrite(
  strapi: Core.Strapi,
  { uid, locale }: Pick<Write, 'uid' | 'locale'>,
): Promise<string[]> {
  if (!isLocalized(strapi.contentType(uid))) return [''];
  if (locale === '*') return readLocaleCodes(strapi);
  const locales = Array.isArray(locale) ? locale : [locale ?? ENGLISH];
  return locales.map(String);
}

function localeService(strapi: Core.Strapi): Core.Service {
  return strapi.plugin('i18n').service('locales');
}
