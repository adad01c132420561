import type { Core, UID } from '@strapi/strapi';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { isContent } from '../../../content/types.ts';
import { personName, UNNAMED_PERSON } from '../../../platform/person.ts';
import { isRecord, type UnknownRecord } from '../../../platform/record.ts';
import { dateOf } from '../../../platform/time.ts';
import { findNewestVersion } from '../../../versions/newest-version.ts';
import { CHANGING_ACTIONS } from '../../../versions/version.ts';

export interface Writer {
  readonly id: number | null;
  readonly name: string;
  readonly at: Date;
}

/**
 * The CMS stores a version after its entry, in the same transaction. If that takes longer than this, a save is refused
 * once because of a change that the person has seen.
 */
export const VERSION_DELAY_MS = 1_000;

/** Finds the version that an entry had at `time` (in milliseconds); undefined if the history has none so old. */
export async function findVersionIdAt(
  strapi: Core.Strapi,
  { uid, documentId: entryId, locale: entryLocale }: EntryRef<UID.ContentType>,
  time: number,
): Promise<number | undefined> {
  if (!isContent(uid)) return undefined;
  const at = { $lte: new Date(time + VERSION_DELAY_MS) };
  const where = { uid, entryId, entryLocale, action: { $in: CHANGING_ACTIONS }, at };
  return (await findNewestVersion(strapi, where))?.id;
}

/** Reads who last wrote an entry in one of these languages: from the history, else from Strapi's `updatedBy`. */
export async function readLastWriter(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId: entryId, updatedBy, updatedAt }: UnknownRecord,
  locales: readonly string[],
): Promise<Writer> {
  if (isContent(uid)) {
    const where = {
      uid,
      entryId,
      entryLocale: { $in: locales },
      action: { $in: CHANGING_ACTIONS },
    };
    const version = await findNewestVersion(strapi, where);
    if (version) {
      const { byId, byName, at } = version;
      return { id: byId, name: byName || UNNAMED_PERSON, at: dateOf(at) };
    }
  }
  const person = isRecord(updatedBy) ? updatedBy : {};
  return {
    id: typeof person.id === 'number' ? person.id : null,
    name: personName(person),
    at: dateOf(updatedAt),
  };
}
