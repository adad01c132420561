import type { Core } from '@strapi/strapi';
import { pathInLanguage } from '../../../content/addresses/entry-pages.ts';
import { readVisibleInEnglish } from '../../../content/addresses/visible-entries.ts';
import { isTranslationLocale } from '../../../content/languages/languages.ts';
import { wherePublished } from '../../../content/rows.ts';
import { ACTIVITY, type ContentUid } from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { fieldsOfPath, findSlideNumber, pathThatShows } from './path-that-shows.ts';

/** Returns the paths at which visitors find the entries in a language, by documentId. */
export async function readPublishedPaths(
  strapi: Core.Strapi,
  uid: ContentUid,
  locale: string,
  where: object,
): Promise<Record<string, string>> {
  const english = await readVisibleInEnglish(strapi, uid, where, fieldsOfPath(uid));
  const inLanguage: UnknownRecord[] = isTranslationLocale(locale)
    ? await strapi.db.query(uid).findMany({
        select: ['documentId'],
        where: { ...where, locale, ...wherePublished() },
      })
    : english;
  const idsInLanguage = new Set(inLanguage.map(({ documentId }) => documentId));
  const paths: Record<string, string> = {};
  for (const row of english) {
    const documentId = String(row.documentId);
    if (!idsInLanguage.has(documentId)) continue;
    const slideNumber =
      uid === ACTIVITY ? await findSlideNumber(strapi, documentId, 'published') : undefined;
    paths[documentId] = pathInLanguage(locale, pathThatShows(uid, row, { slideNumber }));
  }
  return paths;
}
