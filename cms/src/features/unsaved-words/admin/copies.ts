import * as v from 'valibot';
import { DAY_MS } from '../../../platform/time.ts';

const PREFIX = 'unsaved-words';
const MAX_AGE_MS = 14 * DAY_MS;

const CopySchema = v.object({
  /** When the copy was stored, in milliseconds. */
  storedAt: v.number(),
  /** The entry's `updatedAt` when the person began. Undefined if the entry is new. */
  entryUpdatedAt: v.optional(v.string()),
  /** The changed fields as they were before the person's changes. */
  original: v.record(v.string(), v.unknown()),
  /** The same fields as the last save sent them. Undefined if nothing was sent since the entry last changed. */
  sent: v.optional(v.record(v.string(), v.unknown())),
  /** The same fields with the person's changes. */
  edited: v.record(v.string(), v.unknown()),
});

/**
 * What a person changed in a form and has not saved. It stays in the browser if the browser crashes, or if the form shows
 * the change of a colleague in its place.
 */
export type Copy = Readonly<v.InferOutput<typeof CopySchema>>;

export interface StoredCopy extends Copy {
  readonly key: string;
}

/** Whose copy it is, and of what: a colleague who logs in to the same browser is not offered the copy of the person. */
export interface CopyScope {
  readonly personId: string;
  readonly uid: string;
  readonly entryId: string;
  readonly locale: string;
}

/** The `entryId` of a form whose entry was never saved. */
export const NEW_ENTRY = 'new';

/** A key of local storage. Each open form has its own, so that two windows do not overwrite each other's copies. */
export function newKey(scope: CopyScope): string {
  return `${prefixOf(scope)}${Date.now()}-${Math.random()}`;
}

/** Stores a copy. Returns false if the browser has no room or blocks its local storage. */
export function storeCopy(key: string, copy: Copy): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function deleteCopy(key: string): void {
  tryStorage((storage) => storage.removeItem(key));
}

/** Reads the copies for a form, newest first. */
export function readCopies(scope: CopyScope): StoredCopy[] {
  const copies: StoredCopy[] = [];
  for (const key of readKeys(prefixOf(scope))) {
    const copy = readCopy(key);
    if (copy) copies.push({ ...copy, key });
  }
  return copies.sort((one, other) => other.storedAt - one.storedAt);
}

export function deleteOldCopies(): void {
  const oldest = Date.now() - MAX_AGE_MS;
  for (const key of readKeys(PREFIX)) {
    const copy = readCopy(key);
    if (!copy || copy.storedAt < oldest) deleteCopy(key);
  }
}

/** Deletes all copies in this browser, also those of other people. */
export function deleteAllCopies(): void {
  for (const key of readKeys(PREFIX)) deleteCopy(key);
}

function prefixOf({ personId, uid, entryId, locale }: CopyScope): string {
  return `${PREFIX}:${personId}:${uid}:${entryId}:${locale}:`;
}

function readKeys(prefix: string): string[] {
  const keys = tryStorage((storage) => Object.keys(storage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix));
}

function readCopy(key: string): Copy | undefined {
  return tryStorage((storage) => {
    const result = v.safeParse(CopySchema, JSON.parse(storage.getItem(key) ?? 'null'));
    return result.success ? result.output : undefined;
  });
}

/** Returns undefined if `use` throws: the browser may block its storage, or a copy may not be JSON. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
