import type { Core } from '@strapi/strapi';
import { type EntryColumns, type EntryRef, entryColumns } from '../../../content/entry-ref';
import { findObstacles } from '../../../content/obstacles';
import type { ContentUid } from '../../../content/types';
import { lockStaffWrites } from '../../../platform/lock-staff-writes';
import { fullName, type StaffUser } from '../../../platform/person';
import { refusal } from '../../../platform/refusal';
import { storeVersionOfDraft } from '../../../versions/store-versions';

const REQUEST = 'api::publication-request.publication-request';

/** A request to publish an entry. A new one takes the place of one that was sent back. */
export interface PublicationRequest extends EntryColumns {
  readonly id: number;
  /** A date or a text, as the database gives it. */
  readonly at: Date | string;
  readonly byId: number | null;
  /** The name stays when the person leaves. */
  readonly byName: string;
  /** What the person said; may be empty. */
  readonly sentence: string;
  /** The version of the history that was asked for. */
  readonly versionId: number;
  /** Null while the request waits. */
  readonly sentBackAt: Date | string | null;
  readonly sentBackBy: string | null;
  readonly reason: string | null;
}

const ABSENT = 'This entry is not there any more, or was never saved in this language.';
const ANSWERED =
  'It was published, sent back or asked for again meanwhile, or the entry is gone. Load the page again.';

/** The request for an entry in one language, also one that was sent back; null where there is none. */
export async function findRequest(
  strapi: Core.Strapi,
  entry: EntryRef,
): Promise<PublicationRequest | null> {
  return strapi.db.query(REQUEST).findOne({ where: entryColumns(entry) });
}

/** @throws with a sentence for the person, where nothing was asked for */
export async function requestPublication(
  strapi: Core.Strapi,
  entry: EntryRef,
  sentence: string,
  person: StaffUser,
): Promise<PublicationRequest> {
  const [obstacle] = await findObstacles(strapi, entry);
  if (obstacle) throw refusal([{ text: `It could not be published like this: ${obstacle.text}` }]);
  const requests = strapi.db.query(REQUEST);
  return strapi.db.transaction(async ({ trx }) => {
    // Of two people who ask at once, the second is told.
    await lockStaffWrites(strapi.db, trx);
    const existing = await findRequest(strapi, entry);
    if (existing && !existing.sentBackAt) {
      throw refusal([{ text: `${existing.byName} asked for it already. Load the page again.` }]);
    }
    const versionId = await storeVersionOfDraft(strapi, entry, 'asked', person);
    if (versionId === undefined) throw refusal([{ text: ABSENT }]);
    if (existing) await requests.delete({ where: { id: existing.id } });
    const by = { byId: person.id, byName: fullName(person) };
    return requests.create({
      data: { ...entryColumns(entry), at: new Date(), ...by, sentence, versionId },
    });
  });
}

/**
 * @param id of the request that the person saw
 * @throws with a sentence for the person, where it is not there any more
 */
export async function sendBack(
  strapi: Core.Strapi,
  entry: EntryRef,
  id: number,
  reason: string,
  person: StaffUser,
): Promise<PublicationRequest> {
  const requests = strapi.db.query(REQUEST);
  return strapi.db.transaction(async () => {
    const { count } = await requests.updateMany({
      where: { id, ...entryColumns(entry), sentBackAt: null },
      data: { sentBackAt: new Date(), sentBackBy: fullName(person), reason },
    });
    const versionId = count > 0 && (await storeVersionOfDraft(strapi, entry, 'sent-back', person));
    if (!versionId) throw refusal([{ text: ANSWERED }]);
    return requests.findOne({ where: { id } });
  });
}

/** All requests: those that wait first, each group with the oldest first. */
export async function readRequests(strapi: Core.Strapi): Promise<readonly PublicationRequest[]> {
  const requests: PublicationRequest[] = await strapi.db
    .query(REQUEST)
    .findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  const waiting = requests.filter(({ sentBackAt }) => !sentBackAt);
  return [...new Set([...waiting, ...requests])];
}

export async function deleteRequest(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(REQUEST).delete({ where: { id } });
}

/** The requests for an entry in all its languages. */
export async function findRequests(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<readonly PublicationRequest[]> {
  return strapi.db.query(REQUEST).findMany({ where: { uid, entryId: documentId } });
}
