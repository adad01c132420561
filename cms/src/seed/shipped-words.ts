import { createHash } from 'node:crypto';
import type { Core, Struct } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import * as v from 'valibot';
import { CREATOR } from '../access/entry-rights';
import { withComponents } from '../content/languages/entry-in-language';
import { TRANSLATED_FROM, withoutId } from '../content/languages/localized-fields';
import { CONTENT_UIDS } from '../content/types';
import type { Row } from '../platform/is-record';

const STORE = { type: 'core', name: 'website_seed', key: 'shipped' } as const;

/** Digests of the words that shipped: by `shippedKey`, then by field. */
const Shipped = v.record(v.string(), v.record(v.string(), v.string()));
type Shipped = v.InferOutput<typeof Shipped>;

/**
 * Remembers, in every language, the words and figures of the entries that no person wrote. Call it after the first
 * content was made, and before a person can write.
 */
export async function rememberShippedWords(strapi: Core.Strapi): Promise<void> {
  const found: Shipped = {};
  for (const uid of CONTENT_UIDS) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: { $notNull: true } },
      populate: { ...withComponents(strapi, uid), ...CREATOR, updatedBy: true },
    });
    for (const row of rows) {
      if (row.createdBy || row.updatedBy) continue;
      const written = wordFields(strapi.contentType(uid)).filter((field) => hasWords(row[field]));
      const digests = written.map((field) => [field, digestOf(row[field])]);
      found[shippedKey(row)] = Object.fromEntries(digests);
    }
  }
  await strapi.store.set({ ...STORE, value: { ...found, ...(await shippedWords(strapi)) } });
}

/** None where they were not remembered yet. */
export async function shippedWords(strapi: Core.Strapi): Promise<Shipped> {
  return v.parse(v.nullish(Shipped, {}), await strapi.store.get(STORE));
}

/** The fields of an entry that still say what they said when it shipped. */
export function shippedFields(shipped: Shipped, row: Row): string[] {
  const digests = Object.entries(shipped[shippedKey(row)] ?? {});
  return digests
    .filter(([field, digest]) => digestOf(row[field]) === digest)
    .map(([field]) => field);
}

/** A documentId is one of a kind among all types. */
export function shippedKey({ documentId, locale }: Row): string {
  return `${documentId} ${locale ?? ''}`;
}

function wordFields(type: Struct.ContentTypeSchema): string[] {
  return contentTypes.getWritableAttributes(type).filter((field) => {
    const attribute = type.attributes[field];
    const isWord = attribute?.type !== 'media' && attribute?.type !== 'relation';
    return isWord && field !== 'locale' && field !== TRANSLATED_FROM;
  });
}

function hasWords(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}

function digestOf(value: unknown): string {
  const json = JSON.stringify(value ?? '', withoutId);
  return createHash('sha256').update(json).digest('hex').slice(0, 16);
}
