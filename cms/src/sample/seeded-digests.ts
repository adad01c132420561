import type { Core, Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import * as v from 'valibot';
import { POPULATE_CREATOR } from '../access/entry-rights.ts';
import { dropIds, TRANSLATED_FROM } from '../content/languages/localized-fields.ts';
import { populateComponents, wherePublished } from '../content/rows.ts';
import { CONTENT_UIDS, type ContentUid } from '../content/types.ts';
import { digestOf } from '../platform/digest.ts';
import { recordsIn, type UnknownRecord } from '../platform/record.ts';
import type { FieldView } from '../views/type-view.ts';
import { contentViews } from '../views/views.ts';

const DIGESTS_STORE = { type: 'core', name: 'website_seed', key: 'digests' } as const;
const FACTS_ORIGIN_STORE = { ...DIGESTS_STORE, key: 'hasSampleFacts' } as const;

/** Whose facts the seed published. */
type FactsOrigin = 'sample' | 'organisation';

/** The keys are `rowKey` and field. A list of facts has a digest for each part. */
const SeededDigestsSchema = v.record(
  v.string(),
  v.record(v.string(), v.union([v.string(), v.array(v.string())])),
);
export type SeededDigests = v.InferOutput<typeof SeededDigestsSchema>;

interface SeededField {
  readonly uid: ContentUid;
  readonly field: string;
  /** Whether the English has changed since it was translated. */
  readonly isChanged: boolean;
}

/** Call it after the seed, and before a person can write. */
export async function storeSeededDigests(strapi: Core.Strapi): Promise<void> {
  const digests: SeededDigests = {};
  for (const uid of CONTENT_UIDS) {
    const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
      where: wherePublished(),
      populate: { ...populateComponents(strapi, uid), ...POPULATE_CREATOR, updatedBy: true },
    });
    for (const row of rows) {
      if (row.createdBy || row.updatedBy) continue;
      const fields = comparedFields(strapi.contentType(uid)).filter((field) =>
        hasValue(row[field]),
      );
      const entries = fields.map((field) => [field, digestsToStore(uid, field, row[field])]);
      digests[rowKey(row)] = Object.fromEntries(entries);
    }
  }
  // Earlier digests win: a person whose account is gone may have changed a field since, which leaves no `updatedBy`.
  const value = { ...digests, ...(await readSeededDigests(strapi)) };
  await strapi.store.set({ ...DIGESTS_STORE, value });
}

export async function readSeededDigests(strapi: Core.Strapi): Promise<SeededDigests> {
  return v.parse(v.nullish(SeededDigestsSchema, {}), await strapi.store.get(DIGESTS_STORE));
}

export async function storeFactsOrigin(strapi: Core.Strapi, origin: FactsOrigin): Promise<void> {
  await strapi.store.set({ ...FACTS_ORIGIN_STORE, value: origin === 'sample' });
}

/** If the seed has stored no origin, `sample` makes sure that nothing made up is missed. */
export async function readFactsOrigin(strapi: Core.Strapi): Promise<FactsOrigin> {
  return (await strapi.store.get(FACTS_ORIGIN_STORE)) === false ? 'organisation' : 'sample';
}

/** Returns the fields that no person changed. A list of facts counts as unchanged while one of its parts is. */
export function fieldsStillAsSeeded(
  digests: SeededDigests,
  uid: ContentUid,
  row: UnknownRecord,
): string[] {
  const seededFields = Object.entries(digests[rowKey(row)] ?? {});
  return seededFields
    .filter(([field, seeded]) =>
      typeof seeded === 'string'
        ? digestWithoutIds(row[field]) === seeded
        : digestsOfParts(viewOf(uid, field), row[field]).some((digest) => seeded.includes(digest)),
    )
    .map(([field]) => field);
}

/**
 * Returns the value that the website gets for a seeded field: the translation, null if the website shall show the
 * English, or a list of facts without the parts whose English is gone. So a deleted social link disappears in all
 * languages.
 */
export function valueForWebsite(
  digests: SeededDigests,
  { uid, field, isChanged }: SeededField,
  english: UnknownRecord,
  translation: UnknownRecord,
): unknown {
  const seeded = digests[rowKey(translation)]?.[field];
  const seededEnglish = digests[rowKey(english)]?.[field];
  if (!Array.isArray(seeded) || !Array.isArray(seededEnglish)) {
    return isChanged ? null : translation[field];
  }
  const view = viewOf(uid, field);
  const englishDigests = digestsOfParts(view, english[field]);
  const isSeeded = (part: UnknownRecord) => seeded.includes(digestOfPart(view, part));
  const isEnglishGone = (part: UnknownRecord) => {
    // The seed wrote the parts of a list in the same order in all languages.
    const index = seeded.indexOf(digestOfPart(view, part));
    return index >= 0 && !englishDigests.includes(seededEnglish[index] ?? '');
  };
  const parts = recordsIn(translation[field]);
  // Nothing in the list is a person's own: show the English list. Otherwise keep what a person wrote.
  if (parts.every(isSeeded) && (isChanged || parts.some(isEnglishGone))) return null;
  return parts.filter((part) => !isEnglishGone(part));
}

/** A documentId is unique across types, so the key needs no uid. */
function rowKey({ documentId, locale }: UnknownRecord): string {
  return `${documentId} ${locale ?? ''}`;
}

export function seededIds(digests: SeededDigests, locale: string): string[] {
  const end = rowKey({ documentId: '', locale });
  const keys = Object.keys(digests).filter((key) => key.endsWith(end));
  return keys.map((key) => key.slice(0, -end.length));
}

function comparedFields(type: Struct.ContentTypeSchema): string[] {
  return contentTypes.getWritableAttributes(type).filter((field) => {
    const attribute = type.attributes[field];
    const isText = attribute?.type !== 'media' && attribute?.type !== 'relation';
    return isText && field !== 'locale' && field !== TRANSLATED_FROM;
  });
}

/** Stats of 0 count as empty: the website leaves them out. */
function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== 0;
}

function digestsToStore(uid: ContentUid, field: string, value: unknown): string | string[] {
  const view = viewOf(uid, field);
  const isListOfFacts = view?.fact !== undefined && Array.isArray(value);
  return isListOfFacts ? digestsOfParts(view, value) : digestWithoutIds(value);
}

function viewOf(uid: ContentUid, field: string): FieldView | undefined {
  return contentViews[uid].fields[field];
}

function digestsOfParts(view: FieldView | undefined, value: unknown): string[] {
  return recordsIn(value).map((part) => digestOfPart(view, part));
}

function digestOfPart(view: FieldView | undefined, part: UnknownRecord): string {
  return digestWithoutIds(view?.partKey ? part[view.partKey] : part);
}

function digestWithoutIds(value: unknown): string {
  return digestOf(JSON.stringify(value ?? '', dropIds));
}
