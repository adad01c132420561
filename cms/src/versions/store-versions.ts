import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { entryName } from '../content/entry-name.ts';
import type { EntryRef } from '../content/entry-ref.ts';
import { populateFields } from '../content/rows.ts';
import { type ContentUid, isContent, isSingleType } from '../content/types.ts';
import { personName } from '../platform/person.ts';
import { isRecord, type UnknownRecord } from '../platform/record.ts';
import { actingPerson } from '../platform/writes/acting-person.ts';
import type { Write } from '../platform/writes/write.ts';
import { readStoredView } from '../views/stored-view.ts';
import { deleteSurplusVersions } from './delete-old-versions.ts';
import { findNewestVersion } from './newest-version.ts';
import { VERSION, type Version } from './version.ts';
import { editableFields, fieldsOfLanguage, versionValues } from './version-fields.ts';
import {
  baselineVersions,
  type DraftAndPublished,
  type EntryState,
  versionsOfChange,
} from './versions-of-change.ts';

/** Saves of one person within ten minutes are one version (docs/decisions/history.md). */
const MERGE_SAVES_MS = 10 * 60 * 1000;

const ownVersion = new AsyncLocalStorage<true>();

/** Runs `work`, whose changes become versions of their own, also within `MERGE_SAVES_MS` of the last save. */
export function runAsOwnVersion<Result>(work: () => Result): Result {
  return ownVersion.run(true, work);
}

interface Change {
  readonly action: Version['action'];
  readonly by: unknown;
  readonly at: unknown;
}

/** Stores the changes of a person as versions. A write of the CMS itself, as at its start, leaves no version. */
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

/** Returns the id of the version, or undefined if there is no draft. */
export async function storeVersionOfDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
  action: 'asked' | 'sent-back',
  by: UnknownRecord,
): Promise<number | undefined> {
  const states = inLanguage(await readStates(strapi, uid, documentId), locale);
  const { draft } = states;
  if (!draft) return undefined;
  await storeBaselineVersions(strapi, uid, states);
  return storeOrMergeVersion(strapi, uid, draft, { action, by, at: new Date() });
}

async function readStates(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: unknown,
): Promise<EntryState[]> {
  if (typeof documentId !== 'string') return [];
  const allFields = editableFields(strapi.contentType(uid));
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: { documentId },
    populate: { ...populateFields(allFields), updatedBy: true },
    orderBy: { id: 'asc' },
  });
  return rows.map((row) => {
    const locale = typeof row.locale === 'string' ? row.locale : '';
    const languageFields = fieldsOfLanguage(strapi, uid, locale);
    // A restored entry gets its old `createdAt`, and so its old place among entries with the same position.
    const { createdAt } = row;
    const storedContent = JSON.stringify({ ...versionValues(strapi, allFields, row), createdAt });
    const comparedContent = JSON.stringify(versionValues(strapi, languageFields, row));
    return { locale, isDraft: !row.publishedAt, row, storedContent, comparedContent };
  });
}

/** Stores the draft and the published row as they were before a change, if the entry has no version yet. */
async function storeBaselineVersions(
  strapi: Core.Strapi,
  uid: ContentUid,
  before: DraftAndPublished,
): Promise<void> {
  const { row, locale } = before.draft ?? before.published ?? {};
  const where = { entryId: row?.documentId, entryLocale: locale };
  if (!row || (await strapi.db.query(VERSION).count({ where })) > 0) return;
  for (const { action, state } of baselineVersions(before)) {
    const { updatedBy: by, updatedAt, publishedAt } = state.row;
    await storeOrMergeVersion(strapi, uid, state, { action, by, at: publishedAt ?? updatedAt });
  }
}

async function storeVersionsOfChanges(
  strapi: Core.Strapi,
  uid: ContentUid,
  by: UnknownRecord,
  before: readonly EntryState[],
  after: readonly EntryState[],
): Promise<void> {
  // All languages get one time, by which the bin joins them to one entry.
  const at = new Date();
  for (const locale of new Set([...before, ...after].map((state) => state.locale))) {
    const entryBefore = inLanguage(before, locale);
    const versions = versionsOfChange(entryBefore, inLanguage(after, locale));
    if (!versions) continue;
    await storeBaselineVersions(strapi, uid, entryBefore);
    for (const { action, state } of versions) {
      await storeOrMergeVersion(strapi, uid, state, { action, by, at });
    }
  }
}

function inLanguage(states: readonly EntryState[], locale: string): DraftAndPublished {
  const ofLanguage = states.filter((state) => state.locale === locale);
  return {
    draft: ofLanguage.find(({ isDraft }) => isDraft),
    published: ofLanguage.find(({ isDraft }) => !isDraft),
  };
}

/**
 * Stores a version. A save or a publication replaces the last version if that is a save of the same person, begun
 * within `MERGE_SAVES_MS`, and `runAsOwnVersion` does not run. Returns the id of the version.
 */
async function storeOrMergeVersion(
  strapi: Core.Strapi,
  uid: ContentUid,
  { locale, row, storedContent }: EntryState,
  { action, by, at }: Change,
): Promise<number> {
  const versions = strapi.db.query(VERSION);
  const idAndLocale = { entryId: row.documentId, entryLocale: locale };
  const title = isSingleType(uid) ? '' : entryName(row, await readStoredView(strapi, uid));
  const data = { uid, ...idAndLocale, action, ...byColumns(by), at, title, content: storedContent };
  const last = await findNewestVersion(strapi, idAndLocale);
  const { id } =
    last && !ownVersion.getStore() && replacesVersion(last, data)
      ? await versions.update({ where: { id: last.id }, data })
      : await versions.create({ data: { ...data, startedAt: at } });
  await deleteSurplusVersions(strapi, idAndLocale);
  return id;
}

/** The minutes count from the first save, so that an editor who saves again and again still leaves versions. */
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

function byColumns(by: unknown) {
  if (!isRecord(by)) return { byId: null, byName: '' };
  return { byId: Number(by.id), byName: personName(by) };
}
