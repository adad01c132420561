import type { Core, Schema, UID } from '@strapi/strapi';
import { CREATOR, type Entry, type EntryRights } from '../access/entry-rights';
import { nameOf } from '../content/acting-person';
import { isRecord } from '../content/is-record';
import { ENGLISH, inLocale, isLocalized, isTranslation } from '../content/languages';
import { isOrdered } from '../content/list-order';
import { singleEntryId } from '../content/single-type';
import { NOTED_FIELDS } from '../content/translated-from';
import { isContent } from '../content/types';
import { CHANGES, VERSION, type Version } from '../content/versions';
import { allViews } from './views/views';

type Row = Readonly<Record<string, unknown>>;

/** An entry as a form was filled with it, in one language. */
export interface Opened {
  readonly uid: UID.ContentType;
  /** Undefined of a page of which there is one, as long as it has no text in the language. */
  readonly documentId: string | undefined;
  /** Empty for a type that has no languages. */
  readonly locale: string;
  /** The form's first values, before the editor wrote. */
  readonly values: Row;
}

interface Author {
  readonly id: number | null;
  readonly name: string;
  readonly at: Date;
}

/** As many fields as a sentence can name. */
const MAX_LABELS = 6;
/** A version is stored a moment after the entry. */
const VERSION_DELAY_MS = 1_000;
const NOT_WRITTEN = ['createdAt', 'updatedAt', 'publishedAt', 'locale', ...NOTED_FIELDS];

/**
 * Says who changed what since a form was filled, also where one's own other window did. It compares the
 * fields: Strapi gives every language of an entry a new `updatedAt` when one of them is saved.
 */
export async function lastChange(
  strapi: Core.Strapi,
  opened: Opened,
  { mayField }: EntryRights,
  editorId: number,
): Promise<string | undefined> {
  const { uid, locale, values } = opened;
  const fields = writtenFields(strapi, uid);
  const draft = await draftOf(strapi, opened, fields);
  if (!draft) return undefined;
  const changed = fields.filter(
    ([name, attribute]) =>
      mayField('read', draft, name) &&
      comparable(strapi, attribute, values[name]) !== comparable(strapi, attribute, draft[name]),
  );
  if (changed.length === 0) return undefined;
  const fieldViews = allViews(strapi)[uid]?.fields ?? {};
  const labels = changed.map(([name]) => `“${fieldViews[name]?.label ?? name}”`);
  const others = labels.length - MAX_LABELS;
  const listed = labels.slice(0, MAX_LABELS).join(', ') + (others > 0 ? ` and ${others} more` : '');
  // What all languages share is English's.
  const isShared =
    isTranslation(locale) && changed.some(([, attribute]) => !isLocalized(attribute));
  const author = await authorOf(strapi, uid, draft, isShared ? [locale, ENGLISH] : [locale]);
  const who = author.id === editorId ? 'You, in another window,' : author.name;
  return `${who} changed this entry ${agoInWords(author.at)}, after you opened it: ${listed}.`;
}

/** An entry of a list, as the list shows it. */
export interface Listed {
  readonly documentId: string;
  /** Its `updatedAt` then. */
  readonly openedAt?: string | undefined;
}

/** The entries of a list that others changed since it was read, each with a sentence that names it. */
export async function changesInList(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  listed: readonly Listed[],
  locale: string,
  editorId: number,
): Promise<{ row: Entry; sentence: (name: string) => string }[]> {
  const documentId = { $in: listed.map((each) => each.documentId) };
  const rows: Entry[] = await strapi.db.query(uid).findMany({
    where: { documentId, ...inLocale(locale), ...draftsOf(strapi, uid) },
    populate: { ...CREATOR, updatedBy: true },
  });
  const changes: { row: Entry; sentence: (name: string) => string }[] = [];
  for (const row of rows) {
    const openedAt = listed.find((each) => each.documentId === row.documentId)?.openedAt;
    if (!openedAt || dateOf(row.updatedAt) <= dateOf(openedAt)) continue;
    const author = await authorOf(strapi, uid, row, [locale]);
    const isOld = author.at.getTime() <= dateOf(openedAt).getTime() + VERSION_DELAY_MS;
    if (author.id === editorId || (isContent(uid) && isOld)) continue;
    const when = agoInWords(author.at);
    changes.push({
      row,
      sentence: (name) =>
        `${author.name} changed “${name}” ${when}: load the page again to see it.`,
    });
  }
  return changes;
}

type Field = readonly [name: string, attribute: Schema.Attribute.AnyAttribute];

function writtenFields(strapi: Core.Strapi, uid: UID.ContentType): Field[] {
  const { fields = {} } = allViews(strapi)[uid] ?? {};
  return Object.entries(strapi.contentType(uid).attributes).filter(
    ([name, { type }]) =>
      name in fields &&
      !NOT_WRITTEN.includes(name) &&
      // The form sends only what it adds to them and takes from them.
      type !== 'relation' &&
      // Saving leaves an entry at its place.
      !(name === 'sortOrder' && isOrdered(uid)),
  );
}

async function draftOf(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Opened,
  fields: readonly Field[],
): Promise<Entry | undefined> {
  const entryId = documentId ?? (await singleEntryId(strapi, uid));
  if (!entryId) return undefined;
  const parts = fields.filter(([, { type }]) => type === 'media' || type === 'component');
  const populate = Object.fromEntries(parts.map(([name]) => [name, { populate: true }]));
  const entry: Entry | null = await strapi.db.query(uid).findOne({
    where: {
      documentId: entryId,
      ...inLocale(locale),
      ...draftsOf(strapi, uid),
    },
    populate: { ...populate, ...CREATOR, updatedBy: true },
  });
  return entry ?? undefined;
}

/** What visitors sent has no draft beside it. */
function draftsOf(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}

/** Equal for equal values: a file by its id, a part without its own, and nothing for every empty one. */
function comparable(
  strapi: Core.Strapi,
  attribute: Schema.Attribute.AnyAttribute,
  value: unknown,
): string {
  return JSON.stringify(plain(strapi, attribute, value));
}

function plain(
  strapi: Core.Strapi,
  attribute: Schema.Attribute.AnyAttribute,
  value: unknown,
): unknown {
  if (Array.isArray(value)) {
    const each = value.map((one) => plain(strapi, attribute, one));
    return each.length === 0 ? null : each;
  }
  if (!isRecord(value)) return value === '' || value === undefined ? null : value;
  if (attribute.type === 'media') return value.id;
  if (attribute.type !== 'component') return value;
  const { attributes } = strapi.getModel(attribute.component);
  return Object.entries(attributes).map(([name, part]) => plain(strapi, part, value[name]));
}

/** Who wrote an entry last in one of these languages: of content, the history knows. */
async function authorOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId: entryId, updatedBy, updatedAt }: Entry,
  locales: readonly string[],
): Promise<Author> {
  const version: Version | null = isContent(uid)
    ? await strapi.db.query(VERSION).findOne({
        where: { uid, entryId, entryLocale: { $in: locales }, action: { $in: CHANGES } },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      })
    : null;
  const person = isRecord(updatedBy) ? updatedBy : {};
  const {
    byId: id,
    byName: name,
    at,
  } = version ?? {
    byId: typeof person.id === 'number' ? person.id : null,
    byName: nameOf(person),
    at: dateOf(updatedAt),
  };
  return { id, name: name || 'Another person', at: dateOf(at) };
}

function dateOf(value: unknown): Date {
  return value instanceof Date ? value : new Date(String(value));
}

function agoInWords(at: Date): string {
  const minutes = Math.round((Date.now() - at.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return `${Math.round(hours / 24)} days ago`;
}
