import type { Core } from '@strapi/strapi';
import { editPath } from '../../../content/addresses/admin-paths.ts';
import { isTranslationLocale } from '../../../content/languages/languages.ts';
import { type ContentUid, FILE, isContent } from '../../../content/types.ts';
import { findEntriesContaining } from '../../../entries/find-links.ts';
import {
  readBinnedTitle,
  readNameWithType,
  UNREADABLE_ENTRY,
} from '../../../entries/names-for-person.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { VERSION, type Version, whereInBin } from '../../../versions/version.ts';

export interface LibraryFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** An entry that shows a file, links to it or has it in a text. */
export interface FileUse {
  /** With the type. Undefined if the person may not read the entry. */
  readonly name: string | undefined;
  /** The path of the entry's form in the admin. */
  readonly path: string;
}

interface UsesOfFile {
  readonly entries: readonly FileUse[];
  /** The titles of entries in the bin, quoted, or in place of them that the person may not read the entry. */
  readonly binnedTitles: readonly string[];
}

/**
 * Finds the uses of files, in the order of `files`: in drafts, on the website, in translations and in the bin.
 * @param userAbility of the person who reads the names; undefined for a call with an API token
 */
export async function findFileUses(
  strapi: Core.Strapi,
  userAbility: unknown,
  files: readonly LibraryFile[],
): Promise<UsesOfFile[]> {
  const usesById = await findRelatedEntries(strapi, userAbility, files);
  // Searches the texts for the folder of the files: nearly always they have the same one, so one search serves all.
  // `text.includes(url)` and `content.includes(url)` then find the uses of each file.
  const folders = new Set(files.map(({ url }) => url.slice(0, url.lastIndexOf('/') + 1)));
  const linkingEntries: { use: FileUse; text: string }[] = [];
  const binnedVersions: { title: string; content: string }[] = [];
  for (const folder of folders) {
    for (const { uid, entryRow, texts } of await findEntriesContaining(strapi, folder)) {
      const text = texts.map(({ source }) => source).join('\n');
      linkingEntries.push({ use: await toFileUse(strapi, userAbility, uid, entryRow), text });
    }
    const versions: Version[] = await strapi.db.query(VERSION).findMany({
      select: ['uid', 'entryId', 'entryLocale', 'title', 'content'],
      where: { ...whereInBin(), content: { $contains: folder } },
    });
    for (const version of versions) {
      const title = await readBinnedTitle(strapi, userAbility, version);
      const inWords = title === undefined ? UNREADABLE_ENTRY : `“${title}”`;
      binnedVersions.push({ title: inWords, content: version.content });
    }
  }
  return files.map(({ id, url }) => {
    const linking = linkingEntries.filter(({ text }) => text.includes(url));
    const binned = binnedVersions.filter(({ content }) => content.includes(url));
    return {
      entries: withoutRepeats([...(usesById.get(id) ?? []), ...linking.map(({ use }) => use)]),
      binnedTitles: [...new Set(binned.map(({ title }) => title))],
    };
  });
}

/** Finds the entries that have a file in a field. The map is by the id of the file. */
async function findRelatedEntries(
  strapi: Core.Strapi,
  userAbility: unknown,
  files: readonly LibraryFile[],
): Promise<ReadonlyMap<number, FileUse[]>> {
  const rows: { id: number; related?: (UnknownRecord & { __type: string })[] }[] = await strapi.db
    .query(FILE)
    .findMany({
      select: ['id'],
      where: { id: { $in: files.map(({ id }) => id) } },
      populate: ['related'],
    });
  const usesById = new Map<number, FileUse[]>();
  for (const { id, related = [] } of rows) {
    const uses: FileUse[] = [];
    for (const entryRow of related) {
      const uid = entryRow.__type;
      // All languages share an entry's images, so its English name is enough.
      if (!isContent(uid) || isTranslationLocale(entryRow.locale)) continue;
      uses.push(await toFileUse(strapi, userAbility, uid, entryRow));
    }
    usesById.set(id, uses);
  }
  return usesById;
}

async function toFileUse(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: ContentUid,
  entryRow: UnknownRecord,
): Promise<FileUse> {
  const name = await readNameWithType(strapi, userAbility, uid, entryRow);
  const documentId = String(entryRow.documentId);
  const locale = String(entryRow.locale ?? '');
  return { name, path: editPath({ uid, documentId, locale }) };
}

/** A draft and its published row are one use. */
function withoutRepeats(uses: readonly FileUse[]): FileUse[] {
  const usesByKey = new Map(uses.map((use) => [`${use.path} ${use.name}`, use]));
  return [...usesByKey.values()];
}
