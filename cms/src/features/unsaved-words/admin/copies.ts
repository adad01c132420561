import * as v from 'valibot';
import { DAY_MS } from '../../../platform/time.ts';

const PREFIX = 'unsaved-words';
const KEPT_MS = 14 * DAY_MS;

const Copy = v.object({
  /** When it was written last, in milliseconds. */
  at: v.number(),
  /** When the entry had been changed last. */
  storedAt: v.optional(v.string()),
  /** The fields that the person changed: as they were before, as they were sent to be stored, as they became. */
  before: v.record(v.string(), v.unknown()),
  sent: v.optional(v.record(v.string(), v.unknown())),
  values: v.record(v.string(), v.unknown()),
});

/** What a person wrote in a form and did not save. */
export type Copy = Readonly<v.InferOutput<typeof Copy>>;

export interface KeptCopy extends Copy {
  readonly key: string;
}

/** Whose words they are, and where they belong. */
export interface CopyScope {
  readonly person: string;
  readonly uid: string;
  readonly entry: string;
  readonly locale: string;
}

/** The entry of a form whose entry is not stored yet. */
export const NEW = 'new';

/** The name of a copy that is not there yet. Each form has its own: one never takes the place of another. */
export function newKey(scope: CopyScope): string {
  return `${prefixOf(scope)}${Date.now()}-${Math.random()}`;
}

/** Returns false where the browser has no room, or keeps nothing. */
export function storeCopy(key: string, copy: Copy): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(key: string): void {
  ifKept((storage) => storage.removeItem(key));
}

/** The copies for a form, newest first. */
export function copiesOf(scope: CopyScope): KeptCopy[] {
  return allKeys()
    .filter((key) => key.startsWith(prefixOf(scope)))
    .map((key) => ({ key, copy: readCopy(key) }))
    .flatMap(({ key, copy }) => (copy ? [{ ...copy, key }] : []))
    .sort((one, other) => other.at - one.at);
}

/** Removes what is older than two weeks, whoever wrote it. */
export function dropOldCopies(): void {
  const oldest = Date.now() - KEPT_MS;
  for (const key of allKeys()) {
    const copy = readCopy(key);
    if (!copy || copy.at < oldest) dropCopy(key);
  }
}

/** Removes all copies in this browser, whoever wrote them. */
export function dropAllCopies(): void {
  for (const key of allKeys()) dropCopy(key);
}

function prefixOf({ person, uid, entry, locale }: CopyScope): string {
  return `${PREFIX}:${person}:${uid}:${entry}:${locale}:`;
}

function allKeys(): string[] {
  return ifKept((storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX))) ?? [];
}

function readCopy(key: string): Copy | undefined {
  return ifKept((storage) => {
    const result = v.safeParse(Copy, JSON.parse(storage.getItem(key) ?? 'null'));
    return result.success ? result.output : undefined;
  });
}

/** A browser that is told to keep nothing throws, and a copy may be no JSON. */
function ifKept<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
