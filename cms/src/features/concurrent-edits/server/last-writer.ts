import type { Core, UID } from '@strapi/strapi';
import type { EntryRef } from '../../../content/entry-ref';
import { isContent } from '../../../content/types';
import { fullName } from '../../../platform/person';
import { isRecord, type UnknownRecord } from '../../../platform/record';
import { CHANGING_ACTIONS, VERSION, type Version } from '../../../versions/version';

const UNKNOWN_PERSON = 'Another person';

export interface Writer {
  readonly id: number | null;
  readonly name: string;
  readonly at: Date;
}

/** A version is stored a moment after the entry. */
export const VERSION_DELAY_MS = 1_000;

/** The version that an entry was at that time, in milliseconds; undefined where the history has none so old. */
export async function findVersionAt(
  strapi: Core.Strapi,
  { uid, documentId: entryId, locale: entryLocale }: EntryRef<UID.ContentType>,
  time: number,
): Promise<number | undefined> {
  if (!isContent(uid)) return undefined;
  const at = { $lte: new Date(time + VERSION_DELAY_MS) };
  const version: Version | null = await strapi.db.query(VERSION).findOne({
    where: { uid, entryId, entryLocale, action: { $in: CHANGING_ACTIONS }, at },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  return version?.id;
}

/** Says who wrote an entry last in one of these languages. The history knows it of content. */
export async function readLastWriter(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId: entryId, updatedBy, updatedAt }: UnknownRecord,
  locales: readonly string[],
): Promise<Writer> {
  const version: Version | null = isContent(uid)
    ? await strapi.db.query(VERSION).findOne({
        where: { uid, entryId, entryLocale: { $in: locales }, action: { $in: CHANGING_ACTIONS } },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      })
    : null;
  if (version) {
    const { byId, byName, at } = version;
    return { id: byId, name: byName || UNKNOWN_PERSON, at: dateOf(at) };
  }
  const person = isRecord(updatedBy) ? updatedBy : {};
  return {
    id: typeof person.id === 'number' ? person.id : null,
    name: fullName(person) || UNKNOWN_PERSON,
    at: dateOf(updatedAt),
  };
}

export function dateOf(value: unknown): Date {
  return value instanceof Date ? value : new Date(String(value));
}

const AGO = new Intl.RelativeTimeFormat('en');

/** `just now`, `5 minutes ago`. */
export function agoInWords(at: Date): string {
  const minutes = Math.round((Date.now() - at.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return AGO.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? AGO.format(-hours, 'hour') : AGO.format(-Math.round(hours / 24), 'day');
}
