import type { Core } from '@strapi/strapi';
import { isTranslationLocale } from '../../../content/languages/languages';
import { FILES, isContent } from '../../../content/types';
import { readNameWithType } from '../../../entries/entry-in-words';
import { findEntriesContaining } from '../../../entries/find-links';
import type { UnknownRecord } from '../../../platform/record';
import { VERSION, whereInBin } from '../../../versions/version';

export interface LibraryFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** An entry that shows a file, links to it or has it in a text. */
export interface FileUse {
  readonly uid: string;
  readonly entryRow: UnknownRecord;
  readonly name: string;
}

interface UsesOfFile {
  readonly entries: readonly FileUse[];
  /** The titles of entries in the bin. */
  readonly binnedTitles: readonly string[];
}

/** Finds the uses of files, in the order of `files`: in drafts, on the website, in translations and in the bin. */
export async function findFileUses(
  strapi: Core.Strapi,
  files: readonly LibraryFile[],
): Promise<UsesOfFile[]> {
  const usesById = await findRelatedEntries(strapi, files);
  // Searches the texts for the folder of the files: nearly always they have the same one, so one search serves all. The
  // last statement compares whole URLs.
  const folders = new Set(files.map(({ url }) => url.slice(0, url.lastIndexOf('/') + 1)));
  const linkingEntries: (FileUse & { readonly text: string })[] = [];
  const binnedVersions: { title: string; content: string }[] = [];
  for (const folder of folders) {
    for (const { uid, entryRow, name, texts } of await findEntriesContaining(strapi, folder)) {
      const text = texts.map(({ source }) => source).join('\n');
      linkingEntries.push({ uid, entryRow, name, text });
    }
    const where = { ...whereInBin(), content: { $contains: folder } };
    const select = ['title', 'content'];
    binnedVersions.push(...(await strapi.db.query(VERSION).findMany({ select, where })));
  }
  return files.map(({ id, url }) => {
    const linking = linkingEntries.filter(({ text }) => text.includes(url));
    const binned = binnedVersions.filter(({ content }) => content.includes(url));
    return {
      entries: withoutRepeats([...(usesById.get(id) ?? []), ...linking]),
      binnedTitles: [...new Set(binned.map(({ title }) => `“${title}”`))],
    };
  });
}

/** Finds the entries that have a file in a field. The map is by the id of the file. */
async function findRelatedEntries(
  strapi: Core.Strapi,
  files: readonly LibraryFile[],
): Promise<ReadonlyMap<number, FileUse[]>> {
  const rows: { id: number; related?: (UnknownRecord & { __type: string })[] }[] = await strapi.db
    .query(FILES)
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
      uses.push({ uid, entryRow, name: await readNameWithType(strapi, uid, entryRow) });
    }
    usesById.set(id, uses);
  }
  return usesById;
}

/** A draft and its published row are one use. */
function withoutRepeats(uses: readonly FileUse[]): FileUse[] {
  const usesByKey = new Map<string, FileUse>();
  for (const use of uses) {
    const { documentId, locale } = use.entryRow;
    usesByKey.set([use.uid, documentId, locale, use.name].join(' '), use);
  }
  return [...usesByKey.values()];
}
