import type { Core } from '@strapi/strapi';
import { POPULATE_CREATOR } from '../access/entry-rights.ts';
import { splitLanguage } from '../content/addresses/entry-pages.ts';
import { type LinkField, linkFieldsOf } from '../content/addresses/link-fields.ts';
import { markdownLinks } from '../content/addresses/links.ts';
import { CONTENT_UIDS, type ContentUid } from '../content/types.ts';
import { settingsOf } from '../platform/cms-settings.ts';
import { isRecord, type UnknownRecord } from '../platform/record.ts';

interface LinkingEntry {
  readonly uid: ContentUid;
  readonly entryRow: UnknownRecord;
  readonly texts: readonly LinkText[];
}

interface LinkText {
  readonly source: string;
  readonly isMarkdown: boolean;
}

/** Finds drafts and published rows, also of translations. The caller must check the rights. */
export async function findEntriesLinkingTo(
  strapi: Core.Strapi,
  path: string,
): Promise<LinkingEntry[]> {
  const { siteUrl } = settingsOf(strapi);
  const entries = await findEntriesContaining(strapi, path);
  return entries.filter(({ texts }) =>
    texts.flatMap(linksIn).some((link) => leadsTo(link, path, siteUrl)),
  );
}

/** Finds rows whose links or Markdown texts contain `text`, a part of a URL. The caller must check the rights. */
export async function findEntriesContaining(
  strapi: Core.Strapi,
  text: string,
): Promise<LinkingEntry[]> {
  const entries: LinkingEntry[] = [];
  for (const uid of CONTENT_UIDS) {
    const linkFields = linkFieldsOf(strapi, uid);
    if (linkFields.length === 0) continue;
    const conditions: object[] = [];
    const populate: Record<string, unknown> = { ...POPULATE_CREATOR };
    for (const { field, partField } of linkFields) {
      const contains = { $contains: text };
      conditions.push({ [field]: partField ? { [partField]: contains } : contains });
      if (partField) populate[field] = true;
    }
    const rows: UnknownRecord[] = await strapi.db
      .query(uid)
      .findMany({ where: { $or: conditions }, populate, orderBy: { id: 'asc' } });
    for (const entryRow of rows) {
      const texts = linkFields.flatMap((linkField) => textsIn(entryRow, linkField));
      entries.push({ uid, entryRow, texts });
    }
  }
  return entries;
}

function textsIn(row: UnknownRecord, { field, partField, isMarkdown }: LinkField): LinkText[] {
  const value = row[field];
  const values = Array.isArray(value) ? value : [value];
  const texts = partField ? values.filter(isRecord).map((part) => part[partField]) : values;
  return texts.filter((text) => typeof text === 'string').map((source) => ({ source, isMarkdown }));
}

function linksIn({ source, isMarkdown }: LinkText): string[] {
  return isMarkdown ? markdownLinks(source).map(({ url }) => url) : [source];
}

/** Compares the English path, so that links to translations match. Without `siteUrl`, only paths can match. */
function leadsTo(link: string, path: string, siteUrl = 'https://website.invalid'): boolean {
  if (!URL.canParse(link, siteUrl)) return false;
  const { pathname, origin } = new URL(link, siteUrl);
  if (origin !== new URL(siteUrl).origin) return false;
  const englishPath = splitLanguage(pathname).path;
  return path === (englishPath === '/' ? '/' : englishPath.replace(/\/$/, ''));
}
