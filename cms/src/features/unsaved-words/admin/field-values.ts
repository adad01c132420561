import { isEqual, isFile } from '../../../platform/equality.ts';
import { isRecord, type UnknownRecord } from '../../../platform/record.ts';

export function namesOfChanged(before: UnknownRecord, after: UnknownRecord): string[] {
  return Object.keys(after).filter((name) => !isEqual(after[name], before[name]));
}

/** JSON has no `undefined`, so an empty field is null. */
export function pick(values: UnknownRecord, names: readonly string[]): UnknownRecord {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** Makes the same changes in `target` as were made from `before` to `after`, also inside components. */
export function withChanges(
  target: UnknownRecord,
  before: UnknownRecord,
  after: UnknownRecord,
): UnknownRecord {
  const result: Record<string, unknown> = { ...target };
  for (const name of namesOfChanged(before, after)) {
    const valueBefore = before[name];
    const valueAfter = after[name];
    const value = target[name];
    const areComponents = isRecord(value) && isRecord(valueBefore) && isRecord(valueAfter);
    result[name] = areComponents ? withChanges(value, valueBefore, valueAfter) : valueAfter;
  }
  return result;
}

/** Removes the ids of components that are no longer stored: Strapi would refuse the save because of them. */
export function withoutUnknownIds(value: unknown, storedValue: unknown): unknown {
  return withoutOtherIds(value, new Set(componentIds(storedValue)));
}

function withoutOtherIds(value: unknown, allowedIds: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutOtherIds(item, allowedIds));
  if (!isComponent(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [name, fieldValue] of Object.entries(value)) {
    if (name !== 'id') result[name] = withoutOtherIds(fieldValue, allowedIds);
    else if (allowedIds.has(fieldValue)) result.id = fieldValue;
  }
  return result;
}

function componentIds(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(componentIds);
  return isComponent(value) ? [value.id, ...Object.values(value).flatMap(componentIds)] : [];
}

function isComponent(value: unknown): value is UnknownRecord {
  return isRecord(value) && !isFile(value);
}
