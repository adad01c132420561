import type { Core } from '@strapi/strapi';
import { type ContentUid, isContent } from '../../../content/types';
import { actingPerson } from '../../../platform/acting-person';
import type { Write } from '../../../platform/write';
import { mailRequesterOfPublication } from './mails';
import { deleteRequest, findRequests } from './requests';

interface EntryRow {
  readonly id: number;
  readonly locale: string | null;
  readonly publishedAt: unknown;
}

/** Ends the request for an entry once it is published in that language, or deleted. */
export async function endSettledRequests(
  strapi: Core.Strapi,
  { uid, documentId }: Write,
): Promise<(() => Promise<void>) | undefined> {
  if (!isContent(uid) || !documentId) return undefined;
  const requests = await findRequests(strapi, uid, documentId);
  if (requests.length === 0) return undefined;
  const before = await readEntryRows(strapi, uid, documentId);
  const by = actingPerson(strapi);
  return async () => {
    const after = await readEntryRows(strapi, uid, documentId);
    for (const request of requests) {
      const rows = after.filter(({ locale }) => (locale ?? '') === request.entryLocale);
      // Strapi makes a new row each time that it publishes.
      const isPublished = rows.some(
        (row) => row.publishedAt && !before.some((each) => each.id === row.id),
      );
      const isGone = rows.every(({ publishedAt }) => publishedAt);
      if (isPublished || isGone) await deleteRequest(strapi, request.id);
      if (isPublished) {
        const tell = () => void mailRequesterOfPublication(strapi, request, by);
        await strapi.db.transaction(({ onCommit }) => onCommit(tell));
      }
    }
  };
}

async function readEntryRows(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<EntryRow[]> {
  const query = { select: ['id', 'locale', 'publishedAt'], where: { documentId } };
  return strapi.db.query(uid).findMany(query);
}
