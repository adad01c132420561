import type { Core } from '@strapi/strapi';
import { type ContentUid, isContent } from '../../../content/types';
import { actingPerson } from '../../../platform/acting-person';
import type { Write } from '../../../platform/write';
import { tellOfPublication } from './mails';
import { endRequest, requestsOf } from './requests';

interface EntryRow {
  readonly id: number;
  readonly locale: string | null;
  readonly publishedAt: unknown;
}

/** Ends the request for an entry once it is published in that language, or deleted. */
export async function endRequests(
  strapi: Core.Strapi,
  { uid, documentId }: Write,
): Promise<(() => Promise<void>) | undefined> {
  if (!isContent(uid) || !documentId) return undefined;
  const requests = await requestsOf(strapi, uid, documentId);
  if (requests.length === 0) return undefined;
  const before = await entryRows(strapi, uid, documentId);
  const by = actingPerson(strapi);
  return async () => {
    const after = await entryRows(strapi, uid, documentId);
    for (const request of requests) {
      const rows = after.filter(({ locale }) => (locale ?? '') === request.entryLocale);
      // Strapi makes a new row each time that it publishes.
      const isPublished = rows.some(
        (row) => row.publishedAt && !before.some((each) => each.id === row.id),
      );
      const isGone = rows.every(({ publishedAt }) => publishedAt);
      if (isPublished || isGone) await endRequest(strapi, request.id);
      if (isPublished) {
        const tell = () => void tellOfPublication(strapi, request, by);
        await strapi.db.transaction(({ onCommit }) => onCommit(tell));
      }
    }
  };
}

async function entryRows(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<EntryRow[]> {
  const query = { select: ['id', 'locale', 'publishedAt'], where: { documentId } };
  return strapi.db.query(uid).findMany(query);
}
