import type { UnknownRecord } from '../../platform/record';

/** Returns the published row of each entry, or its draft if the entry is not published. Published rows come first. */
export function publishedElseDraft(rows: readonly UnknownRecord[]): UnknownRecord[] {
  const published = rows.filter((row) => row.publishedAt);
  const publishedIds = new Set(published.map(({ documentId }) => documentId));
  return [...published, ...rows.filter(({ documentId }) => !publishedIds.has(documentId))];
}
