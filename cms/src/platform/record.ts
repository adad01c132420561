/** A row of the database, an entry in a form or an object of JSON: its fields may hold anything. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value that came from outside has named fields, as an object of JSON has. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
