import { isRecord } from './record.ts';

// The admin and tests import this file as it is, so it names files with their extensions.

/**
 * A value of an entry as it is compared: equal as JSON where it says the same to the person who wrote it. The CMS
 * trims texts, and numbers parts and files in its own way.
 */
export function comparableValue(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(comparableValue) : null;
  if (!isRecord(value)) return value;
  if (isFile(value)) return value.id;
  return Object.keys(value)
    .filter((name) => name !== 'id' && name !== '__temp_key__')
    .sort()
    .map((name) => [name, comparableValue(value[name])])
    .filter(([, compared]) => compared !== null);
}

export function isFile(value: object): boolean {
  return 'mime' in value;
}

export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparableValue(one)) === JSON.stringify(comparableValue(other));
}
