import type { Core } from '@strapi/strapi';
import { editPath, listPath } from '../../../content/addresses/admin-paths.ts';
import {
  pageSettingsOf,
  splitLanguage,
  UIDS_WITH_SLUG,
} from '../../../content/addresses/entry-pages.ts';
import {
  LIST_PAGE_PATHS,
  opportunityPath,
  SINGLE_TYPE_PATHS,
} from '../../../content/addresses/single-type-paths.ts';
import { BUILT_IN_PAGE_SLUGS } from '../../../content/addresses/site-slugs.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import {
  type ContentUid,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
} from '../../../content/types.ts';

/** The type of each page that shows a single type. /contact-us opens its texts, and not the facts of ORGANISATION. */
const SINGLE_TYPE_BY_PATH: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SINGLE_TYPE_PATHS)
    .filter(([uid]) => uid !== ORGANISATION)
    .map(([uid, path]) => [path, uid] as const),
  ...Object.values(LIST_PAGE_PATHS).map((path) => [path, LIST_PAGE] as const),
]);

/**
 * Finds the admin path of a website page: the form of its entry, or a list if the page shows many entries or has no
 * entry yet. Undefined if the CMS has nothing of the page.
 * @param page a path of the website, such as `/ml/projects/maths?x=1#y`, or its whole address
 */
export async function findEditPath(strapi: Core.Strapi, page: string): Promise<string | undefined> {
  if (page === '' || !URL.canParse(page, 'http://website')) return undefined;
  const { locale, path } = splitLanguage(new URL(page, 'http://website').pathname);
  const singleType = SINGLE_TYPE_BY_PATH.get(path);
  if (singleType) return editPath({ uid: singleType, locale });
  const kind = opportunityKinds(strapi).find((each) => opportunityPath(each) === path);
  if (kind) {
    const entryPath = await findEntryPath(strapi, OPPORTUNITY_PAGE, { kind }, locale);
    return entryPath ?? listPath(OPPORTUNITY_PAGE, locale);
  }
  for (const uid of UIDS_WITH_SLUG) {
    const { folder, listPagePath, reservedSlugs, slugField } = pageSettingsOf(uid);
    const slug = path.startsWith(folder) ? path.slice(folder.length) : '';
    // A reserved slug such as `feed` of `/stories/feed` shows the list.
    const isInList = path === listPagePath || reservedSlugs.includes(slug);
    if (listPagePath && isInList) return listPath(uid, locale);
    if (slug === '' || slug.includes('/')) continue;
    const entryPath = await findEntryPath(strapi, uid, { [slugField]: decode(slug) }, locale);
    if (entryPath) return entryPath;
  }
  return BUILT_IN_PAGE_SLUGS.includes(path.slice(1)) ? listPath(PAGE, locale) : undefined;
}

function opportunityKinds(strapi: Core.Strapi): readonly string[] {
  const { kind } = strapi.contentType(OPPORTUNITY_PAGE).attributes;
  return kind?.type === 'enumeration' ? kind.enum : [];
}

async function findEntryPath(
  strapi: Core.Strapi,
  uid: ContentUid,
  where: Readonly<Record<string, string>>,
  locale: string,
): Promise<string | undefined> {
  const row = await strapi.db
    .query(uid)
    .findOne({ select: ['documentId'], where: { ...where, locale: ENGLISH } });
  return row ? editPath({ uid, documentId: row.documentId, locale }) : undefined;
}

/** If a segment is not valid percent-encoding, returns it unchanged. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
