import type { Core } from '@strapi/strapi';
import { entryName } from '../content/entry-name';
import type { EntryRef } from '../content/entry-ref';
import { populateFields } from '../content/rows/populate';
import { type ContentUid, isContent } from '../content/types';
import { fullName } from '../platform/person';
import { isRecord, type UnknownRecord } from '../platform/record';
import { actingPerson } from '../platform/writes/acting-person';
import type { Write } from '../platform/writes/write';
import { readStoredView } from '../views/stored-view';
import { deleteAllButNewest } from './delete-old-versions';
import { findNewestVersion } from './newest-version';
import { VERSION, type Version } from './version';
import { editableFields, editableFieldsIn, versionFields } from './version-fields';

/** Saves of one person within ten minutes are one version (docs/decisions/history.md). */
const MERGE_SAVES_MS = 10 * 60 * 1000;

/** The draft or the published row of an entry in one language. */
interface EntryState {
  readonly locale: string;
  readonly isDraft: boolean;
  readonly row: UnknownRecord;
  /** All fields, as JSON. */
  readonly content: string;
  /** Only the fields of this language, as JSON. A save in English also changes the fields that all languages share. */
  readonly ownContent: string;
}

interface Change {
  readonly action: Version['action'];
  readonly by: unknown;
  readonly at: unknown;
}

/** Stores the changes of a person as versions. A write of the CMS itself, as at its start, gets none. */
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
    const writtenId = isNew && isRecord(result) ? result.documentId : documentId;
    const after = await readStates(strapi, uid, writtenId);
    await storeVersionsOfChanges(strapi, uid, by, before, after);
  };
}

/**
 * Stores that a person asked for the publication of a draft or sent it back, with the present draft.
 * @returns the id of the version; undefined if there is no draft
 */
export async function storeVersionOfDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
  action: 'asked' | 'sent-back',
  by: UnknownRecord,
): Promise<number | undefined> {
  const [draft, published] = draftAndPublished(await readStates(strapi, uid, documentId), locale);
  if (!draft) return undefined;
  await storeVersionBeforeFirstChange(strapi, uid, draft, published);
  return addVersion(strapi, uid, draft, { action, by, at: new Date() });
}

async function readStates(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: unknown,
): Promise<EntryState[]> {
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

/** Stores how an entry was before a change if it has no versions yet. */
async function storeVersionBeforeFirstChange(
  strapi: Core.Strapi,
  uid: ContentUid,
  draft: EntryState | undefined,
  published: EntryState | undefined,
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
  before: readonly EntryState[],
  after: readonly EntryState[],
): Promise<void> {
  // All languages get the same time, so that the bin shows them as one entry.
  const at = new Date();
  for (const locale of new Set([...before, ...after].map((state) => state.locale))) {
    const [draftBefore, publishedBefore] = draftAndPublished(before, locale);
    const [draft, published] = draftAndPublished(after, locale);
    const isDraftChanged = draft?.ownContent !== draftBefore?.ownContent;
    // Strapi makes a new row at each publication, even if the text is the same.
    const isPublishedChanged = published?.row.id !== publishedBefore?.row.id;
    if (isDraftChanged || isPublishedChanged) {
      await storeVersionBeforeFirstChange(strapi, uid, draftBefore, publishedBefore);
    }
    const newPublished = isPublishedChanged ? published : undefined;
    if (newPublished) {
      await addVersion(strapi, uid, newPublished, { action: 'published', by, at });
    }
    // A save that also publishes is one version.
    const isStoredAlready = newPublished?.ownContent === draft?.ownContent;
    if (draft && isDraftChanged && !isStoredAlready) {
      await addVersion(strapi, uid, draft, { action: 'saved', by, at });
    }
    const deleted = draft || published ? undefined : (draftBefore ?? publishedBefore);
    if (deleted) await addVersion(strapi, uid, deleted, { action: 'deleted', by, at });
  }
}

function draftAndPublished(states: readonly EntryState[], locale: string) {
  const inLanguage = states.filter((state) => state.locale === locale);
  const draft = inLanguage.find(({ isDraft }) => isDraft);
  const published = inLanguage.find(({ isDraft }) => !isDraft);
  return [draft, published] as const;
}

async function addVersion(
  strapi: Core.Strapi,
  uid: ContentUid,
  { locale, row, content }: EntryState,
  { action, by, at }: Change,
): Promise<number> {
  const versions = strapi.db.query(VERSION);
  const entry = { entryId: row.documentId, entryLocale: locale };
  const { kind } = strapi.contentType(uid);
  const title = kind === 'singleType' ? '' : entryName(row, await readStoredView(strapi, uid));
  const data = { uid, ...entry, action, ...personOf(by), at, title, content };
  const last = await findNewestVersion(strapi, entry);
  const { id } =
    last && replacesVersion(last, data)
      ? await versions.update({ where: { id: last.id }, data })
      : await versions.create({ data: { ...data, startedAt: at } });
  await deleteAllButNewest(strapi, entry);
  return id;
}

/**
 * Whether a version replaces the last save of the same person. The minutes count from the first save, so that an
 * editor who saves again and again still leaves versions.
 */
function replacesVersion(
  last: Version,
  { action, byId }: Pick<Version, 'action' | 'byId'>,
): boolean {
  const isSaveOrPublication = action === 'saved' || action === 'published';
  const elapsed = Date.now() - new Date(last.startedAt).getTime();
  return (
    last.action === 'saved' && isSaveOrPublication && last.byId === byId && elapsed < MERGE_SAVES_MS
  );
}

function personOf(by: unknown) {
  if (!isRecord(by)) return { byId: null, byName: '' };
  return { byId: Number(by.id), byName: fullName(by) || 'A member of the staff' };
}
