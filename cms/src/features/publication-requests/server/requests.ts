import type { Core } from '@strapi/strapi';
import { type EntryColumns, type EntryRef, entryColumns } from '../../../content/entry-ref.ts';
import type { ContentUid } from '../../../content/types.ts';
import { ENTRY_GONE_MESSAGE } from '../../../entries/entry-in-words.ts';
import { providedByFeatures } from '../../../feature.ts';
import { type Person, personName } from '../../../platform/person.ts';
import type { StoredTime } from '../../../platform/time.ts';
import { validationError } from '../../../platform/validation-error.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';
import { findChangedFields } from '../../../versions/compare.ts';
import { storeVersionOfDraft } from '../../../versions/store-versions.ts';
import { CHANGING_ACTIONS, VERSION, type Version } from '../../../versions/version.ts';

const PUBLICATION_REQUEST = 'api::publication-request.publication-request';

/** A request to publish an entry. A new request replaces a request that was sent back. */
export interface PublicationRequest extends EntryColumns {
  readonly id: number;
  readonly at: StoredTime;
  readonly byId: number | null;
  /** The name of the person who asked, which stays when the account is deleted. */
  readonly byName: string;
  /** The message to the Editors; may be empty. */
  readonly message: string;
  readonly versionId: number;
  /** Null while the request waits. */
  readonly sentBackAt: StoredTime | null;
  readonly sentBackBy: string | null;
  readonly reason: string | null;
}

const ALREADY_ANSWERED_MESSAGE =
  'It was published, sent back or asked for again in the meantime, or the entry is gone. Load the page again.';

/** Reads the request for an entry, also one that was sent back. */
export async function readRequest(
  strapi: Core.Strapi,
  ref: EntryRef,
): Promise<PublicationRequest | null> {
  return strapi.db.query(PUBLICATION_REQUEST).findOne({ where: entryColumns(ref) });
}

/** @throws {errors.ValidationError} with the reason for the person; nothing is stored then */
export async function requestPublication(
  strapi: Core.Strapi,
  ref: EntryRef,
  message: string,
  person: Person,
): Promise<PublicationRequest> {
  const requests = strapi.db.query(PUBLICATION_REQUEST);
  return staffTransaction(strapi, async () => {
    const [obstacle] = await providedByFeatures.findObstacles(strapi, ref);
    if (obstacle) {
      throw validationError([{ text: `It could not be published like this: ${obstacle.text}` }]);
    }
    // If two people ask at the same time, the second gets the error below.
    const storedRequest = await readRequest(strapi, ref);
    if (storedRequest && !storedRequest.sentBackAt) {
      throw validationError([
        { text: `${storedRequest.byName} asked for it already. Load the page again.` },
      ]);
    }
    const versionId = await storeVersionOfDraft(strapi, ref, 'asked', person);
    if (versionId === undefined) throw validationError([{ text: ENTRY_GONE_MESSAGE }]);
    if (storedRequest) await requests.delete({ where: { id: storedRequest.id } });
    const requester = { byId: person.id, byName: personName(person) };
    return requests.create({
      data: { ...entryColumns(ref), at: new Date(), ...requester, message, versionId },
    });
  });
}

/**
 * Sends a request back.
 * @param id the id of the request that the person saw
 * @throws {errors.ValidationError} if an Editor has answered the request in the meantime, or the entry is gone
 */
export async function sendBack(
  strapi: Core.Strapi,
  ref: EntryRef,
  id: number,
  reason: string,
  person: Person,
): Promise<PublicationRequest> {
  const requests = strapi.db.query(PUBLICATION_REQUEST);
  return staffTransaction(strapi, async () => {
    const { count } = await requests.updateMany({
      where: { id, ...entryColumns(ref), sentBackAt: null },
      data: { sentBackAt: new Date(), sentBackBy: personName(person), reason },
    });
    if (count === 0) throw validationError([{ text: ALREADY_ANSWERED_MESSAGE }]);
    const versionId = await storeVersionOfDraft(strapi, ref, 'sent-back', person);
    if (versionId === undefined) throw validationError([{ text: ALREADY_ANSWERED_MESSAGE }]);
    return requests.findOne({ where: { id } });
  });
}

/** Reads all requests: first those that wait, then those that were sent back, each group with the oldest first. */
export async function readAllRequests(strapi: Core.Strapi): Promise<readonly PublicationRequest[]> {
  const requests: PublicationRequest[] = await strapi.db
    .query(PUBLICATION_REQUEST)
    .findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  const waiting = requests.filter(({ sentBackAt }) => !sentBackAt);
  const sentBack = requests.filter(({ sentBackAt }) => sentBackAt);
  return [...waiting, ...sentBack];
}

export async function deleteRequest(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(PUBLICATION_REQUEST).delete({ where: { id } });
}

export async function readRequestsOfEntry(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<readonly PublicationRequest[]> {
  return strapi.db.query(PUBLICATION_REQUEST).findMany({ where: { uid, entryId: documentId } });
}

/**
 * Finds the names of the people who changed the draft after a request. Empty if all fields that the person may read
 * are the same again.
 */
export async function findNamesOfChangers(
  strapi: Core.Strapi,
  { uid, entryId, entryLocale, versionId }: PublicationRequest,
  mayRead: (field: string) => boolean,
): Promise<readonly string[]> {
  const versions = strapi.db.query(VERSION);
  const requestedVersion: Version | null = await versions.findOne({ where: { id: versionId } });
  if (!requestedVersion) return [];
  const changedFields = await findChangedFields(strapi, requestedVersion);
  if (!changedFields.some(({ field }) => mayRead(field))) return [];
  const laterVersions: Version[] = await versions.findMany({
    select: ['byName'],
    where: { uid, entryId, entryLocale, id: { $gt: versionId }, action: { $in: CHANGING_ACTIONS } },
    orderBy: { id: 'asc' },
  });
  const names = laterVersions.map(({ byName }) => byName).filter((name) => name !== '');
  return names.length > 0 ? [...new Set(names)] : ['the CMS'];
}
