import type { Core } from '@strapi/strapi';
import type { EntryRights } from '../../../access/entry-rights.ts';
import { entryName } from '../../../content/entry-name.ts';
import { whereLocale } from '../../../content/rows.ts';
import { STAFF_FIELDS } from '../../../content/submission-types.ts';
import { isContent } from '../../../content/types.ts';
import { providedByFeatures } from '../../../feature.ts';
import { UNNAMED_PERSON } from '../../../platform/person.ts';
import { listInWords } from '../../../platform/text/list-in-words.ts';
import { dateOf } from '../../../platform/time.ts';
import { findNewestVersion } from '../../../versions/newest-version.ts';
import type { Version } from '../../../versions/version.ts';
import type { StoredView } from '../../../views/stored-view.ts';
import type { Writer } from './last-writer.ts';
import { type RefWithPerson, seenFormOf } from './seen-entries.ts';
import type { UnseenChange } from './unseen-change.ts';

const MAX_LABELS_IN_MESSAGE = 6;
const MAX_VALUE_LETTERS = 500;
const RELATIVE_TIME = new Intl.RelativeTimeFormat('en');

/**
 * `Arun Sample changed this entry 5 minutes ago, after you opened it: “Title”.`
 * Names no fields of a submission: `changeMessageWithValues` quotes them.
 */
export function changeMessage(
  { labelOf }: StoredView,
  { writer, fields }: UnseenChange,
  { uid, personId }: RefWithPerson,
): string {
  const change = `${nameFor(personId, writer)} changed this entry ${agoInWords(writer.at)}`;
  if (!fields) return `${change}.`;
  const labels = isContent(uid) ? `: ${labelsInWords(labelOf, fields)}` : '';
  return `${change}, after you opened it${labels}.`;
}

/** Adds to `changeMessage` the new values of a submission, since submissions have no history. */
export function changeMessageWithValues(
  view: StoredView,
  change: UnseenChange,
  ref: RefWithPerson,
  { mayField }: EntryRights,
): string {
  const { entryRow, fields, isPerhapsSeen } = change;
  const sentences = [changeMessage(view, change, ref)];
  if (isPerhapsSeen) {
    sentences.push(
      'The CMS was restarted after you opened it, and does not know whether you have seen that.',
    );
  }
  if (isContent(ref.uid)) return sentences.join(' ');
  const quotedFields = fields ?? STAFF_FIELDS.filter((field) => mayField('read', entryRow, field));
  for (const field of quotedFields) {
    const value = String(entryRow[field] ?? '').slice(0, MAX_VALUE_LETTERS);
    sentences.push(`${labelsInWords(view.labelOf, [field])} is now: “${value}”.`);
  }
  return sentences.join(' ');
}

/** `Arun Sample changed “Kites” 5 minutes ago.` Names no fields: the person chose the entry from a list. */
export function changeMessageWithName(
  view: StoredView,
  { entryRow, writer }: UnseenChange,
  { personId }: RefWithPerson,
  { mayField }: EntryRights,
): string {
  const name = entryName(entryRow, view, (field) => mayField('read', entryRow, field));
  return `${nameFor(personId, writer)} changed “${name}” ${agoInWords(writer.at)}.`;
}

/**
 * Says who deleted the entry, or its text in this language. Undefined if it is still there. Without a refusal, Strapi
 * would store nothing and call the entry saved, or would create the deleted translation again.
 */
export async function readDeletionMessage(
  strapi: Core.Strapi,
  ref: RefWithPerson,
): Promise<string | undefined> {
  const { uid, documentId, locale, personId } = ref;
  // A form that showed no text in this language needs only the entry.
  const hadText = seenFormOf(ref)?.isNewLanguage === false;
  const where = hadText ? { documentId, ...whereLocale(locale) } : { documentId };
  if (await strapi.db.query(uid).findOne({ select: ['id'], where })) return undefined;
  const deletion = await findDeletion(strapi, ref);
  if (!deletion) return 'This entry was deleted. Nothing of yours is stored.';
  const { byId: id, byName, at } = deletion;
  const who = nameFor(personId, { id, name: byName || UNNAMED_PERSON });
  return `${who} deleted this ${agoInWords(dateOf(at))}. Nothing of yours is stored. ${providedByFeatures.deletedEntryMessage}`.trim();
}

/** Like `readDeletionMessage`, but undefined if this person deleted the entry or the history does not know who did. */
export async function readMessageOfDeletionByOther(
  strapi: Core.Strapi,
  ref: RefWithPerson,
): Promise<string | undefined> {
  const deletion = await findDeletion(strapi, ref);
  if (!deletion || deletion.byId === ref.personId) return undefined;
  return readDeletionMessage(strapi, ref);
}

/** Finds the deletion in this language, else the last in any language. */
async function findDeletion(
  strapi: Core.Strapi,
  { uid, documentId, locale }: RefWithPerson,
): Promise<Version | null> {
  const where = { uid, entryId: documentId, action: 'deleted' };
  const ofLanguage = await findNewestVersion(strapi, { ...where, entryLocale: locale });
  return ofLanguage ?? findNewestVersion(strapi, where);
}

function nameFor(personId: unknown, { id, name }: Pick<Writer, 'id' | 'name'>): string {
  return id === personId ? 'You, in another window,' : name;
}

function labelsInWords(labelOf: StoredView['labelOf'], fields: readonly string[]): string {
  const labels = fields.map((field) => `“${labelOf(field)}”`);
  return listInWords(labels, MAX_LABELS_IN_MESSAGE);
}

function agoInWords(at: Date): string {
  const minutes = Math.round((Date.now() - at.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return RELATIVE_TIME.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? RELATIVE_TIME.format(-hours, 'hour')
    : RELATIVE_TIME.format(-Math.round(hours / 24), 'day');
}
