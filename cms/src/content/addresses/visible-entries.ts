import type { Core } from '@strapi/strapi';
import type { UnknownRecord } from '../../platform/record.ts';
import { ENGLISH } from '../languages/languages.ts';
import { localeOf } from '../languages/strapi-locales.ts';
import { whereLocale, wherePublished } from '../rows.ts';
import type { ContentUid } from '../types.ts';

/** The value of a page's field `visitorsSee` with which visitors cannot open the page. */
export const NO_PAGE = 'no-page';

export function hasNoPage({ visitorsSee }: UnknownRecord): boolean {
  return visitorsSee === NO_PAGE;
}

export function fieldsThatHidePage(strapi: Core.Strapi, uid: ContentUid): readonly string[] {
  return 'visitorsSee' in strapi.contentType(uid).attributes ? ['visitorsSee'] : [];
}

/** English decides for all languages: visitors see a translation only while its English is published. */
export async function readVisibleInEnglish(
  strapi: Core.Strapi,
  uid: ContentUid,
  where: object,
  fields: readonly string[],
): Promise<UnknownRecord[]> {
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    select: ['documentId', ...fieldsThatHidePage(strapi, uid), ...fields],
    where: { ...where, ...whereLocale(localeOf(strapi, uid, ENGLISH)), ...wherePublished() },
  });
  return rows.filter((row) => !hasNoPage(row));
}
