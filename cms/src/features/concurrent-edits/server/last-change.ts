import type { Core, Schema, UID } from '@strapi/strapi';
import { CREATOR, type Entry, type EntryRights } from '../../../access/entry-rights';
import { draftOf } from '../../../content/entry-in-language';
import type { Field } from '../../../content/field';
import { ENGLISH, isLocalized, isTranslation } from '../../../content/languages';
import { isOrdered } from '../../../content/list-order';
import { isRecord, type Row } from '../../../platform/is-record';
import { singleEntryId } from '../../../platform/single-type';
import { allViews } from '../../../views/views';
import { agoInWords, writerOf } from './last-writer';

/** An entry as a form was filled with it, in one language. */
interface Opened {
  readonly uid: UID.ContentType;
  /** Undefined for a single type that has no text in the language yet. */
  readonly documentId: string | undefined;
  /** Empty for a type that has no languages. */
  readonly locale: string;
  /** The form's first values, before the editor wrote, or those of now. */
  readonly values: Row;
}

/** As many fields as a sentence can name. */
const MAX_LABELS = 6;

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
  const { uid, locale } = opened;
  const { draft, changed } = await otherThanDraft(strapi, opened, mayField);
  if (!draft || changed.length === 0) return undefined;
  // What all languages share is English's.
  const isShared =
    isTranslation(locale) && changed.some(([, attribute]) => !isLocalized(attribute));
  const writer = await writerOf(strapi, uid, draft, isShared ? [locale, ENGLISH] : [locale]);
  const who = writer.id === editorId ? 'You, in another window,' : writer.name;
  const names = changed.map(([name]) => name);
  const listed = labelsInWords(strapi, uid, names);
  return `${who} changed this entry ${agoInWords(writer.at)}, after you opened it: ${listed}.`;
}

/** The stored draft, and the fields that have other values in a form. */
export async function otherThanDraft(
  strapi: Core.Strapi,
  opened: Opened,
  mayField: EntryRights['mayField'],
): Promise<{ draft: Entry | undefined; changed: readonly Field[] }> {
  const { uid, values } = opened;
  const fields = writtenFields(strapi, uid);
  const draft = await openedDraft(strapi, opened, fields);
  if (!draft) return { draft, changed: [] };
  const changed = fields.filter(
    ([name, attribute]) =>
      mayField('read', draft, name) &&
      comparable(strapi, attribute, values[name]) !== comparable(strapi, attribute, draft[name]),
  );
  return { draft, changed };
}

/** `“Title”, “Text” and 2 more`, as the form calls the fields. */
export function labelsInWords(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  fields: readonly string[],
): string {
  const fieldViews = allViews(strapi)[uid]?.fields ?? {};
  const labels = fields.map((name) => `“${fieldViews[name]?.label ?? name}”`);
  const others = labels.length - MAX_LABELS;
  return labels.slice(0, MAX_LABELS).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

function writtenFields(strapi: Core.Strapi, uid: UID.ContentType): Field[] {
  const { fields = {} } = allViews(strapi)[uid] ?? {};
  return Object.entries(strapi.contentType(uid).attributes).filter(
    ([name, { type }]) =>
      name in fields &&
      // The lists of submissions have it as a column; nobody writes it.
      name !== 'createdAt' &&
      // The form sends only what it adds to them and takes from them.
      type !== 'relation' &&
      // Saving leaves an entry at its place.
      !(name === 'sortOrder' && isOrdered(uid)),
  );
}

async function openedDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Opened,
  fields: readonly Field[],
): Promise<Entry | undefined> {
  const entryId = documentId ?? (await singleEntryId(strapi, uid));
  if (!entryId) return undefined;
  const parts = fields.filter(([, { type }]) => type === 'media' || type === 'component');
  const populate = Object.fromEntries(parts.map(([name]) => [name, { populate: true }]));
  const entry = { uid, entryId, entryLocale: locale };
  const own = { ...populate, ...CREATOR, updatedBy: true };
  return (await draftOf(strapi, entry, own)) ?? undefined;
}

/** Equal for equal values: a file by its id, a part without its own, and nothing for every empty one. */
function comparable(
  strapi: Core.Strapi,
  attribute: Schema.Attribute.AnyAttribute,
  value: unknown,
): string {
  return JSON.stringify(comparableValue(strapi, attribute, value));
}

function comparableValue(
  strapi: Core.Strapi,
  attribute: Schema.Attribute.AnyAttribute,
  value: unknown,
): unknown {
  if (Array.isArray(value)) {
    const each = value.map((one) => comparableValue(strapi, attribute, one));
    return each.length === 0 ? null : each;
  }
  if (!isRecord(value)) return value === '' || value === undefined ? null : value;
  if (attribute.type === 'media') return value.id;
  if (attribute.type !== 'component') return value;
  const { attributes } = strapi.getModel(attribute.component);
  return Object.entries(attributes).map(([name, part]) =>
    comparableValue(strapi, part, value[name]),
  );
}
