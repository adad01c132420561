import type { Core, UID } from '@strapi/strapi';
import { contentWords } from '../content-words';
import type { OtherEntry, Surroundings } from './finding';

interface Row {
  readonly documentId: string;
  readonly publishedAt: string | null;
  readonly url?: string | null;
  readonly sortOrder?: number | null;
  readonly [field: string]: unknown;
}

const PROJECT = 'api::project.project';

/** What the checks of an entry of `uid` need to know beside the entry itself. */
export async function surroundingsOf(
  strapi: Core.Strapi,
  uid: UID.CollectionType,
  documentId: string | undefined,
): Promise<Surroundings> {
  const rows = await rowsOf(strapi, uid);
  const projects = uid === PROJECT ? rows : await rowsOf(strapi, PROJECT);
  const published = new Map(
    rows.flatMap((row) => (row.publishedAt && row.url ? [[row.documentId, row.url] as const] : [])),
  );
  const nameField = contentWords[uid]?.mainField ?? '';
  const others = rows
    .filter((row) => row.publishedAt === null && row.documentId !== documentId)
    .map((row): OtherEntry => {
      const publishedUrl = published.get(row.documentId);
      return {
        name: String(row[nameField] ?? ''),
        ...(row.url ? { url: row.url } : {}),
        ...(publishedUrl ? { publishedUrl } : {}),
        ...(typeof row.sortOrder === 'number' ? { sortOrder: row.sortOrder } : {}),
      };
    });
  const publishedUrl = documentId === undefined ? undefined : published.get(documentId);
  return {
    others,
    projectUrls: projects.flatMap(({ url }) => url ?? []),
    ...(publishedUrl ? { publishedUrl } : {}),
  };
}

/** Drafts and what is published, without their long texts. */
async function rowsOf(strapi: Core.Strapi, uid: UID.CollectionType): Promise<readonly Row[]> {
  const select = ['documentId', 'publishedAt', contentWords[uid]?.mainField ?? 'id'];
  return strapi.db
    .query(uid)
    .findMany({ select: uid === PROJECT ? [...select, 'url', 'sortOrder'] : select });
}
