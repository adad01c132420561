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

/** Parses JSON. Returns an empty object if it is not that of an object. */
export function parseRecord(json: string): UnknownRecord {
  const value: unknown = JSON.parse(json);
  return isRecord(value) ? value : {};
}
