/** An object with fields of any kind: a row of the database, the values of a form, an object of JSON. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named fields, and not a list. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the records of a list, or a single record as a list. Empty if there is none. */
export function recordsIn(value: unknown): UnknownRecord[] {
  return [value].flat().filter(isRecord);
}

/** Returns the value at a key that a stranger may have sent. Undefined for inherited keys, such as `constructor`. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/**
 * Returns a text that was sent in a query or a body. Empty for any other value: `String` would throw for an object that
 * was sent with a `toString`.
 */
export function sentText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Parses JSON. Returns an empty object for a list or a single value. */
export function parseRecord(json: string): UnknownRecord {
  const value: unknown = JSON.parse(json);
  return isRecord(value) ? value : {};
}
