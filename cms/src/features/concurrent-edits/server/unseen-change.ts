import type { Core, UID } from '@strapi/strapi';
import { type EntryRights, readEntryWithCreator } from '../../../access/entry-rights.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { ENGLISH, isLocalized, isTranslationLocale } from '../../../content/languages/languages.ts';
import type { Field } from '../../../content/rows.ts';
import { isContent } from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { DAY_MS, dateOf } from '../../../platform/time.ts';
import { formDigestsOf, formFields, readFormDraft } from './digests-of-form.ts';
import { findVersionIdAt, readLastWriter, VERSION_DELAY_MS, type Writer } from './last-writer.ts';
import { type RefWithPerson, type SeenForm, seenFormOf, seenRowOf } from './seen-entries.ts';

export interface UnseenChange {
  readonly entryRow: UnknownRecord;
  readonly writer: Writer;
  /**
   * The fields that have changed. Undefined where the CMS compares only times: for a list, for the warning in an open
   * form, and after a restart, when it does not remember the form.
   */
  readonly fields?: readonly string[] | undefined;
  /** Set if the CMS does not remember what the form showed: the person may have seen the change. */
  readonly isPerhapsSeen?: true;
  /** Undefined if the version that the person has seen is not known or not in the history. */
  readonly seenVersionId?: number | undefined;
  /** Stays equal until a person changes the entry again. */
  readonly fingerprint: string;
}

/** After a start the CMS does not know the open forms. It assumes that none was opened longer before the start. */
const MAX_FORM_AGE_MS = DAY_MS;
const startedAt = Date.now();

/** Finds what a save of the form would overwrite unseen. */
export async function findUnseenChangeInForm(
  strapi: Core.Strapi,
  ref: RefWithPerson,
  rights: EntryRights,
): Promise<UnseenChange | undefined> {
  const seenForm = seenFormOf(ref);
  if (seenForm) return findChangeSinceForm(strapi, ref, seenForm, rights);
  // The form was opened before the CMS was started, or `MAX_FORMS` newer forms have pushed it out of memory.
  return findRecentChangeByOther(strapi, ref);
}

/** Finds what changed since the person last saw the entry, in its form or as a row of a list. */
export async function findUnseenChangeInFormOrList(
  strapi: Core.Strapi,
  ref: RefWithPerson,
  rights: EntryRights,
): Promise<UnseenChange | undefined> {
  const seenForm = seenFormOf(ref);
  const seenRow = seenRowOf(ref);
  const hasSeenFormLast = seenForm && (!seenRow || seenForm.at > seenRow.at);
  if (hasSeenFormLast) return findChangeSinceForm(strapi, ref, seenForm, rights);
  // The CMS does not know what the person saw, such as after its start, and lets the action through.
  if (!seenRow) return undefined;
  const { entryRow, isStored } = await readEntryWithCreator(strapi, ref);
  if (!isStored) return undefined;
  const change = await findChangeAfter(strapi, ref, entryRow, seenRow.updatedAt);
  // The person knows of their own change, although they made it after they read the list.
  return change?.writer.id === ref.personId ? undefined : change;
}

/** Finds the last change of an entry, if it is later than the `updatedAt` that the person's form or list showed. */
export async function findChangeAfter(
  strapi: Core.Strapi,
  ref: EntryRef<UID.ContentType>,
  entryRow: UnknownRecord,
  shownUpdatedAt: string,
): Promise<UnseenChange | undefined> {
  const { uid, locale } = ref;
  const shownTime = dateOf(shownUpdatedAt).getTime();
  if (dateOf(entryRow.updatedAt).getTime() <= shownTime) return undefined;
  const writer = await readLastWriter(strapi, uid, entryRow, [locale]);
  // A save of one language gives every language a new `updatedAt`. Only the history knows when this one was saved.
  if (isContent(uid) && writer.at.getTime() <= shownTime + VERSION_DELAY_MS) return undefined;
  const seenVersionId = await findVersionIdAt(strapi, ref, shownTime);
  return { entryRow, writer, seenVersionId, fingerprint: writer.at.toISOString() };
}

async function findChangeSinceForm(
  strapi: Core.Strapi,
  ref: RefWithPerson,
  seenForm: SeenForm,
  { mayField }: EntryRights,
): Promise<UnseenChange | undefined> {
  const { uid, locale } = ref;
  const draft = await readFormDraft(strapi, ref);
  if (!draft) return undefined;
  // The CMS itself gave a field another value, such as a caretaker's new name: no person changed the entry.
  if (dateOf(draft.updatedAt).getTime() === seenForm.updatedAt) return undefined;
  const digests = formDigestsOf(strapi, uid, draft);
  const isUnseen = ([name, attribute]: Field) => {
    // Strapi sends the shared fields of a new language in `meta`, so the digests of `data` lack them.
    if (seenForm.isNewLanguage && !isLocalized(attribute)) return false;
    return digests[name] !== seenForm.digests[name] && mayField('read', draft, name);
  };
  const unseenFields = formFields(strapi, uid).filter(isUnseen);
  if (unseenFields.length === 0) return undefined;
  // A colleague may have changed a field that all languages share in the English form.
  const hasShared = unseenFields.some(([, attribute]) => !isLocalized(attribute));
  const locales = isTranslationLocale(locale) && hasShared ? [locale, ENGLISH] : [locale];
  return {
    entryRow: draft,
    writer: await readLastWriter(strapi, uid, draft, locales),
    fields: unseenFields.map(([name]) => name),
    seenVersionId: await findVersionIdAt(strapi, ref, seenForm.at),
    fingerprint: JSON.stringify(digests),
  };
}

/** Finds a change that may be unseen: by another person, after the start of the CMS or within a day before it. */
async function findRecentChangeByOther(
  strapi: Core.Strapi,
  ref: RefWithPerson,
): Promise<UnseenChange | undefined> {
  const { uid, locale, personId } = ref;
  const draft = await readFormDraft(strapi, ref);
  if (!draft) return undefined;
  const writer = await readLastWriter(strapi, uid, draft, [locale]);
  if (writer.id === personId || writer.id === null) return undefined;
  if (writer.at.getTime() < startedAt - MAX_FORM_AGE_MS) return undefined;
  return {
    entryRow: draft,
    writer,
    isPerhapsSeen: true,
    fingerprint: JSON.stringify(formDigestsOf(strapi, uid, draft)),
  };
}
