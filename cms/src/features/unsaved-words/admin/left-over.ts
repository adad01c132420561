import type { Row } from '../../../platform/is-record.ts';
import { meansSame } from '../../../platform/meaning.ts';
import type { KeptCopy } from './copies.ts';

/** The entry as it is stored, and the form as it stands now. */
export interface Stored {
  readonly values: Row;
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
export function leftOver(copy: KeptCopy, stored: Stored): LeftOver | undefined {
  const wasStored = isStored(copy, stored);
  const fields = Object.keys(copy.values).filter(
    (name) =>
      !meansSame(copy.values[name], stored.values[name]) &&
      !(wasStored && meansSame(copy.values[name], copy.sent?.[name])),
  );
  if (fields.length === 0) return undefined;
  const isOlder = !wasStored && copy.storedAt !== stored.storedAt;
  const alsoChanged = fields.filter((name) => !meansSame(copy.before[name], stored.values[name]));
  return { copy, fields, isOlder, alsoChanged: isOlder ? alsoChanged : [] };
}

/** Whether the save of these words arrived although its answer was never seen: one of them is stored. */
export function isStored({ sent, before, storedAt }: KeptCopy, stored: Stored): boolean {
  if (!sent || !stored.isMine || storedAt === stored.storedAt) return false;
  return Object.keys(sent).some(
    (name) =>
      meansSame(sent[name], stored.values[name]) && !meansSame(before[name], stored.values[name]),
  );
}
