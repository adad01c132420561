import { builtInOf, type ContentCall, type ParseContext } from './calls.ts';
import type { CmsClient } from './client.ts';
import type { Facts } from './facts.ts';
import { readEntries, readProbe } from './read-entries.ts';
import type { ReadStatus } from './read-status.ts';
import type { Snapshot } from './snapshots.ts';

/**
 * A probe does not tell that something changed which entries show of others: an image, the address of a
 * project.
 */
const MAX_AGE_BY_PROBE_MS = 5 * 60_000;

/** What is known of the content of one call. */
export interface Slot<T = unknown> {
  readonly call: ContentCall<T>;
  items?: T;
  /** What is shown where the CMS does not offer the call. */
  readonly builtIn: T | undefined;
  json?: string;
  entries?: readonly unknown[];
  status: ReadStatus;
  /** A time of the monotonic clock, so that a change of the system's time ages nothing. */
  freshUntil: number;
  /** What the call's probe answered before its list was read, and until when that is enough. */
  probed?: { readonly answer: string; readonly until: number } | undefined;
  running?: Promise<void>;
  /** How often in a row the answer of the CMS was wrong. */
  failures: number;
  retry?: NodeJS.Timeout;
}

export function emptySlot<T>(call: ContentCall<T>, facts: Facts): Slot<T> {
  const status = { path: call.path, state: 'unread' } as const;
  const builtIn = builtInOf(call, 'en', facts);
  return { call, builtIn, status, freshUntil: Number.NEGATIVE_INFINITY, failures: 0 };
}

/**
 * What the CMS has now; undefined where its probe says that nothing changed.
 * @throws {CmsError}
 */
export async function readUnlessSame(
  slot: Slot,
  client: Pick<CmsClient, 'get'>,
): Promise<unknown[] | undefined> {
  const { call, probed } = slot;
  if (call.probe === undefined) return readEntries(client, call);
  const begun = performance.now();
  const answer = await readProbe(client, call.probe);
  if (probed?.answer === answer && begun < probed.until) return undefined;
  const entries = await readEntries(client, call);
  slot.probed = { answer, until: begun + MAX_AGE_BY_PROBE_MS };
  return entries;
}

/**
 * Parses the entries; returns whether they are others than before.
 * @throws {CmsError} where none of them can be used
 */
export function fillSlot<T>(slot: Slot<T>, { entries }: Snapshot, context: ParseContext): boolean {
  const json = JSON.stringify(entries);
  if (json === slot.json && slot.items !== undefined) return false;
  slot.items = slot.call.parse(entries, context);
  slot.json = json;
  slot.entries = entries;
  return true;
}

/** The built-in items replace what the CMS once sent. Returns whether visitors see a difference. */
export function fillWithBuiltIn(slot: Slot): boolean {
  const { builtIn } = slot;
  const isChanged = slot.items !== undefined && slot.items !== builtIn;
  slot.items = builtIn;
  slot.json = undefined;
  slot.entries = undefined;
  slot.probed = undefined;
  return isChanged;
}
