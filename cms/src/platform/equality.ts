import { isRecord } from './record.ts';

/**
 * These keys are not content: the ids of components change at each save, and Strapi's form adds `__temp_key__` for
 * dragging.
 */
export const IDS_OF_COMPONENTS: readonly string[] = ['id', '__temp_key__'];

/** Whether two values are the same to the letter. */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two values look the same to a person. */
export function isEqualForPerson(one: unknown, other: unknown): boolean {
  return comparableJson(one) === comparableJson(other);
}

/** Returns the same text for values that look the same to a person. */
export function comparableJson(value: unknown): string {
  return JSON.stringify(comparableValue(value));
}

function comparableValue(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(comparableValue) : null;
  if (!isRecord(value)) return value;
  if (isFile(value)) return value.id;
  return Object.keys(value)
    .filter((name) => !IDS_OF_COMPONENTS.includes(name))
    .sort()
    .map((name) => [name, comparableValue(value[name])])
    .filter(([, comparable]) => comparable !== null);
}

export function isFile(value: object): boolean {
  return 'mime' in value;
}
