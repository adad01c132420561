import { createHash } from 'node:crypto';
import type { Core, Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import * as v from 'valibot';
import { POPULATE_CREATOR } from '../access/entry-rights';
import { dropIds, TRANSLATED_FROM } from '../content/languages/localized-fields';
import { populateComponents } from '../content/languages/read-draft';
import { CONTENT_UIDS } from '../content/types';
import { isRecord, type UnknownRecord } from '../platform/record';

const STORE = { type: 'core', name: 'website_seed', key: 'shipped' } as const;
/** Whether the organisation of the first content is the sample's: the operator's folder of facts may be their own. */
const FACTS_STORE = { ...STORE, key: 'sampleFacts' } as const;

/**
 * Digests of the words that shipped: by `shippedKey`, then by field. A list of facts has one for each part; an
 * earlier version remembered it as a whole.
 */
const ShippedDigests = v.record(
  v.string(),
  v.record(v.string(), v.union([v.string(), v.array(v.string())])),
);
type ShippedDigests = v.InferOutput<typeof ShippedDigests>;

/** The lists whose parts are facts, each by itself, and what tells one from another. */
const FACT_LISTS: Readonly<Record<string, (part: UnknownRecord) => unknown>> = {
  socialLinks: ({ url }) => url,
  registrations: ({ number }) => number,
  board: ({ name }) => name,
  years: (part) => part,
};

/**
 * Remembers, in every language, the words and figures of the entries that no person wrote. Call it after the first
 * content was made, and before a person can write.
 */
export async function storeShippedWords(strapi: Core.Strapi): Promise<void> {
  const found: ShippedDigests = {};
  for (const uid of CONTENT_UIDS) {
    const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: { $notNull: true } },
      populate: { ...populateComponents(strapi, uid), ...POPULATE_CREATOR, updatedBy: true },
    });
    for (const row of rows) {
      if (row.createdBy || row.updatedBy) continue;
      const written = wordFields(strapi.contentType(uid)).filter((field) => isSaid(row[field]));
      const digests = written.map((field) => [field, digestsOf(field, row[field])]);
      found[shippedKey(row)] = Object.fromEntries(digests);
    }
  }
  await strapi.store.set({ ...STORE, value: { ...found, ...(await readShippedDigests(strapi)) } });
}

/** None where they were not remembered yet. */
export async function readShippedDigests(strapi: Core.Strapi): Promise<ShippedDigests> {
  return v.parse(v.nullish(ShippedDigests, {}), await strapi.store.get(STORE));
}

export async function storeHasSampleFacts(strapi: Core.Strapi, areSample: boolean): Promise<void> {
  await strapi.store.set({ ...FACTS_STORE, value: areSample });
}

/** An earlier version did not remember it. */
export async function hasSampleFacts(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.store.get(FACTS_STORE)) !== false;
}

/** The fields of an entry that still say what they said when it shipped; of a list of facts, one part is enough. */
export function fieldsStillAsShipped(shipped: ShippedDigests, row: UnknownRecord): string[] {
  const fields = Object.entries(shipped[shippedKey(row)] ?? {});
  return fields
    .filter(([field, was]) =>
      typeof was === 'string'
        ? digestOf(row[field]) === was
        : factDigests(field, row[field]).some((digest) => was.includes(digest)),
    )
    .map(([field]) => field);
}

/**
 * What visitors get of a field whose translation is still the sample's: null where they get the English. In a list
 * of facts, the parts whose English part is gone are left out.
 * @param isChanged whether the English is another than the one that was translated
 */
export function valueForVisitors(
  shipped: ShippedDigests,
  field: string,
  english: UnknownRecord,
  translation: UnknownRecord,
  isChanged: boolean,
): unknown {
  const [was, wasEnglish] = [translation, english].map((row) => shipped[shippedKey(row)]?.[field]);
  if (!Array.isArray(was) || !Array.isArray(wasEnglish)) {
    return isChanged ? null : translation[field];
  }
  const inEnglish = factDigests(field, english[field]);
  const places = factDigests(field, translation[field]).map((digest) => was.indexOf(digest));
  const isGone = (place: number) => place >= 0 && !inEnglish.includes(wasEnglish[place] ?? '');
  const isAllSample = places.every((place) => place >= 0);
  if (isAllSample && (isChanged || places.some(isGone))) return null;
  return partsOf(translation[field]).filter((_, index) => !isGone(places[index] ?? -1));
}

/** A documentId is one of a kind among all types. */
export function shippedKey({ documentId, locale }: UnknownRecord): string {
  return `${documentId} ${locale ?? ''}`;
}

function wordFields(type: Struct.ContentTypeSchema): string[] {
  return contentTypes.getWritableAttributes(type).filter((field) => {
    const attribute = type.attributes[field];
    const isWord = attribute?.type !== 'media' && attribute?.type !== 'relation';
    return isWord && field !== 'locale' && field !== TRANSLATED_FROM;
  });
}

/** A figure of 0 says nothing: the website leaves it out. */
function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== 0;
}

function digestsOf(field: string, value: unknown): string | string[] {
  return Object.hasOwn(FACT_LISTS, field) ? factDigests(field, value) : digestOf(value);
}

function factDigests(field: string, value: unknown): string[] {
  const factOf = FACT_LISTS[field] ?? ((part) => part);
  return partsOf(value).map((part) => digestOf(isRecord(part) ? factOf(part) : part));
}

function partsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function digestOf(value: unknown): string {
  const json = JSON.stringify(value ?? '', dropIds);
  return createHash('sha256').update(json).digest('hex').slice(0, 16);
}
