import type { ContentCall, ParseContext } from './calls.ts';
import type { ReadStatus } from './read-status.ts';
import type { Snapshot } from './snapshots.ts';

/** What is known of the content of one call. */
export interface Slot<T = unknown> {
  readonly call: ContentCall<T>;
  items?: T;
  json?: string;
  entries?: readonly unknown[];
  status: ReadStatus;
  /** On the monotonic clock, so that a change of the system's time ages nothing. */
  freshUntil: number;
  running?: Promise<void>;
  retry?: NodeJS.Timeout;
}

export function emptySlot<T>(call: ContentCall<T>): Slot<T> {
  const status = { path: call.path, state: 'unread' } as const;
  return { call, status, freshUntil: Number.NEGATIVE_INFINITY };
}

/**
 * Returns whether the entries are other ones than before.
 * @throws {CmsError} where none of them can be used
 */
export function take<T>(slot: Slot<T>, { entries }: Snapshot, context: ParseContext): boolean {
  const json = JSON.stringify(entries);
  if (json === slot.json && slot.items !== undefined) return false;
  slot.items = slot.call.parse(entries, context);
  slot.json = json;
  slot.entries = entries;
  return true;
}

/** What ships takes the place of what the CMS once sent. Returns whether visitors see a difference. */
export function takeBuiltIn(slot: Slot): boolean {
  const { builtIn } = slot.call;
  const isChanged = slot.items !== undefined && slot.items !== builtIn;
  slot.items = builtIn;
  slot.json = undefined;
  slot.entries = undefined;
  return isChanged;
}
