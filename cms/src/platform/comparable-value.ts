import { isRecord } from './record.ts';

/** The JSON of the result changes only if a person would speak of a change. The ids of components change at each save. */
export function comparableValue(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(comparableValue) : null;
  if (!isRecord(value)) return value;
  if (isFile(value)) return value.id;
  return (
    Object.keys(value)
      // Strapi's form adds `__temp_key__` for dragging.
      .filter((name) => name !== 'id' && name !== '__temp_key__')
      .sort()
      .map((name) => [name, comparableValue(value[name])])
      .filter(([, comparable]) => comparable !== null)
  );
}

export function isFile(value: object): boolean {
  return 'mime' in value;
}

export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparableValue(one)) === JSON.stringify(comparableValue(other));
}
