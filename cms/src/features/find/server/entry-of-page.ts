import type { Core } from '@strapi/strapi';
import { editPath, listPath } from '../../../content/addresses/admin-paths';
import { pageSettingsOf, UIDS_WITH_PAGE } from '../../../content/addresses/entry-pages';
import { LIST_PAGE_PATHS } from '../../../content/addresses/list-page-paths';
import { BUILT_IN_PAGES } from '../../../content/addresses/site-slugs';
import { ENGLISH, TRANSLATED_LANGUAGES } from '../../../content/languages/languages';
import {
  ABOUT_PAGE,
  type ContentUid,
  HOME_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  PAGE,
  TRANSPARENCY,
} from '../../../content/types';

/** The pages whose texts stand in one entry. */
const PAGES: Readonly<Record<string, ContentUid>> = {
  '/': HOME_PAGE,
  '/about-us': ABOUT_PAGE,
  '/transparency': TRANSPARENCY,
  ...Object.fromEntries(Object.values(LIST_PAGE_PATHS).map((path) => [path, LIST_PAGE])),
};

/**
 * Returns where the admin edits what a page of the website shows: its entry, or the list of a page of many and of
 * one whose built-in text nobody has written over yet; undefined for a page of which the CMS has nothing.
 * @param page a path of the website, such as `/ml/projects/maths?x=1#y`, or its whole address
 */
export async function findEditPath(strapi: Core.Strapi, page: string): Promise<string | undefined> {
  if (page === '' || !URL.canParse(page, 'http://website')) return undefined;
  const { pathname } = new URL(page, 'http://website');
  const [, first = ''] = pathname.split('/');
  const locale = first in TRANSLATED_LANGUAGES ? first : ENGLISH;
  const path = (locale === ENGLISH ? pathname : pathname.slice(first.length + 1)) || '/';
  const isSingle = true;
  const single = PAGES[path];
  if (single) return editPath({ uid: single, isSingle, documentId: '', locale });
  const [, kind] = /^\/opportunities\/([a-z]+)$/.exec(path) ?? [];
  if (kind && kindsOfOpportunities(strapi).includes(kind)) {
    const found = await findFirstEditPath(strapi, OPPORTUNITY_PAGE, { kind }, locale);
    return found ?? listPath(OPPORTUNITY_PAGE, locale);
  }
  for (const uid of [...UIDS_WITH_PAGE].reverse()) {
    const { folder, list, reserved, slug } = pageSettingsOf(uid);
    const name = path.startsWith(folder) ? path.slice(folder.length) : '';
    // The website's own pages below a list, such as its feed, are made of it.
    if (list && (path === list || reserved.includes(name))) return listPath(uid, locale);
    if (name === '' || name.includes('/')) continue;
    const found = await findFirstEditPath(strapi, uid, { [slug]: decoded(name) }, locale);
    if (found) return found;
  }
  return BUILT_IN_PAGES.includes(path.slice(1)) ? listPath(PAGE, locale) : undefined;
}

function kindsOfOpportunities(strapi: Core.Strapi): readonly string[] {
  const { kind } = strapi.contentType(OPPORTUNITY_PAGE).attributes;
  return kind?.type === 'enumeration' ? kind.enum : [];
}

async function findFirstEditPath(
  strapi: Core.Strapi,
  uid: ContentUid,
  where: Readonly<Record<string, string>>,
  locale: string,
): Promise<string | undefined> {
  const row = await strapi.db
    .query(uid)
    .findOne({ select: ['documentId'], where: { ...where, locale: ENGLISH } });
  return row ? editPath({ uid, isSingle: false, documentId: row.documentId, locale }) : undefined;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
