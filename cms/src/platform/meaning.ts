import { isRecord } from './is-record.ts';

// The admin and tests import this file as it is, so it names files with their extensions.

/**
 * What a value of an entry means to the person who wrote it, equal as JSON where the meanings are equal: the CMS trims
 * texts, and numbers parts and files in its own way.
 */
export function meaningOf(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(meaningOf) : null;
  if (!isRecord(value)) return value;
  if (isFile(value)) return value.id;
  return Object.keys(value)
    .filter((name) => name !== 'id' && name !== '__temp_key__')
    .sort()
    .map((name) => [name, meaningOf(value[name])])
    .filter(([, meaning]) => meaning !== null);
}

export function isFile(value: object): boolean {
  return 'mime' in value;
}

export function meansSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(meaningOf(one)) === JSON.stringify(meaningOf(other));
}
