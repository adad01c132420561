import type { Core } from '@strapi/strapi';
import { ENGLISH } from '../content/languages/languages';
import { PROJECT, STORY } from '../content/types';
import type { Write } from '../platform/write';

/** The stories that lose their project with a deletion: the bin gives it back to them. */
export async function storiesOf(
  strapi: Core.Strapi,
  { uid, action, documentId }: Write,
): Promise<readonly string[]> {
  if (action !== 'delete' || uid !== PROJECT || !documentId) return [];
  const rows: { documentId: string }[] = await strapi.db.query(STORY).findMany({
    select: ['documentId'],
    where: { project: { documentId }, publishedAt: null, locale: ENGLISH },
  });
  return rows.map((story) => story.documentId);
}
