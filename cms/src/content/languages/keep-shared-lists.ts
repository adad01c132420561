import type { Core } from '@strapi/strapi';
import type { Write } from '../../platform/writes/write.ts';
import { whereLocale } from '../rows.ts';
import { isLocalized, isTranslationLocale } from './languages.ts';

/** At the first save of a translation, Strapi's form sends shared lists empty, which would empty the English lists. */
export async function keepSharedLists(
  strapi: Core.Strapi,
  { uid, action, documentId, locale, data }: Write,
): Promise<void> {
  if (action !== 'update' || !documentId || !isTranslationLocale(locale)) return;
  const type = strapi.contentType(uid);
  if (!isLocalized(type)) return;
  const emptyLists = Object.entries(type.attributes)
    .filter(([field, attribute]) => isEmptyList(data[field]) && !isLocalized(attribute))
    .map(([field]) => field);
  if (emptyLists.length === 0) return;
  const where = { documentId, ...whereLocale(String(locale)) };
  if ((await strapi.db.query(uid).count({ where })) > 0) return;
  for (const field of emptyLists) delete data[field];
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
