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

/** Returns a record's own value at a key from outside: `constructor` has none. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns a text that was sent, in a query or a body. Empty for any other value: `String` runs its `toString`. */
export function sentText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Parses JSON. Returns an empty object if it is not that of an object. */
export function parseRecord(json: string): UnknownRecord {
  const value: unknown = JSON.parse(json);
  return isRecord(value) ? value : {};
}
