import { isFile } from '../../../platform/comparable-value.ts';
import { isRecord, type UnknownRecord } from '../../../platform/record.ts';

/** Whether two values are the same to the letter. */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The names of the fields that differ between two fillings of a form. */
export function namesOfChanged(before: UnknownRecord, now: UnknownRecord): string[] {
  return Object.keys(now).filter((name) => !isEqual(now[name], before[name]));
}

/** Some fields of a form. JSON has no `undefined`, so that an emptied field is null. */
export function pick(values: UnknownRecord, names: readonly string[]): UnknownRecord {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** `now` with what was changed from `before` to `after`. */
export function withChanges(
  now: UnknownRecord,
  before: UnknownRecord,
  after: UnknownRecord,
): UnknownRecord {
  const fields = namesOfChanged(before, after).map((name) => {
    const [mine, old, other] = [after[name], before[name], now[name]];
    const areParts = isRecord(mine) && isRecord(old) && isRecord(other);
    return [name, areParts ? withChanges(other, old, mine) : mine];
  });
  return { ...now, ...Object.fromEntries(fields) };
}

/** `value` without the numbers of parts that the entry no longer has: Strapi refuses those. */
export function withKnownParts(value: unknown, stored: unknown): unknown {
  const known = new Set(partIds(stored));
  return withoutOtherIds(value, known);
}

function withoutOtherIds(value: unknown, known: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutOtherIds(part, known));
  if (!isPart(value)) return value;
  const { id, ...fields } = value;
  const inside = Object.entries(fields).map(([name, part]) => [name, withoutOtherIds(part, known)]);
  return { ...(known.has(id) ? { id } : {}), ...Object.fromEntries(inside) };
}

function partIds(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(partIds);
  return isPart(value) ? [value.id, ...Object.values(value).flatMap(partIds)] : [];
}

/** An object that is neither a file nor the choice of a relation is a part of the entry. */
function isPart(value: unknown): value is UnknownRecord {
  return isRecord(value) && !isFile(value) && !isRelation(value);
}

/** Strapi's form shows what was chosen by its number. */
function isRelation(value: UnknownRecord): boolean {
  return 'connect' in value || 'disconnect' in value;
}
