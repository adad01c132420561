import type { Core } from '@strapi/strapi';
import type { UnknownRecord } from '../../platform/record';
import { ENGLISH } from '../languages/languages';
import { localeOf } from '../languages/strapi-locales';
import { whereLocale, wherePublished } from '../rows/where';
import type { ContentUid } from '../types';

/** The answer in `visitorsSee` of a page by which the website shows the page nowhere. */
export const NO_PAGE = 'no-page';

/**
 * Reads the published English rows of the entries that visitors find. They decide for all languages: visitors see a
 * translation only if its English is published, which also has the slug.
 *
 * @param fields the names of the fields to read. Whole entries would use too much memory if there are thousands.
 */
export async function readVisibleInEnglish(
  strapi: Core.Strapi,
  uid: ContentUid,
  where: object,
  fields: readonly string[],
): Promise<UnknownRecord[]> {
  const hidingField = 'visitorsSee' in strapi.contentType(uid).attributes ? ['visitorsSee'] : [];
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    select: ['documentId', ...hidingField, ...fields],
    where: { ...where, ...whereLocale(localeOf(strapi, uid, ENGLISH)), ...wherePublished() },
  });
  return rows.filter(({ visitorsSee }) => visitorsSee !== NO_PAGE);
}
