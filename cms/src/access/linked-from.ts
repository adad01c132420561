import type { Core, UID } from '@strapi/strapi';
import type { CmsSettings } from '../../config/cms';
import { markdownLinks } from '../content/addresses/markdown-links';
import { LINK_FIELD, MARKDOWN_FIELD } from '../content/custom-fields';
import { TRANSLATED_LANGUAGES } from '../content/languages/languages';
import { CONTENT_UIDS, type ContentUid } from '../content/types';
import { isRecord, type UnknownRecord } from '../platform/record';
import { nameWithType } from './entry-in-words';
import { POPULATE_CREATOR } from './entry-rights';

/** An entry with an address in one of its links, texts or pictures. */
interface LinkingEntry {
  readonly uid: ContentUid;
  readonly entry: UnknownRecord;
  /** What staff call it: Page “School visits”. */
  readonly name: string;
  readonly links: readonly string[];
  /** Its links and texts as they were written. */
  readonly texts: readonly string[];
}

/**
 * The entries that link to `path` of the website: drafts, what visitors see, and translations. Asks for no rights:
 * callers do.
 */
export async function findEntriesLinkingTo(
  strapi: Core.Strapi,
  path: string,
): Promise<LinkingEntry[]> {
  const { siteUrl } = strapi.config.get<CmsSettings>('cms');
  const entries = await findEntriesContaining(strapi, path);
  return entries.filter(({ links }) => links.some((link) => leadsTo(link, path, siteUrl)));
}

/**
 * The entries that have `address` in a link, in a Markdown text or in a picture of one. Asks for no rights: callers
 * do.
 */
export async function findEntriesContaining(
  strapi: Core.Strapi,
  address: string,
): Promise<LinkingEntry[]> {
  const found: LinkingEntry[] = [];
  for (const uid of CONTENT_UIDS) {
    const linkFields = linkFieldsOf(strapi, uid);
    if (linkFields.length === 0) continue;
    const contains = { $contains: address };
    const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
      where: {
        $or: linkFields.map(({ field, partField }) => ({
          [field]: partField ? { [partField]: contains } : contains,
        })),
      },
      populate: {
        ...POPULATE_CREATOR,
        ...Object.fromEntries(
          linkFields.filter(({ partField }) => partField).map(({ field }) => [field, true]),
        ),
      },
      orderBy: { id: 'asc' },
    });
    for (const entry of rows) {
      const links = linkFields.flatMap((linkField) => linksAt(entry, linkField));
      const texts = linkFields.flatMap((linkField) => textsAt(entry, linkField));
      found.push({ uid, entry, name: nameWithType(strapi, uid, entry), links, texts });
    }
  }
  return found;
}

/** A field with links, or the field `partField` of the components in it. */
interface LinkField {
  readonly field: string;
  readonly partField?: string;
  readonly isMarkdown: boolean;
}

function linkFieldsOf(strapi: Core.Strapi, uid: ContentUid): LinkField[] {
  const linkFields: LinkField[] = [];
  const attributes = attributesOf(strapi.contentType(uid));
  for (const [field, { customField, component }] of Object.entries(attributes)) {
    const isMarkdown = customField === MARKDOWN_FIELD;
    if (isMarkdown || customField === LINK_FIELD) linkFields.push({ field, isMarkdown });
    if (component === undefined) continue;
    const parts = attributesOf(strapi.getModel(component));
    for (const [partField, { customField: kind }] of Object.entries(parts)) {
      if (kind === LINK_FIELD) linkFields.push({ field, partField, isMarkdown: false });
    }
  }
  return linkFields;
}

interface Attribute {
  readonly customField?: string;
  readonly component?: UID.Component;
}

function attributesOf(
  model: { readonly attributes: object } | undefined,
): Record<string, Attribute> {
  return { ...model?.attributes };
}

function textsAt(row: UnknownRecord, { field, partField }: LinkField): string[] {
  const values = [row[field] ?? []].flat();
  const texts = partField ? values.filter(isRecord).map((part) => part[partField]) : values;
  return texts.filter((text) => typeof text === 'string');
}

function linksAt(row: UnknownRecord, linkField: LinkField): string[] {
  const written = textsAt(row, linkField);
  if (!linkField.isMarkdown) return written;
  return written.flatMap((text) => markdownLinks(text).map(({ link }) => link));
}

/** Whether a link leads to a path of the website, in any language and to any part of the page. */
function leadsTo(link: string, path: string, siteUrl = 'https://website.invalid'): boolean {
  if (!URL.canParse(link, siteUrl)) return false;
  const { pathname, origin } = new URL(link, siteUrl);
  if (origin !== new URL(siteUrl).origin) return false;
  const [, language = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
  const inEnglish = language in TRANSLATED_LANGUAGES ? rest : pathname;
  return inEnglish.replace(/(?<=.)\/$/, '') === path;
}
