import type { Core, Schema, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import type { UnknownRecord } from '../platform/record.ts';
import type { EntryRef } from './entry-ref.ts';
import { isSingleType } from './types.ts';

export type Attribute = Schema.Attribute.AnyAttribute;

export type Field = readonly [name: string, attribute: Attribute];

/** Matches the drafts of a type, and all rows of a type without drafts (submissions). */
export function whereDraft(strapi: Core.Strapi, uid: UID.ContentType) {
  return strapi.contentType(uid).options?.draftAndPublish === true ? { publishedAt: null } : {};
}

export function wherePublished() {
  return { publishedAt: { $notNull: true } };
}

/** @param locale empty for a type without languages */
export function whereLocale(locale: string) {
  return locale === '' ? {} : { locale };
}

/** The `populate` for those of the fields that are files or components, with the files in the components. */
export function populateFields(fields: readonly Field[]) {
  const populated = fields.filter(([, { type }]) => type === 'media' || type === 'component');
  return Object.fromEntries(populated.map(([name]) => [name, { populate: true }]));
}

/** The `populate` for all components of a type, without their files. */
export function populateComponents(strapi: Core.Strapi, uid: UID.ContentType) {
  const components = contentTypes.getComponentAttributes(strapi.contentType(uid));
  return Object.fromEntries(components.map((field) => [field, true]));
}

export async function readDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef<UID.ContentType>,
  populate: object = {},
): Promise<UnknownRecord | null> {
  const where = { documentId, ...whereLocale(locale), ...whereDraft(strapi, uid) };
  return strapi.db.query(uid).findOne({ where, populate });
}

/** Updates rows and leaves their `updatedAt`. With a later one Strapi would show a published entry as modified. */
export async function updateWithoutDate(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: object,
  data: object,
): Promise<void> {
  await strapi.db.query(uid).updateMany({ where, data });
}

/** Returns the published row of each entry, or its draft if the entry is not published. Published rows come first. */
export function publishedElseDraft(rows: readonly UnknownRecord[]): UnknownRecord[] {
  const published = rows.filter((row) => row.publishedAt);
  const publishedIds = new Set(published.map(({ documentId }) => documentId));
  return [...published, ...rows.filter(({ documentId }) => !publishedIds.has(documentId))];
}

/** The form of a single type does not know this id while the entry has no text in the form's language. */
export async function findSingleEntryId(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<string | undefined> {
  if (!isSingleType(uid)) return undefined;
  const row = await strapi.db.query(uid).findOne({ select: ['documentId'] });
  return row?.documentId;
}
