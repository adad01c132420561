import type { Core, UID } from '@strapi/strapi';
import { nameOf } from '../content/acting-person';
import { isContent } from '../content/types';

/** @param openedAt `updatedAt` of the version in the form */
export async function lastChange(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
  openedAt: unknown,
  editorId: number,
  locale: unknown,
): Promise<string | undefined> {
  if (documentId === undefined || typeof openedAt !== 'string') return undefined;
  // What visitors sent has no draft beside it.
  const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true;
  const where = {
    documentId,
    ...(hasDrafts ? { publishedAt: null } : {}),
    ...(typeof locale === 'string' ? { locale } : {}),
  };
  const entry = await strapi.db.query(uid).findOne({ where, populate: ['updatedBy'] });
  if (!entry || entry.updatedBy?.id === editorId) return undefined;
  const changedAt = new Date(entry.updatedAt).getTime();
  if (changedAt <= new Date(openedAt).getTime()) return undefined;
  const name = nameOf(entry.updatedBy ?? {}) || 'Another person';
  const minutes = Math.round((Date.now() - changedAt) / 60_000);
  const when =
    minutes === 0 ? 'just now' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const kept = isContent(uid) ? ' Both versions stay in “History”.' : '';
  return `${name} changed this entry ${when}, after you opened it. Saving puts your version in place of theirs: copy what you wrote, load the page again, and add it there.${kept}`;
}
