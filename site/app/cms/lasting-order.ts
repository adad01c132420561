import { attributesOf, isRecord } from './fields.ts';

/**
 * Orders a list that was asked for without an order. Strapi 5 gives an entry a new id each time that it is
 * published, and a database may move a row that was written anew: so the place that an editor gave counts, else
 * the time of creation, which both versions keep. Where both are equal, the order of the reply.
 */
export function inLastingOrder(entries: readonly unknown[]): readonly unknown[] {
  const placed = entries.some((entry) => orderOf(entry) !== undefined);
  return placed
    ? entries.toSorted((one, next) => (orderOf(one) ?? Infinity) - (orderOf(next) ?? Infinity))
    : entries.toSorted((one, next) => createdAt(one).localeCompare(createdAt(next)));
}

function orderOf(entry: unknown): number | undefined {
  const fields = attributesOf(entry);
  const place = isRecord(fields) ? fields.sortOrder : undefined;
  return typeof place === 'number' ? place : undefined;
}

function createdAt(entry: unknown): string {
  const fields = attributesOf(entry);
  return isRecord(fields) && typeof fields.createdAt === 'string' ? fields.createdAt : '';
}
