import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { entryRights } from '../../../access/entry-rights.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { isContent } from '../../../content/types.ts';
import { readBinnedTitle } from '../../../entries/names-for-person.ts';
import { RowIdInPathSchema } from '../../../platform/row-id.ts';
import { VERSION, type Version, whereInBin } from '../../../versions/version.ts';
import { editableFields } from '../../../versions/version-fields.ts';
import { readStoredView } from '../../../views/stored-view.ts';

export interface BinnedEntry {
  readonly id: number;
  readonly typeLabel: string;
  /** The entry's title. For a single type, or if the person may not read the title, the type's name. */
  readonly title: string;
  readonly locales: readonly string[];
  readonly byName: string;
  readonly at: string;
}

/** Lists the bin, the last deletion first. Languages that were deleted together are one entry. */
export async function readBin(strapi: Core.Strapi, userAbility: unknown): Promise<BinnedEntry[]> {
  const versions: Version[] = await strapi.db.query(VERSION).findMany({
    select: ['id', 'byName', 'at', 'uid', 'entryId', 'entryLocale', 'title'],
    where: whereInBin(),
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
  });
  const entries = new Map<string, BinnedEntry>();
  for (const version of versions) {
    const title = await readBinnedTitle(strapi, userAbility, version);
    if (title === undefined) continue;
    const { id, uid, entryId, entryLocale, byName, at } = version;
    const { typeLabel } = await readStoredView(strapi, uid);
    const deletedAt = new Date(at).toISOString();
    const key = `${uid} ${entryId} ${deletedAt}`;
    const earlier = entries.get(key);
    // The English title wins, whichever language comes first.
    const givesTitle = earlier === undefined || entryLocale === ENGLISH;
    entries.set(key, {
      id,
      typeLabel,
      title: givesTitle ? title : earlier.title,
      locales: [...(earlier?.locales ?? []), entryLocale],
      byName,
      at: deletedAt,
    });
  }
  return [...entries.values()];
}

/** Finds a version in the bin and those of the languages that were deleted with it. Empty if it is gone. */
export async function findDeletedTogether(strapi: Core.Strapi, id: unknown): Promise<Version[]> {
  if (!v.is(RowIdInPathSchema, id)) return [];
  const versions = strapi.db.query(VERSION);
  const version: Version | null = await versions.findOne({ where: { ...whereInBin(), id } });
  if (!version || !isContent(version.uid)) return [];
  const { uid, entryId, at } = version;
  return versions.findMany({ where: { uid, entryId, action: 'deleted', at } });
}

/** Whether the person may read and create the entry in each of its deleted languages. */
export function mayRestore(
  strapi: Core.Strapi,
  userAbility: unknown,
  deletedTogether: readonly Version[],
): boolean {
  return deletedTogether.every(({ uid, entryId, entryLocale }) => {
    const rights = entryRights(strapi, userAbility, uid);
    const rowForRights = { documentId: entryId, locale: entryLocale };
    const fields = editableFields(strapi.contentType(uid));
    return (
      rights.may('read', rowForRights) &&
      fields.every(([field]) => rights.mayField('create', rowForRights, field))
    );
  });
}
