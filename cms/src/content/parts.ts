import { isRecord, type Row } from '../platform/row';

/** The parts of a repeatable component, as they are stored or sent. */
export function partsIn(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
