import type { Core } from '@strapi/strapi';
import { type EntryRights, entryRights } from '../access/entry-rights.ts';
import { entryName, nameFields } from '../content/entry-name.ts';
import type { EntryColumns } from '../content/entry-ref.ts';
import { type ContentUid, isContent, isSingleType } from '../content/types.ts';
import type { UnknownRecord } from '../platform/record.ts';
import { readStoredView, type StoredView } from '../views/stored-view.ts';

/** Stands in a sentence for an entry whose name is kept back. */
export const UNREADABLE_ENTRY = 'an entry that you may not read';

/** Makes the name only of fields that the person may read. Undefined if the person may not read the entry. */
export function nameForPerson(
  rights: EntryRights,
  view: StoredView,
  entryRow: UnknownRecord,
): string | undefined {
  if (!rights.may('read', entryRow)) return undefined;
  return entryName(entryRow, view, (field) => rights.mayField('read', entryRow, field));
}

/**
 * Returns `Page “School visits”`, or `Home page` for a single type. Undefined if the person may not read the entry.
 * @param userAbility undefined for a call with an API token, which gets no names
 */
export async function readNameWithType(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: ContentUid,
  entryRow: UnknownRecord,
): Promise<string | undefined> {
  if (userAbility === undefined) return undefined;
  const view = await readStoredView(strapi, uid);
  const name = nameForPerson(entryRights(strapi, userAbility, uid), view, entryRow);
  return name === undefined || isSingleType(uid) ? name : `${view.typeLabel} “${name}”`;
}

/**
 * Returns the title of an entry in the bin, or the name of its type if the entry has no title or the person may not read
 * it. Undefined if the person may not read the entry.
 * @param userAbility undefined for a call with an API token, which gets no titles
 */
export async function readBinnedTitle(
  strapi: Core.Strapi,
  userAbility: unknown,
  { uid, entryId, entryLocale, title }: EntryColumns & { readonly title: string },
): Promise<string | undefined> {
  // The bin may have entries of a type that was removed from the program.
  if (userAbility === undefined || !isContent(uid)) return undefined;
  const rights = entryRights(strapi, userAbility, uid);
  // A deleted entry has no creator any more, so a role that is limited to its own entries reads none.
  const rowForRights = { documentId: entryId, locale: entryLocale };
  if (!rights.may('read', rowForRights)) return undefined;
  const { attributes } = strapi.contentType(uid);
  const view = await readStoredView(strapi, uid);
  const mayReadTitle = nameFields(view)
    .filter((field) => field in attributes)
    .every((field) => rights.mayField('read', rowForRights, field));
  return (mayReadTitle && title) || view.typeLabel;
}
