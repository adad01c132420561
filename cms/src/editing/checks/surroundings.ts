import type { Core, UID } from '@strapi/strapi';
import { PROJECT } from '../../content/project-address';
import { views } from '../views/views';
import type { OtherEntry, Surroundings } from './finding';

interface Row {
  readonly documentId: string;
  readonly publishedAt: string | null;
  readonly url?: string | null;
  readonly [field: string]: unknown;
}

/** What the checks of an entry of `uid` need to know beside the entry itself. */
export async function surroundingsOf(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  documentId: string | undefined,
): Promise<Surroundings> {
  const nameField = views[uid]?.mainField ?? 'id';
  // Drafts and what is published, without their long texts.
  const select = ['documentId', 'publishedAt', nameField, ...(uid === PROJECT ? ['url'] : [])];
  const rows: readonly Row[] = await strapi.db.query(uid).findMany({ select });
  const published = new Map(
    rows.flatMap((row) => (row.publishedAt && row.url ? [[row.documentId, row.url] as const] : [])),
  );
  const others = rows
    .filter((row) => row.publishedAt === null && row.documentId !== documentId)
    .map((row): OtherEntry => {
      const publishedUrl = published.get(row.documentId);
      return {
        name: String(row[nameField] ?? ''),
        ...(row.url ? { url: row.url } : {}),
        ...(publishedUrl ? { publishedUrl } : {}),
      };
    });
  const publishedUrl = documentId === undefined ? undefined : published.get(documentId);
  return { others, ...(publishedUrl ? { publishedUrl } : {}) };
}
