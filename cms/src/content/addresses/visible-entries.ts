import type { Core } from '@strapi/strapi';
import type { UnknownRecord } from '../../platform/record';
import { ENGLISH } from '../languages/languages';
import { localeOf } from '../languages/strapi-locales';
import { whereLocale, wherePublished } from '../rows/where';
import type { ContentUid } from '../types';

/** The answer in `visitorsSee` of a page by which the website shows the page nowhere. */
export const NO_PAGE = 'no-page';

/** Whether an editor chose that the website shows this published page nowhere. */
export function isHidden({ visitorsSee }: UnknownRecord): boolean {
  return visitorsSee === NO_PAGE;
}

/** The names of the fields that `isHidden` reads, which not every type has. */
export function fieldsOfHidden(strapi: Core.Strapi, uid: ContentUid): readonly string[] {
  return 'visitorsSee' in strapi.contentType(uid).attributes ? ['visitorsSee'] : [];
}

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
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    select: ['documentId', ...fieldsOfHidden(strapi, uid), ...fields],
    where: { ...where, ...whereLocale(localeOf(strapi, uid, ENGLISH)), ...wherePublished() },
  });
  return rows.filter((row) => !isHidden(row));
}
