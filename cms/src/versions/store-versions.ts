import type { Core } from '@strapi/strapi';
import { entryName, readMainField } from '../content/entry-name';
import type { EntryRef } from '../content/entry-ref';
import { populateFields } from '../content/field';
import { type ContentUid, isContent } from '../content/types';
import { actingPerson } from '../platform/acting-person';
import { fullName } from '../platform/person';
import { isRecord, type UnknownRecord } from '../platform/record';
import type { Write } from '../platform/write';
import { deleteAllButNewest } from './delete-old-versions';
import { VERSION, type Version } from './version';
import { editableFields, editableFieldsIn, versionFields } from './version-fields';

/** Saves of one person within ten minutes are one version (docs/decisions/history.md). */
const SAME_SAVE_MS = 10 * 60 * 1000;

/** The draft or the published row of an entry in one language. */
interface State {
  readonly locale: string;
  readonly isDraft: boolean;
  readonly row: UnknownRecord;
  /** All fields, as JSON. */
  readonly content: string;
  /** The fields that a translation does not share with English, as JSON: a save in English changes the others in it too. */
  readonly ownContent: string;
}

/** What was done, by whom and when. */
interface Change {
  readonly action: Version['action'];
  readonly by: unknown;
  readonly at: unknown;
}

/** Stores what a person changed as versions. What the CMS itself writes, as at its start, gets none. */
export async function storeVersions(
  strapi: Core.Strapi,
  write: Write,
): Promise<((result: unknown) => Promise<void>) | undefined> {
  const { uid, action, documentId } = write;
  const by = actingPerson(strapi);
  if (!isContent(uid) || !by) return undefined;
  const before = await readStates(strapi, uid, documentId);
  return async (result) => {
    const isNew = action === 'create' || action === 'clone';
    const written = isNew && isRecord(result) ? result.documentId : documentId;
    await storeVersionsOfChanges(strapi, uid, by, before, await readStates(strapi, uid, written));
  };
}

/**
 * Stores that a person asked for the publication of a draft or sent it back, with what it was then.
 * @returns the id of the version; undefined where there is no draft
 */
export async function storeVersionOfDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
  action: 'asked' | 'sent-back',
  by: UnknownRecord,
): Promise<number | undefined> {
  const [draft, published] = draftAndPublished(await readStates(strapi, uid, documentId), locale);
  if (!draft) return undefined;
  await storeFirstVersion(strapi, uid, draft, published);
  return addVersion(strapi, uid, draft, { action, by, at: new Date() });
}

async function readStates(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: unknown,
): Promise<State[]> {
  if (typeof documentId !== 'string') return [];
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: { documentId },
    populate: { ...populateFields(editableFields(strapi.contentType(uid))), updatedBy: true },
    orderBy: { id: 'asc' },
  });
  return rows.map((row) => {
    const locale = typeof row.locale === 'string' ? row.locale : '';
    const all = versionFields(strapi, editableFields(strapi.contentType(uid)), row);
    const own = versionFields(strapi, editableFieldsIn(strapi, uid, locale), row);
    const isDraft = !row.publishedAt;
    return { locale, isDraft, row, content: JSON.stringify(all), ownContent: JSON.stringify(own) };
  });
}

/** An entry may be older than its history: what was there before the change is its first version then. */
async function storeFirstVersion(
  strapi: Core.Strapi,
  uid: ContentUid,
  draft: State | undefined,
  published: State | undefined,
): Promise<void> {
  const { row, locale } = draft ?? published ?? {};
  const where = { entryId: row?.documentId, entryLocale: locale };
  if (!row || (await strapi.db.query(VERSION).count({ where })) > 0) return;
  if (published) {
    const { updatedBy: by, publishedAt: at } = published.row;
    await addVersion(strapi, uid, published, { action: 'published', by, at });
  }
  if (draft && draft.ownContent !== published?.ownContent) {
    const { updatedBy: by, updatedAt: at } = draft.row;
    await addVersion(strapi, uid, draft, { action: 'saved', by, at });
  }
}

async function storeVersionsOfChanges(
  strapi: Core.Strapi,
  uid: ContentUid,
  by: UnknownRecord,
  before: readonly State[],
  after: readonly State[],
): Promise<void> {
  // Languages that are deleted together have one time: the bin shows them as one entry.
  const at = new Date();
  for (const locale of new Set([...before, ...after].map((state) => state.locale))) {
    const [draftBefore, publishedBefore] = draftAndPublished(before, locale);
    const [draft, published] = draftAndPublished(after, locale);
    const deleted = draftBefore ?? publishedBefore;
    const isChanged =
      draft?.ownContent !== draftBefore?.ownContent ||
      published?.row.id !== publishedBefore?.row.id;
    if (isChanged) await storeFirstVersion(strapi, uid, draftBefore, publishedBefore);
    // Strapi makes a new row each time that it publishes, also where the text is the same.
    const isPublished = published && published.row.id !== publishedBefore?.row.id;
    if (isPublished) await addVersion(strapi, uid, published, { action: 'published', by, at });
    const isSaved = draft && draft.ownContent !== draftBefore?.ownContent;
    // A save that also publishes is one version.
    const isPublishedDraft = isPublished && draft?.ownContent === published.ownContent;
    if (isSaved && !isPublishedDraft)
      await addVersion(strapi, uid, draft, { action: 'saved', by, at });
    if (deleted && !draft && !published)
      await addVersion(strapi, uid, deleted, { action: 'deleted', by, at });
  }
}

function draftAndPublished(states: readonly State[], locale: string) {
  const those = states.filter((state) => state.locale === locale);
  return [those.find(({ isDraft }) => isDraft), those.find(({ isDraft }) => !isDraft)] as const;
}

async function addVersion(
  strapi: Core.Strapi,
  uid: ContentUid,
  { locale, row, content }: State,
  { action, by, at }: Change,
): Promise<number> {
  const versions = strapi.db.query(VERSION);
  const entry = { entryId: row.documentId, entryLocale: locale };
  const { kind } = strapi.contentType(uid);
  const title = kind === 'singleType' ? '' : entryName(row, await readMainField(strapi, uid));
  const data = { uid, ...entry, action, ...personOf(by), at, title, content };
  const last: Version | null = await versions.findOne({
    where: entry,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  // Whether this takes the last save's place, as a publication soon after it does too. Minutes count from
  // the first save, so that an editor who saves without a pause still leaves versions.
  const isSameSave =
    last?.action === 'saved' &&
    (action === 'saved' || action === 'published') &&
    last.byId === data.byId &&
    Date.now() - new Date(last.startedAt).getTime() < SAME_SAVE_MS;
  const { id } = isSameSave
    ? await versions.update({ where: { id: last.id }, data })
    : await versions.create({ data: { ...data, startedAt: at } });
  await deleteAllButNewest(strapi, entry);
  return id;
}

function personOf(by: unknown) {
  if (!isRecord(by)) return { byId: null, byName: '' };
  return { byId: Number(by.id), byName: fullName(by) || 'A member of the staff' };
}
