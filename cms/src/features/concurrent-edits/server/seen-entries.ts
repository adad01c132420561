import type { UID } from '@strapi/strapi';
import type { EntryRef } from '../../../content/entry-ref';
import type { Digests } from './digests-of-form';

/** An entry in one language, as one person sees it. */
export interface EntryOfPerson extends EntryRef<UID.ContentType> {
  readonly personId: unknown;
}

/** What a person's form was last filled with. */
export interface SeenForm {
  /** When the entry was read, in milliseconds. */
  readonly at: number;
  readonly digests: Digests;
  /** Whether the entry had no text in this language yet. */
  readonly isNewLanguage: boolean;
}

/** What a person last saw of an entry in a list. A list shows only some fields, so the time is compared. */
interface SeenRow {
  /** When the list was read, in milliseconds. */
  readonly at: number;
  readonly updatedAt: string;
}

/** A refused write. The person's next write of the entry passes after a second, if no person changed the entry again. */
interface Refusal {
  readonly at: number;
  /** What the form shows below its buttons. */
  readonly message: string;
  /** The version that the person had seen. Undefined if the history does not have it. */
  readonly versionId: number | undefined;
  readonly fingerprint: string;
}

/** The limit of each map below: for each of fifty people some 400 forms, as many rows, and as many refusals. */
const MAX_RECORDED = 20_000;
/** The time for which the message of a refusal is shown. */
const REFUSAL_SHOWN_MS = 10 * 60_000;

const seenForms = new Map<string, SeenForm>();
const seenRows = new Map<string, SeenRow>();
const refusals = new Map<string, Refusal>();

export function recordSeenForm(entry: EntryOfPerson, form: SeenForm): void {
  record(seenForms, entry, form);
}

export function recordSeenRow(entry: EntryOfPerson, row: SeenRow): void {
  record(seenRows, entry, row);
}

/**
 * What the person's form was last filled with. Undefined if it was before the CMS was started, never, or so long ago that
 * newer forms took its place in the full map.
 */
export function seenFormOf(entry: EntryOfPerson): SeenForm | undefined {
  return seenForms.get(keyOf(entry));
}

export function seenRowOf(entry: EntryOfPerson): SeenRow | undefined {
  return seenRows.get(keyOf(entry));
}

/** Records a refusal, and deletes old ones, since their messages may quote personal data. */
export function recordRefusal(entry: EntryOfPerson, refusal: Refusal): void {
  for (const [key, { at }] of refusals) {
    if (at < refusal.at - REFUSAL_SHOWN_MS) refusals.delete(key);
  }
  record(refusals, entry, refusal);
}

/** The refusal of the person's last write. Undefined if that write was let through, or was refused some time ago. */
export function lastRefusalOf(entry: EntryOfPerson): Refusal | undefined {
  const refusal = refusals.get(keyOf(entry));
  return refusal && Date.now() - refusal.at < REFUSAL_SHOWN_MS ? refusal : undefined;
}

export function deleteRefusal(entry: EntryOfPerson): void {
  refusals.delete(keyOf(entry));
}

/** Adds a value as the newest of its map, and deletes the oldest if the map is full. */
function record<Value>(map: Map<string, Value>, entry: EntryOfPerson, value: Value): void {
  const key = keyOf(entry);
  map.delete(key);
  map.set(key, value);
  const [oldestKey] = map.keys();
  if (map.size > MAX_RECORDED && oldestKey !== undefined) map.delete(oldestKey);
}

function keyOf({ personId, uid, documentId, locale }: EntryOfPerson): string {
  return `${personId} ${uid} ${documentId} ${locale}`;
}
