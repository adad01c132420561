export type UnknownRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the records of a list. A single record counts as a list of one. */
export function recordsIn(value: unknown): UnknownRecord[] {
  return [value].flat().filter(isRecord);
}

/** Returns undefined for inherited keys, such as `constructor`, which a stranger may send. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns an empty text for other values. `String` would throw for an object that a stranger sends with a `toString`. */
export function sentText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function parseRecord(json: string): UnknownRecord {
  const value: unknown = JSON.parse(json);
  return isRecord(value) ? value : {};
}
