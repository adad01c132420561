import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { POPULATE_CREATOR } from '../../../access/entry-rights';
import type { EntryRef } from '../../../content/entry-ref';
import { type Field, populateFields } from '../../../content/field';
import { readDraft } from '../../../content/languages/read-draft';
import { isOrderedByHand } from '../../../content/list-order';
import { comparableValue } from '../../../platform/comparable-value';
import type { UnknownRecord } from '../../../platform/record';
import { allViews } from '../../../views/views';

/** A short digest of what each field of a form holds: equal for equal values. */
export type Digests = Readonly<Record<string, string>>;

/** As many fields as a sentence can name. */
const MAX_LABELS = 6;

/** The digests of an entry as Strapi gives it; a field that is missing counts as empty. */
export function digestsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entry: UnknownRecord,
): Digests {
  const digests = writtenFields(strapi, uid).map(([name]) => {
    const value = JSON.stringify(comparableValue(entry[name]));
    return [name, createHash('sha256').update(value).digest('base64url').slice(0, 12)];
  });
  return Object.fromEntries(digests);
}

/** The fields of a type's form that a save writes over. */
export function writtenFields(strapi: Core.Strapi, uid: UID.ContentType): Field[] {
  const { fields = {} } = allViews(strapi)[uid] ?? {};
  return Object.entries(strapi.contentType(uid).attributes).filter(
    ([name]) =>
      name in fields &&
      // The lists of submissions have it as a column; nobody writes it.
      name !== 'createdAt' &&
      // Saving leaves an entry at its place.
      !(name === 'sortOrder' && isOrderedByHand(uid)),
  );
}

/** The stored draft with everything that its form shows; null where there is none in the language. */
export async function readFormDraft(
  strapi: Core.Strapi,
  entry: EntryRef<UID.ContentType>,
): Promise<UnknownRecord | null> {
  const fields = populateFields(writtenFields(strapi, entry.uid));
  const populate = { ...fields, ...POPULATE_CREATOR, updatedBy: true };
  return readDraft(strapi, entry, populate);
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
