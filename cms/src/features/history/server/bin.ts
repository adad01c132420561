import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights } from '../../../access/entry-rights';
import { nameFields, readMainField } from '../../../content/entry-name';
import { ENGLISH } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';
import { isVersionId, VERSION, type Version, whereInBin } from '../../../versions/version';
import { editableFields } from '../../../versions/version-fields';
import { restoreEntry } from './restore';

export interface BinnedEntry {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly locales: readonly string[];
  readonly byName: string;
  readonly at: string;
}

/** What came back from the bin. */
export interface RestoredEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** Sentences on what could not be brought back. */
  readonly missing: readonly string[];
}

/** Answers with what was deleted and may be read, the languages that went together as one entry. */
export async function binHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const rows: Version[] = await strapi.db.query(VERSION).findMany({
    select: ['id', 'byName', 'at', 'uid', 'entryId', 'entryLocale', 'title'],
    where: whereInBin(),
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
  });
  const entries = new Map<string, BinnedEntry>();
  for (const { id, uid, entryId, entryLocale, title, byName, at } of rows) {
    const rights = entryRights(strapi, ctx.state.userAbility, uid);
    // The person who made a deleted entry is not kept, so people who see only entries of their own see none
    // here.
    const entry = { documentId: entryId, locale: entryLocale };
    if (!rights.may('read', entry)) continue;
    const { attributes } = strapi.contentType(uid);
    const isNamed = nameFields(await readMainField(strapi, uid))
      .filter((field) => field in attributes)
      .every((field) => rights.mayField('read', entry, field));
    const deletedAt = new Date(at).toISOString();
    // The languages of an entry that were deleted together are one row.
    const key = `${uid} ${entryId} ${deletedAt}`;
    const type = strapi.contentType(uid).info.displayName;
    const before = entries.get(key);
    const locales = [...(before?.locales ?? []), entryLocale];
    const own = isNamed ? title : '';
    const named = before && entryLocale !== ENGLISH ? before.title : own;
    entries.set(key, { id, type, title: named, locales, byName, at: deletedAt });
  }
  return [...entries.values()];
}

/** Makes an entry of the bin a draft again in all its languages, for those who may create it. */
export async function restoreHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { id } = ctx.params;
  const versions = strapi.db.query(VERSION);
  const named: Version | null = isVersionId(id)
    ? await versions.findOne({ where: { ...whereInBin(), id } })
    : null;
  if (!named || !isContent(named.uid)) {
    return ctx.notFound('This entry is no longer in the bin. Load the page again.');
  }
  const { uid, entryId, at } = named;
  const together: Version[] = await versions.findMany({
    where: { uid, entryId, action: 'deleted', at },
  });
  const rights = entryRights(strapi, ctx.state.userAbility, uid);
  const isAllowed = together.every(({ entryLocale }) => {
    const entry = { documentId: entryId, locale: entryLocale };
    return (
      rights.may('read', entry) &&
      editableFields(strapi.contentType(uid)).every(([name]) =>
        rights.mayField('create', entry, name),
      )
    );
  });
  if (!isAllowed) return ctx.forbidden();
  const isSingle = strapi.contentType(uid).kind === 'singleType';
  const { id: editorId } = ctx.state.user;
  const { documentId, missing } = await restoreEntry(strapi, together, editorId);
  const back: RestoredEntry = { uid, isSingle, documentId, missing };
  return back;
}
