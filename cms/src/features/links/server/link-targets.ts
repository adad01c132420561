import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import { ACCOUNTS_KINDS } from '../../../content/accounts/document-kinds';
import {
  pageSettingsOf,
  UIDS_WITH_PAGE,
  type UidWithPage,
} from '../../../content/addresses/entry-pages';
import pageTitles from '../../../content/addresses/page-titles.json';
import { websitePath } from '../../../content/addresses/website-path';
import { entryName } from '../../../content/entry-name';
import { ENGLISH } from '../../../content/languages/languages';
import { type ContentUid, DOCUMENT, TRANSPARENCY } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';
import { contentViews } from '../../../views/views';

/** Something of this website to which an editor can link. */
export interface LinkTarget {
  /** What it is, such as `Page`, `Project`, `Footer PDF` or `File`. */
  readonly kind: string;
  readonly title: string;
  /** A path of the website. */
  readonly path: string;
  /** Whether visitors can open it today. */
  readonly isLive: boolean;
}

interface StoredFile {
  readonly name: string;
  readonly url: string;
}

/**
 * The pages that are no entries, by their paths: in English their names for editors, else the website's own words.
 */
const PAGE_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = pageTitles;
/** Editors choose among the newest files; an older one is linked by its address. */
const MAX_FILES = 500;
/** The types of files that the website offers to visitors. */
const OFFERED_TYPES = ['application/pdf', 'video/mp4', 'video/webm'];

/** Answers with everything that an editor may read and can link to. */
export async function linkTargetsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { userAbility } = ctx.state;
  const locale = String(ctx.query.locale ?? ENGLISH);
  const documents = await readDocumentTargets(strapi, userAbility, locale);
  const paths = new Set(documents.map(({ path }) => path));
  const files: LinkTarget[] = userAbility.can('plugin::upload.read')
    ? (await readLinkableFiles(strapi))
        .filter(({ url }) => !paths.has(url))
        .map(({ name, url }) => ({ kind: 'File', title: name, path: url, isLive: true }))
    : [];
  const entries: LinkTarget[] = [];
  for (const uid of UIDS_WITH_PAGE) {
    entries.push(...(await readEntryTargets(strapi, userAbility, uid, locale)));
  }
  const data: LinkTarget[] = [
    ...(await readPageTargets(strapi, locale)),
    ...entries,
    ...documents,
    ...files,
  ];
  return data;
}

/** The website's own pages as it calls them in a language, else in English. */
async function readPageTargets(strapi: Core.Strapi, locale: string): Promise<LinkTarget[]> {
  const targets: LinkTarget[] = [];
  for (const [path, titles] of Object.entries(PAGE_TITLES)) {
    if (!(await isShown(strapi, path))) continue;
    const title = titles[locale] ?? titles[ENGLISH] ?? path;
    targets.push({ kind: 'Page', title, path, isLive: true });
  }
  return targets;
}

/** Whether the website has the page: some it has only while something for it is published. */
async function isShown(strapi: Core.Strapi, path: string): Promise<boolean> {
  const isPublished = async (uid: ContentUid, where = {}) =>
    (await strapi.db.query(uid).count({
      where: { ...where, locale: ENGLISH, publishedAt: { $notNull: true } },
    })) > 0;
  if (path === '/transparency') {
    const hasFiles = await isPublished(DOCUMENT, { kind: { $in: ACCOUNTS_KINDS } });
    return hasFiles || isPublished(TRANSPARENCY);
  }
  const uid = UIDS_WITH_PAGE.find((each) => pageSettingsOf(each).list === path);
  return uid === undefined || isPublished(uid);
}

/** Entries with a page of their own by their titles in a language, else in English. */
async function readEntryTargets(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UidWithPage,
  locale: string,
): Promise<LinkTarget[]> {
  const mainField = contentViews[uid]?.mainField ?? '';
  const kind = strapi.contentType(uid).info.displayName;
  // The texts of thousands of stories would fill the memory.
  const select = ['documentId', 'locale', 'publishedAt', mainField, pageSettingsOf(uid).slugField];
  const where = { locale: { $in: [ENGLISH, locale] } };
  const rows = await readRowsForPerson(strapi, userAbility, uid, {
    select,
    where,
    populate: POPULATE_CREATOR,
  });
  const keyOf = (documentId: unknown, language: unknown, isPublished: boolean) =>
    `${documentId} ${language} ${isPublished}`;
  const byKey = new Map(
    rows.map((row) => [keyOf(row.documentId, row.locale, Boolean(row.publishedAt)), row]),
  );
  const targets: LinkTarget[] = [];
  for (const english of rows.filter((row) => row.locale === ENGLISH && !row.publishedAt)) {
    const { documentId } = english;
    const published = byKey.get(keyOf(documentId, ENGLISH, true));
    // Visitors know a published entry under the path that is published.
    const path = websitePath(uid, published ?? english);
    const translation = byKey.get(keyOf(documentId, locale, false));
    const title = entryName(translation?.[mainField] ? translation : english, mainField);
    if (path) targets.push({ kind, title, path, isLive: published !== undefined });
  }
  return targets.sort((one, other) => one.title.localeCompare(other.title));
}

/** Footer PDFs by their titles in a language, else in English. */
async function readDocumentTargets(
  strapi: Core.Strapi,
  userAbility: unknown,
  locale: string,
): Promise<LinkTarget[]> {
  const where = { publishedAt: null, locale: { $in: [ENGLISH, locale] } };
  const populate = { ...POPULATE_CREATOR, file: true };
  const rows = await readRowsForPerson(strapi, userAbility, DOCUMENT, { where, populate });
  const translations = new Map(
    rows.filter((row) => row.locale === locale).map((row) => [row.documentId, row.title]),
  );
  const targets: LinkTarget[] = [];
  for (const english of rows.filter((row) => row.locale === ENGLISH)) {
    const path = (english.file as StoredFile | null)?.url;
    const title = String(translations.get(english.documentId) || english.title);
    if (path) targets.push({ kind: 'Footer PDF', title, path, isLive: true });
  }
  return targets;
}

async function readRowsForPerson(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UidWithPage | typeof DOCUMENT,
  query: object,
): Promise<UnknownRecord[]> {
  const rows: UnknownRecord[] = await strapi.db
    .query(uid)
    .findMany({ ...query, orderBy: { id: 'asc' } });
  const { mayField } = entryRights(strapi, userAbility, uid);
  return rows.filter((row) => mayField('read', row, contentViews[uid]?.mainField ?? ''));
}

async function readLinkableFiles(strapi: Core.Strapi): Promise<StoredFile[]> {
  return strapi.db.query('plugin::upload.file').findMany({
    select: ['name', 'url'],
    where: { mime: { $in: OFFERED_TYPES } },
    orderBy: { id: 'desc' },
    limit: MAX_FILES,
  });
}
