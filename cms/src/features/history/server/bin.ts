import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights } from '../../../access/entry-rights';
import { nameFields } from '../../../content/entry-name';
import { ENGLISH } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';
import { isVersionId, VERSION, type Version, whereInBin } from '../../../versions/version';
import { editableFields } from '../../../versions/version-fields';
import { readStoredView } from '../../../views/stored-view';
import type { Problems } from './document-data';
import { restoreEntry } from './restore';

export interface BinnedEntry {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly locales: readonly string[];
  readonly byName: string;
  readonly at: string;
}

export interface RestoredEntry {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  readonly problems: Problems;
}

/** Lists the bin, the last deletion first. Languages that were deleted together are one entry. */
export async function listBinHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const versions: Version[] = await strapi.db.query(VERSION).findMany({
    select: ['id', 'byName', 'at', 'uid', 'entryId', 'entryLocale', 'title'],
    where: whereInBin(),
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
  });
  const entries = new Map<string, BinnedEntry>();
  for (const { id, uid, entryId, entryLocale, title, byName, at } of versions) {
    const rights = entryRights(strapi, ctx.state.userAbility, uid);
    // A deleted entry has no creator any more, so a role that is limited to its own entries sees none.
    const entry = { documentId: entryId, locale: entryLocale };
    if (!rights.may('read', entry)) continue;
    const { attributes, info } = strapi.contentType(uid);
    const mayReadTitle = nameFields(await readStoredView(strapi, uid))
      .filter((field) => field in attributes)
      .every((field) => rights.mayField('read', entry, field));
    const deletedAt = new Date(at).toISOString();
    const key = `${uid} ${entryId} ${deletedAt}`;
    const readableTitle = mayReadTitle ? title : '';
    const earlier = entries.get(key);
    const givesTitle = earlier === undefined || entryLocale === ENGLISH;
    entries.set(key, {
      id,
      type: info.displayName,
      title: givesTitle ? readableTitle : earlier.title,
      locales: [...(earlier?.locales ?? []), entryLocale],
      byName,
      at: deletedAt,
    });
  }
  return [...entries.values()];
}

/** Makes an entry of the bin a draft again in all its languages, if the person may create it. */
export async function restoreHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { id } = ctx.params;
  const versions = strapi.db.query(VERSION);
  const version: Version | null = isVersionId(id)
    ? await versions.findOne({ where: { ...whereInBin(), id } })
    : null;
  if (!version || !isContent(version.uid)) {
    return ctx.notFound('This entry is no longer in the bin. Load the page again.');
  }
  const { uid, entryId, at } = version;
  const deletedTogether: Version[] = await versions.findMany({
    where: { uid, entryId, action: 'deleted', at },
  });
  const rights = entryRights(strapi, ctx.state.userAbility, uid);
  const type = strapi.contentType(uid);
  const isAllowed = deletedTogether.every(({ entryLocale }) => {
    const entry = { documentId: entryId, locale: entryLocale };
    return (
      rights.may('read', entry) &&
      editableFields(type).every(([field]) => rights.mayField('create', entry, field))
    );
  });
  if (!isAllowed) return ctx.forbidden();
  const restored = await restoreEntry(strapi, deletedTogether, ctx.state.user.id);
  return { uid, isSingle: type.kind === 'singleType', ...restored } satisfies RestoredEntry;
}
