import type { Core } from '@strapi/strapi';
import { type ContentUid, isContent } from '../../../content/types.ts';
import { actingPerson } from '../../../platform/writes/acting-person.ts';
import { afterCommit, type Write } from '../../../platform/writes/write.ts';
import { mailPublished } from './mails.ts';
import { deleteRequest, readRequestsOfEntry } from './requests.ts';

interface EntryRow {
  readonly id: number;
  readonly locale: string | null;
  readonly publishedAt: unknown;
}

/**
 * Deletes the requests for those languages of an entry that the write publishes or deletes. One write can change
 * several languages, so this compares the rows before and after it.
 */
export async function endRequests(
  strapi: Core.Strapi,
  { uid, documentId }: Write,
): Promise<(() => Promise<void>) | undefined> {
  if (!isContent(uid) || !documentId) return undefined;
  const requests = await readRequestsOfEntry(strapi, uid, documentId);
  if (requests.length === 0) return undefined;
  const rowsBefore = await readEntryRows(strapi, uid, documentId);
  const idsBefore = rowsBefore.map(({ id }) => id);
  const publisher = actingPerson(strapi);
  return async () => {
    const rowsAfter = await readEntryRows(strapi, uid, documentId);
    for (const request of requests) {
      const rows = rowsAfter.filter(({ locale }) => (locale ?? '') === request.entryLocale);
      // Strapi makes a new row at each publication, so this write made a new published row.
      const isPublished = rows.some((row) => row.publishedAt && !idsBefore.includes(row.id));
      const hasDraft = rows.some(({ publishedAt }) => !publishedAt);
      if (isPublished || !hasDraft) await deleteRequest(strapi, request.id);
      if (isPublished) {
        const sendMail = () => void mailPublished(strapi, request, publisher);
        await afterCommit(strapi, sendMail);
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
