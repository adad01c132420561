import type { UID } from '@strapi/strapi';
import type { EntryRef } from '../../../content/entry-ref';
import type { Digests } from './digests-of-form';

/** An entry in one language, as one person has it. */
export interface EntryOfPerson extends EntryRef<UID.ContentType> {
  readonly personId: unknown;
}

/** What a person read of an entry last. */
export type Reading = {
  /** In milliseconds. */
  readonly at: number;
} & (
  | { readonly from: 'form'; readonly digests: Digests; readonly isAbsent: boolean }
  /** The list, which shows little of it, and when the entry was changed last. */
  | { readonly from: 'list'; readonly updatedAt: string }
);

/** A refused write of a person: the sentence stays below its buttons, and the next press is let through. */
interface Refusal {
  readonly at: number;
  readonly sentence: string;
  /** What the entry was before, where the history has it. */
  readonly versionId: number | undefined;
  /** The fingerprint of the entry when the press was refused. */
  readonly fingerprint: string;
}

/** Some hundred forms and lists of each of fifty people. */
const MAX_RECORDED = 20_000;

/** So long the sentence of a refused press stays below the buttons. */
const TOLD_MS = 10 * 60_000;

const forms = new Map<string, Extract<Reading, { from: 'form' }>>();
const lists = new Map<string, Extract<Reading, { from: 'list' }>>();
const refusals = new Map<string, Refusal>();

export function recordReading(entry: EntryOfPerson, reading: Reading): void {
  if (reading.from === 'form') record(forms, entry, reading);
  else record(lists, entry, reading);
}

/** What the person's form was filled with; undefined where the CMS was started anew since. */
export function formReading(entry: EntryOfPerson): Extract<Reading, { from: 'form' }> | undefined {
  return forms.get(keyOf(entry));
}

/** What the person read last of the entry, in its form or in a list. */
export function lastReading(entry: EntryOfPerson): Reading | undefined {
  const [form, list] = [forms.get(keyOf(entry)), lists.get(keyOf(entry))];
  return form && list ? (form.at > list.at ? form : list) : (form ?? list);
}

/** The words of a submission in a sentence are not kept for longer. */
export function recordRefusal(entry: EntryOfPerson, refusal: Refusal): void {
  for (const [key, { at }] of refusals) if (at < refusal.at - TOLD_MS) refusals.delete(key);
  record(refusals, entry, refusal);
}

/** Undefined where the person's last press was let through, or is some time ago. */
export function lastRefusal(entry: EntryOfPerson): Refusal | undefined {
  const refusal = refusals.get(keyOf(entry));
  return refusal && Date.now() - refusal.at < TOLD_MS ? refusal : undefined;
}

export function forgetRefusal(entry: EntryOfPerson): void {
  refusals.delete(keyOf(entry));
}

function record<Value>(map: Map<string, Value>, entry: EntryOfPerson, value: Value): void {
  const key = keyOf(entry);
  // A map gives its keys in the order in which they came: the first is the oldest.
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_RECORDED && oldest !== undefined) map.delete(oldest);
}

function keyOf({ personId, uid, documentId, locale }: EntryOfPerson): string {
  return `${personId} ${uid} ${documentId} ${locale}`;
}
