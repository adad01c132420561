import { sameValue } from '../../../platform/comparable-value.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import type { KeptCopy } from './copies.ts';

/** What the form holds now, and who last changed the stored entry, and when. */
export interface FormNow {
  readonly values: UnknownRecord;
  readonly storedAt: string | undefined;
  /** Whether this person changed it last. */
  readonly isMine: boolean;
}

/** A copy with what of it is neither stored nor in the form. */
export interface LeftOver {
  readonly copy: KeptCopy;
  readonly fields: readonly string[];
  /** Whether the entry was changed after these words were begun. */
  readonly isOlder: boolean;
  /** The fields among them that were changed. */
  readonly alsoChanged: readonly string[];
}

/** Returns what of a copy is left to be offered; undefined where nothing is. */
export function leftOver(copy: KeptCopy, now: FormNow): LeftOver | undefined {
  const wasStored = isStored(copy, now);
  const fields = Object.keys(copy.values).filter(
    (name) =>
      !sameValue(copy.values[name], now.values[name]) &&
      !(wasStored && sameValue(copy.values[name], copy.sent?.[name])),
  );
  if (fields.length === 0) return undefined;
  const isOlder = !wasStored && copy.storedAt !== now.storedAt;
  const alsoChanged = fields.filter((name) => !sameValue(copy.before[name], now.values[name]));
  return { copy, fields, isOlder, alsoChanged: isOlder ? alsoChanged : [] };
}

/** Whether the save of these words arrived although its answer was never seen: one of them is stored. */
export function isStored({ sent, before, storedAt }: KeptCopy, now: FormNow): boolean {
  if (!sent || !now.isMine || storedAt === now.storedAt) return false;
  return Object.keys(sent).some(
    (name) => sameValue(sent[name], now.values[name]) && !sameValue(before[name], now.values[name]),
  );
}
