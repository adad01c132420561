import type { Core } from '@strapi/strapi';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { READ_LIBRARY_ACTION_ID, type UserAbility } from '../../../access/rights.ts';
import {
  isBuiltInPage,
  ownPagePath,
  pageSettingsOf,
  UIDS_WITH_SLUG,
  type UidWithSlug,
} from '../../../content/addresses/entry-pages.ts';
import pageTitles from '../../../content/addresses/page-titles.json';
import { SINGLE_TYPE_PATHS } from '../../../content/addresses/single-type-paths.ts';
import { fieldsThatHidePage, hasNoPage } from '../../../content/addresses/visible-entries.ts';
import { entryName } from '../../../content/entry-name.ts';
import { OFFERED_MIME_TYPES } from '../../../content/files/offered-file.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { whereDraft, wherePublished } from '../../../content/rows.ts';
import { ACCOUNTS_KINDS } from '../../../content/transparency/amounts-and-kinds.ts';
import { type ContentUid, DOCUMENT, FILE, TRANSPARENCY } from '../../../content/types.ts';
import { ownValue, type UnknownRecord } from '../../../platform/record.ts';
import { readStoredView } from '../../../views/stored-view.ts';

/** A page or file of this website to which an editor can link. */
export interface LinkTarget {
  /** `File`, or the name of a type, such as `Page` or `Footer PDF`. */
  readonly typeLabel: string;
  readonly title: string;
  /** A path of the website. For a file in an S3 store, its URL. */
  readonly path: string;
  readonly isVisibleToVisitors: boolean;
}

interface FileWithUrl {
  readonly name: string;
  readonly url: string;
}

/** Titles of the website's built-in pages, by path and language. */
const PAGE_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = pageTitles;
/** Editors choose among the newest files. To link to an older one, they type its address. */
const MAX_FILES = 500;

/** Reads what the person may read and link to, with titles in `locale`, else in English. */
export async function readLinkTargets(
  strapi: Core.Strapi,
  userAbility: UserAbility,
  locale: string,
): Promise<LinkTarget[]> {
  const targets = await readPageTargets(strapi, locale);
  for (const uid of UIDS_WITH_SLUG) {
    targets.push(...(await readEntryTargets(strapi, userAbility, uid, locale)));
  }
  const documentTargets = await readDocumentTargets(strapi, userAbility, locale);
  targets.push(...documentTargets);
  if (userAbility.can(READ_LIBRARY_ACTION_ID)) {
    const documentPaths = documentTargets.map(({ path }) => path);
    for (const { name, url } of await readLinkableFiles(strapi)) {
      if (documentPaths.includes(url)) continue;
      targets.push({ typeLabel: 'File', title: name, path: url, isVisibleToVisitors: true });
    }
  }
  return targets;
}

async function readPageTargets(strapi: Core.Strapi, locale: string): Promise<LinkTarget[]> {
  const targets: LinkTarget[] = [];
  for (const [path, titles] of Object.entries(PAGE_TITLES)) {
    if (!(await isPageShown(strapi, path))) continue;
    const title = ownValue(titles, locale) ?? titles[ENGLISH] ?? path;
    targets.push({ typeLabel: 'Page', title, path, isVisibleToVisitors: true });
  }
  return targets;
}

/** Whether the website has a page: some list pages exist only while they have published entries. */
async function isPageShown(strapi: Core.Strapi, path: string): Promise<boolean> {
  const hasPublished = async (uid: ContentUid, where = {}) =>
    (await strapi.db.query(uid).count({
      where: { ...where, locale: ENGLISH, ...wherePublished() },
    })) > 0;
  if (path === SINGLE_TYPE_PATHS[TRANSPARENCY]) {
    const hasFiles = await hasPublished(DOCUMENT, { kind: { $in: ACCOUNTS_KINDS } });
    return hasFiles || hasPublished(TRANSPARENCY);
  }
  const uid = UIDS_WITH_SLUG.find((each) => pageSettingsOf(each).listPagePath === path);
  return uid === undefined || hasPublished(uid);
}

async function readEntryTargets(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UidWithSlug,
  locale: string,
): Promise<LinkTarget[]> {
  const view = await readStoredView(strapi, uid);
  const { mainField, typeLabel } = view;
  // Reads only a few fields: the texts of thousands of stories would fill the memory.
  const { slugField } = pageSettingsOf(uid);
  const ownFields = [mainField, slugField, ...fieldsThatHidePage(strapi, uid)];
  const select = ['documentId', 'locale', 'publishedAt', ...ownFields];
  const where = { locale: { $in: [ENGLISH, locale] } };
  const rows = await readRowsForPerson(strapi, userAbility, uid, {
    select,
    where,
    populate: POPULATE_CREATOR,
  });
  const drafts = rows.filter((row) => !row.publishedAt);
  const translations = rowsByDocumentId(drafts.filter((row) => row.locale === locale));
  const published = rowsByDocumentId(
    rows.filter((row) => row.publishedAt && row.locale === ENGLISH),
  );
  const targets: LinkTarget[] = [];
  for (const english of drafts.filter((row) => row.locale === ENGLISH)) {
    const publishedRow = published.get(english.documentId);
    // A draft may have a new slug that visitors cannot open yet.
    const path = ownPagePath(uid, publishedRow ?? english);
    const translation = translations.get(english.documentId);
    const title = entryName(translation?.[mainField] ? translation : english, view);
    // Without a published row, the website shows its own text at the slug of a built-in page.
    const isVisibleToVisitors = publishedRow
      ? !hasNoPage(publishedRow)
      : isBuiltInPage(uid, english);
    if (path) targets.push({ typeLabel, title, path, isVisibleToVisitors });
  }
  return targets.sort((one, other) => one.title.localeCompare(other.title));
}

async function readDocumentTargets(
  strapi: Core.Strapi,
  userAbility: unknown,
  locale: string,
): Promise<LinkTarget[]> {
  const where = { ...whereDraft(strapi, DOCUMENT), locale: { $in: [ENGLISH, locale] } };
  const populate = { ...POPULATE_CREATOR, file: true };
  const rows = await readRowsForPerson(strapi, userAbility, DOCUMENT, { where, populate });
  const translations = rowsByDocumentId(rows.filter((row) => row.locale === locale));
  const typeLabel = strapi.contentType(DOCUMENT).info.displayName;
  const targets: LinkTarget[] = [];
  for (const english of rows.filter((row) => row.locale === ENGLISH)) {
    const path = (english.file as FileWithUrl | null)?.url;
    const title = String(translations.get(english.documentId)?.title || english.title);
    if (path) targets.push({ typeLabel, title, path, isVisibleToVisitors: true });
  }
  return targets;
}

function rowsByDocumentId(rows: readonly UnknownRecord[]): ReadonlyMap<unknown, UnknownRecord> {
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** Leaves out rows whose name the person may not read. */
async function readRowsForPerson(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UidWithSlug | typeof DOCUMENT,
  query: object,
): Promise<UnknownRecord[]> {
  const rows: UnknownRecord[] = await strapi.db
    .query(uid)
    .findMany({ ...query, orderBy: { id: 'asc' } });
  const { mainField } = await readStoredView(strapi, uid);
  const { mayField } = entryRights(strapi, userAbility, uid);
  return rows.filter((row) => mayField('read', row, mainField));
}

async function readLinkableFiles(strapi: Core.Strapi): Promise<FileWithUrl[]> {
  return strapi.db.query(FILE).findMany({
    select: ['name', 'url'],
    where: { mime: { $in: OFFERED_MIME_TYPES } },
    orderBy: { id: 'desc' },
    limit: MAX_FILES,
  });
}
