import type { Core } from '@strapi/strapi';

interface Person {
  readonly id: number;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
}

/**
 * Says that another person changed the entry after this editor opened it.
 * @param openedAt `updatedAt` of the version in the form
 */
export async function lastChange(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
  openedAt: unknown,
  editor: Person,
): Promise<string | undefined> {
  if (documentId === undefined || typeof openedAt !== 'string') return undefined;
  const entry: { updatedAt: string; updatedBy: Person | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, populate: ['updatedBy'] });
  if (!entry || entry.updatedBy?.id === editor.id) return undefined;
  const changedAt = new Date(entry.updatedAt).getTime();
  if (changedAt <= new Date(openedAt).getTime()) return undefined;
  const { firstname, lastname } = entry.updatedBy ?? {};
  const name = [firstname, lastname].filter(Boolean).join(' ') || 'Another person';
  const minutes = Math.round((Date.now() - changedAt) / 60_000);
  const when =
    minutes === 0 ? 'just now' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  return `${name} changed this entry ${when}, after you opened it. Saving puts your version in place of theirs: copy what you wrote, load the page again, and add it there.`;
}
