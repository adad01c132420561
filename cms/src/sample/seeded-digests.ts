import type { Core, Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import * as v from 'valibot';
import { POPULATE_CREATOR } from '../access/entry-rights';
import { dropIds, TRANSLATED_FROM } from '../content/languages/localized-fields';
import { populateComponents, wherePublished } from '../content/rows';
import { CONTENT_UIDS } from '../content/types';
import { digestOf } from '../platform/digest';
import { recordsIn, type UnknownRecord } from '../platform/record';

// Databases of earlier releases have these keys, so they stay.
const DIGESTS_STORE = { type: 'core', name: 'website_seed', key: 'shipped' } as const;
const FACTS_ORIGIN_STORE = { ...DIGESTS_STORE, key: 'sampleFacts' } as const;

/** Whose facts the seed published. */
type FactsOrigin = 'sample' | 'organisation';

/** By `rowKey` and field. A list of facts has a digest for each part; an earlier release stored one for the list. */
const SeededDigestsSchema = v.record(
  v.string(),
  v.record(v.string(), v.union([v.string(), v.array(v.string())])),
);
export type SeededDigests = v.InferOutput<typeof SeededDigestsSchema>;

/** Lists of facts are compared part by part. Each function returns the value that identifies a part. */
const FACT_LISTS: Readonly<Record<string, (part: UnknownRecord) => unknown>> = {
  socialLinks: ({ url }) => url,
  registrations: ({ number }) => number,
  board: ({ name }) => name,
  years: (part) => part,
};

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
      const entries = fields.map((field) => [field, digestsToStore(field, row[field])]);
      digests[rowKey(row)] = Object.fromEntries(entries);
    }
  }
  const value = { ...digests, ...(await readSeededDigests(strapi)) };
  await strapi.store.set({ ...DIGESTS_STORE, value });
}

export async function readSeededDigests(strapi: Core.Strapi): Promise<SeededDigests> {
  return v.parse(v.nullish(SeededDigestsSchema, {}), await strapi.store.get(DIGESTS_STORE));
}

export async function storeFactsOrigin(strapi: Core.Strapi, origin: FactsOrigin): Promise<void> {
  await strapi.store.set({ ...FACTS_ORIGIN_STORE, value: origin === 'sample' });
}

/** Returns `sample` for a database of an earlier release, which did not store the origin. */
export async function readFactsOrigin(strapi: Core.Strapi): Promise<FactsOrigin> {
  return (await strapi.store.get(FACTS_ORIGIN_STORE)) === false ? 'organisation' : 'sample';
}

/** Returns the fields that no person changed. A list of facts counts as unchanged while one of its parts is. */
export function fieldsStillAsSeeded(digests: SeededDigests, row: UnknownRecord): string[] {
  const seededFields = Object.entries(digests[rowKey(row)] ?? {});
  return seededFields
    .filter(([field, seeded]) =>
      typeof seeded === 'string'
        ? digestOfValue(row[field]) === seeded
        : digestsOfParts(field, row[field]).some((digest) => seeded.includes(digest)),
    )
    .map(([field]) => field);
}

/**
 * Returns the value that the website gets for a seeded field: the translation, null if the website shall show the
 * English, or a list of facts without the parts whose English is gone. So a deleted social link disappears in all
 * languages.
 * @param isChanged whether the English has changed since it was translated
 */
export function valueForWebsite(
  digests: SeededDigests,
  field: string,
  english: UnknownRecord,
  translation: UnknownRecord,
  isChanged: boolean,
): unknown {
  const seeded = digests[rowKey(translation)]?.[field];
  const seededEnglish = digests[rowKey(english)]?.[field];
  if (!Array.isArray(seeded) || !Array.isArray(seededEnglish)) {
    return isChanged ? null : translation[field];
  }
  const englishDigests = digestsOfParts(field, english[field]);
  const isSeeded = (part: UnknownRecord) => seeded.includes(digestOfPart(field, part));
  const isEnglishGone = (part: UnknownRecord) => {
    // The seed wrote the parts of a list in the same order in all languages.
    const index = seeded.indexOf(digestOfPart(field, part));
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

function digestsToStore(field: string, value: unknown): string | string[] {
  return Object.hasOwn(FACT_LISTS, field) ? digestsOfParts(field, value) : digestOfValue(value);
}

function digestsOfParts(field: string, value: unknown): string[] {
  return recordsIn(value).map((part) => digestOfPart(field, part));
}

function digestOfPart(field: string, part: UnknownRecord): string {
  const identityOf = FACT_LISTS[field];
  return digestOfValue(identityOf ? identityOf(part) : part);
}

function digestOfValue(value: unknown): string {
  return digestOf(JSON.stringify(value ?? '', dropIds));
}
