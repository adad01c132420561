import type { Core, UID } from '@strapi/strapi';
import { type EntryRights, readEntryWithCreator } from '../../../access/entry-rights';
import type { EntryRef } from '../../../content/entry-ref';
import {
  ENGLISH,
  isLocalized,
  isTranslationLocale,
  whereLocale,
} from '../../../content/languages/languages';
import { STAFF_FIELDS } from '../../../content/submission-types';
import { isContent } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';
import { DAY_MS } from '../../../platform/time';
import { VERSION, type Version } from '../../../versions/version';
import { versionSentences } from '../../../versions/version-sentences';
import { digestsOf, labelsInWords, readFormDraft, writtenFields } from './digests-of-form';
import {
  agoInWords,
  dateOf,
  findVersionAt,
  readLastWriter,
  VERSION_DELAY_MS,
  type Writer,
} from './last-writer';
import { type EntryOfPerson, formReading, lastReading, type Reading } from './readings';

/** A change that a person has not seen. */
export interface UnseenChange {
  readonly entry: UnknownRecord;
  readonly writer: Writer;
  /** The fields that hold something else now; undefined where it is not known what the person has seen. */
  readonly fields?: readonly string[] | undefined;
  /** What the entry was when the person read it, where that is known and the history has it. */
  readonly versionId?: number | undefined;
  /** Equal as long as nobody changes the entry again. */
  readonly fingerprint: string;
}

/** Nobody writes on in a form that was opened so long before the CMS was started anew. */
const OPEN_AT_MOST_MS = DAY_MS;
const startedAt = Date.now();
const MAX_VALUE_LETTERS = 500;

/**
 * Returns a sentence where the entry, or its text in this language, was deleted after the form was opened. Otherwise
 * Strapi would answer a save of a deleted entry with success and store nothing, and would make a deleted translation
 * again.
 */
export async function describeDeletion(
  strapi: Core.Strapi,
  entry: EntryOfPerson,
): Promise<string | undefined> {
  const { uid, documentId, locale, personId } = entry;
  const hadWords = formReading(entry)?.isAbsent === false;
  const where = { documentId, ...(hadWords ? whereLocale(locale) : {}) };
  if (await strapi.db.query(uid).findOne({ select: ['id'], where })) return undefined;
  const deletion: Version | null = await strapi.db.query(VERSION).findOne({
    where: { uid, entryId: documentId, action: 'deleted' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  if (!deletion) return 'This entry was deleted. Nothing of yours is stored.';
  const { byId, byName, at } = deletion;
  const who = byId === personId ? 'You, in another window,' : byName || 'Another person';
  return `${who} deleted this ${agoInWords(dateOf(at))}. Nothing of yours is stored. ${versionSentences().deleted}`.trim();
}

type Find = (
  strapi: Core.Strapi,
  entry: EntryOfPerson,
  rights: EntryRights,
) => Promise<UnseenChange | undefined>;

/** What was changed since the form of the person was filled, also in another window of that person. */
export const findUnseenInForm: Find = (strapi, entry, rights) => {
  const reading = formReading(entry);
  return reading
    ? findChangeSinceReading(strapi, entry, reading, rights)
    : findRecentChangeByOther(strapi, entry);
};

/** What others changed since the person read the entry last, in a form or in a list. */
export const findUnseenInFormOrList: Find = async (strapi, entry, rights) => {
  const reading = lastReading(entry);
  if (!reading) return undefined;
  if (reading.from === 'form') return findChangeSinceReading(strapi, entry, reading, rights);
  const stored = await readEntryWithCreator(strapi, entry);
  const change = await findChangeAfter(strapi, entry, stored, reading.updatedAt);
  return change?.writer.id === entry.personId ? undefined : change;
};

/** Who changed an entry after the change that the person was shown last, which was at `shownUpdatedAt`. */
export async function findChangeAfter(
  strapi: Core.Strapi,
  entry: EntryRef<UID.ContentType>,
  stored: UnknownRecord,
  shownUpdatedAt: string,
): Promise<UnseenChange | undefined> {
  const { uid, locale } = entry;
  const seen = dateOf(shownUpdatedAt).getTime();
  // Strapi gives every language of an entry a new time when one of them is saved.
  if (!('id' in stored) || dateOf(stored.updatedAt).getTime() <= seen) return undefined;
  const writer = await readLastWriter(strapi, uid, stored, [locale]);
  const isOld = isContent(uid) && writer.at.getTime() <= seen + VERSION_DELAY_MS;
  if (isOld) return undefined;
  const versionId = await findVersionAt(strapi, entry, seen);
  return { entry: stored, writer, versionId, fingerprint: writer.at.toISOString() };
}

const findChangeSinceReading = async (
  strapi: Core.Strapi,
  entry: EntryOfPerson,
  reading: Extract<Reading, { from: 'form' }>,
  { mayField }: EntryRights,
): Promise<UnseenChange | undefined> => {
  const { uid, locale } = entry;
  const draft = await readFormDraft(strapi, entry);
  if (!draft) return undefined;
  const now = digestsOf(strapi, uid, draft);
  const changed = writtenFields(strapi, uid).filter(
    ([name, attribute]) =>
      now[name] !== reading.digests[name] &&
      mayField('read', draft, name) &&
      // The form of a language that nobody wrote in begins with what all languages share.
      (!reading.isAbsent || isLocalized(attribute)),
  );
  if (changed.length === 0) return undefined;
  // What all languages share is English's.
  const isShared =
    isTranslationLocale(locale) && changed.some(([, attribute]) => !isLocalized(attribute));
  const writer = await readLastWriter(strapi, uid, draft, isShared ? [locale, ENGLISH] : [locale]);
  return {
    entry: draft,
    writer,
    fields: changed.map(([name]) => name),
    versionId: await findVersionAt(strapi, entry, reading.at),
    fingerprint: JSON.stringify(now),
  };
};

/** Where it is not known what the person has seen: whether somebody else changed the entry within a day before the start. */
async function findRecentChangeByOther(
  strapi: Core.Strapi,
  entry: EntryOfPerson,
): Promise<UnseenChange | undefined> {
  const { uid, locale, personId } = entry;
  const draft = await readFormDraft(strapi, entry);
  if (!draft) return undefined;
  const writer = await readLastWriter(strapi, uid, draft, [locale]);
  if (writer.id === personId || writer.id === null) return undefined;
  if (writer.at.getTime() < startedAt - OPEN_AT_MOST_MS) return undefined;
  return { entry: draft, writer, fingerprint: JSON.stringify(digestsOf(strapi, uid, draft)) };
}

/** `Arun Sample changed this entry 5 minutes ago, after you opened it: “Title”.` */
export function changeInWords(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { writer, fields }: UnseenChange,
  personId: unknown,
  what = 'this entry',
): string {
  const who = writer.id === personId ? 'You, in another window,' : writer.name;
  const changed = `${who} changed ${what} ${agoInWords(writer.at)}`;
  if (!fields) return `${changed}.`;
  return `${changed}, after you opened it: ${labelsInWords(strapi, uid, fields)}.`;
}

/** The sentence of `changeInWords`, and of a submission, of which no history is kept, also what others wrote. */
export function changeInWordsWithValues(
  strapi: Core.Strapi,
  change: UnseenChange,
  { uid, personId }: EntryOfPerson,
  { mayField }: EntryRights,
): string {
  const sentences = [changeInWords(strapi, uid, change, personId)];
  const { entry, fields } = change;
  if (!fields) {
    sentences.push(
      'The CMS was started anew since you opened it, and does not know whether you have seen that.',
    );
  }
  const written = fields ?? STAFF_FIELDS.filter((field) => mayField('read', entry, field));
  for (const field of isContent(uid) ? [] : written) {
    const value = String(entry[field] ?? '').slice(0, MAX_VALUE_LETTERS);
    sentences.push(`${labelsInWords(strapi, uid, [field])} is now: “${value}”.`);
  }
  return sentences.join(' ');
}
