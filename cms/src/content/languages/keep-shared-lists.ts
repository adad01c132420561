import type { Core } from '@strapi/strapi';
import type { Write } from '../../platform/write';
import { isLocalized, isTranslationLocale, whereLocale } from './languages';

/**
 * Leaves empty lists that all languages share out of the first save in a language: Strapi's form begins with them empty
 * there, and would take what English has from every language. Strapi fills in what is not sent.
 */
export async function keepSharedLists(
  strapi: Core.Strapi,
  { uid, action, documentId, locale, data }: Write,
): Promise<void> {
  if (action !== 'update' || !documentId || !isTranslationLocale(locale)) return;
  const type = strapi.contentType(uid);
  if (!isLocalized(type)) return;
  const empty = Object.entries(type.attributes)
    .filter(([field, attribute]) => isEmptyList(data[field]) && !isLocalized(attribute))
    .map(([field]) => field);
  if (empty.length === 0) return;
  const where = { documentId, ...whereLocale(String(locale)) };
  if ((await strapi.db.query(uid).count({ where })) > 0) return;
  for (const field of empty) delete data[field];
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
