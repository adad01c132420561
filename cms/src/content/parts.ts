import { isRecord, type UnknownRecord } from '../platform/record';

/** Returns the parts of a repeatable component. Empty if the value is not a list. */
export function partsIn(value: unknown): UnknownRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
