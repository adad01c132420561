import type { Core } from '@strapi/strapi';
import { entryRights, readEntryWithCreator } from '../access/entry-rights.ts';
import type { EntryRef } from '../content/entry-ref.ts';
import { isContent } from '../content/types.ts';
import { readStoredView } from '../views/stored-view.ts';
import { nameForPerson } from './names-for-person.ts';

/** An entry in a list of the admin, with what a link to the entry needs. */
export interface ListedEntry {
  readonly uid: string;
  readonly typeLabel: string;
  readonly documentId: string;
  /** Empty for a type without languages. */
  readonly locale: string;
  readonly name: string;
}

/** Returns undefined if the person may not read the entry, or if it was deleted. */
export async function readListedEntry(
  strapi: Core.Strapi,
  ref: EntryRef,
  userAbility: unknown,
): Promise<ListedEntry | undefined> {
  const { uid, documentId, locale } = ref;
  // Plans and requests may be about a type that was removed from the program.
  if (!isContent(uid)) return undefined;
  const { entryRow, isStored } = await readEntryWithCreator(strapi, ref);
  if (!isStored) return undefined;
  const view = await readStoredView(strapi, uid);
  const name = nameForPerson(entryRights(strapi, userAbility, uid), view, entryRow);
  if (name === undefined) return undefined;
  return { uid, typeLabel: view.typeLabel, documentId, locale, name };
}
