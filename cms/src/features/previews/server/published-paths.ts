import type { Core } from '@strapi/strapi';
import { pathInLanguage } from '../../../content/addresses/website-path';
import { ENGLISH, isTranslationLocale } from '../../../content/languages/languages';
import { localeOf } from '../../../content/languages/strapi-locales';
import { whereLocale, wherePublished } from '../../../content/rows/where';
import { ACTIVITY, type ContentUid } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';
import { findSlideNumber, pathOnWebsite } from './path-on-website';

/** The fields that paths need. Whole entries would use too much memory if there are thousands. */
const FIELDS_OF_PATHS = ['url', 'address', 'slug', 'kind', 'schoolId', 'visitorsSee'];

/** Returns the paths at which visitors find the entries in a language, by documentId. */
export async function readPublishedPaths(
  strapi: Core.Strapi,
  uid: ContentUid,
  locale: string,
  where: object,
): Promise<Record<string, string>> {
  const type = strapi.contentType(uid);
  const readPublished = (language: string): Promise<UnknownRecord[]> =>
    strapi.db.query(uid).findMany({
      select: ['documentId', ...FIELDS_OF_PATHS.filter((field) => field in type.attributes)],
      where: { ...where, ...whereLocale(language), ...wherePublished() },
    });
  // Visitors see a translation only if the English is published, which also has the slug and the order.
  const english = await readPublished(localeOf(strapi, uid, ENGLISH));
  const inLanguage = isTranslationLocale(locale) ? await readPublished(locale) : english;
  const idsInLanguage = new Set(inLanguage.map(({ documentId }) => documentId));
  const paths: Record<string, string> = {};
  for (const row of english) {
    const documentId = String(row.documentId);
    if (!idsInLanguage.has(documentId) || row.visitorsSee === 'no-page') continue;
    const slideNumber =
      uid === ACTIVITY ? await findSlideNumber(strapi, documentId, 'published') : undefined;
    paths[documentId] = pathInLanguage(locale, pathOnWebsite(uid, row, { slideNumber }));
  }
  return paths;
}
