import { isRecord, type UnknownRecord } from '../platform/record';

/** The parts of a repeatable component, as they are stored or sent. */
export function partsIn(value: unknown): UnknownRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
