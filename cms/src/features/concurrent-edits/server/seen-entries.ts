import type { UID } from '@strapi/strapi';
import type { EntryRef } from '../../../content/entry-ref.ts';
import type { FormDigests } from './digests-of-form.ts';

export interface RefWithPerson extends EntryRef<UID.ContentType> {
  readonly personId: unknown;
}

/**
 * What the form of a person last showed of an entry. With it the CMS notices what a colleague has stored since, before a
 * save of the person overwrites it.
 */
export interface SeenForm {
  /** When the entry was read, in milliseconds. */
  readonly at: number;
  readonly digests: FormDigests;
  /** The `updatedAt` that the form showed, in milliseconds. */
  readonly updatedAt: number;
  /** Whether the entry had no text in this language yet. */
  readonly isNewLanguage: boolean;
}

/** What a person last saw of an entry without all its fields: in a list, or as another language of an open form. */
interface SeenRow {
  /** When the entry was read, in milliseconds. */
  readonly at: number;
  /** A list does not have all fields of an entry, so the CMS compares only this time with that of a colleague's change. */
  readonly updatedAt: string;
}

interface Refusal {
  readonly at: number;
  readonly message: string;
  readonly seenVersionId: number | undefined;
  readonly fingerprint: string;
}

/** 400 for each of fifty people. An older form counts as opened before the start of the CMS. */
const MAX_FORMS = 20_000;
/**
 * 400 full pages of lists of all people together: a page has fifty entries in five languages. An action on an older row
 * passes, so the limit is high enough for a list that stays open for a day.
 */
const MAX_ROWS = 100_000;
const MAX_REFUSALS = 20_000;
/** After this time, the CMS assumes that the person has left the form, or has read why their save was refused. */
const REFUSAL_SHOWN_MS = 10 * 60_000;

const seenForms = new Map<string, SeenForm>();
const seenRows = new Map<string, SeenRow>();
const refusals = new Map<string, Refusal>();

export function rememberSeenForm(ref: RefWithPerson, form: SeenForm): void {
  remember(seenForms, MAX_FORMS, ref, form);
}

export function rememberSeenRow(ref: RefWithPerson, row: SeenRow): void {
  remember(seenRows, MAX_ROWS, ref, row);
}

/**
 * Returns what the person's form of the entry last showed. Undefined if the person opened none since the CMS started,
 * or if newer forms have filled the map.
 */
export function seenFormOf(ref: RefWithPerson): SeenForm | undefined {
  return seenForms.get(keyOf(ref));
}

export function seenRowOf(ref: RefWithPerson): SeenRow | undefined {
  return seenRows.get(keyOf(ref));
}

/** Remembers a refusal, and deletes old ones, since their messages may quote personal data. */
export function rememberRefusal(ref: RefWithPerson, refusal: Refusal): void {
  for (const [key, { at }] of refusals) {
    if (at < refusal.at - REFUSAL_SHOWN_MS) refusals.delete(key);
  }
  remember(refusals, MAX_REFUSALS, ref, refusal);
}

/**
 * Returns the refusal that the person's form still shows. Undefined if the last write passed, or if the CMS refused it
 * longer ago than a form shows the message.
 */
export function lastRefusalOf(ref: RefWithPerson): Refusal | undefined {
  const refusal = refusals.get(keyOf(ref));
  return refusal && Date.now() - refusal.at < REFUSAL_SHOWN_MS ? refusal : undefined;
}

export function deleteRefusal(ref: RefWithPerson): void {
  refusals.delete(keyOf(ref));
}

/** Adds a value as the newest of its map, and deletes the oldest if the map is full. */
function remember<Value>(
  map: Map<string, Value>,
  maxSize: number,
  ref: RefWithPerson,
  value: Value,
): void {
  const key = keyOf(ref);
  map.delete(key);
  map.set(key, value);
  const [oldestKey] = map.keys();
  if (map.size > maxSize && oldestKey !== undefined) map.delete(oldestKey);
}

function keyOf({ personId, uid, documentId, locale }: RefWithPerson): string {
  return `${personId} ${uid} ${documentId} ${locale}`;
}
