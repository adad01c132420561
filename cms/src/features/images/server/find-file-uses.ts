import type { Core } from '@strapi/strapi';
import { isTranslationLocale } from '../../../content/languages/languages';
import { nameWithType } from '../../../entries/entry-in-words';
import { findEntriesContaining } from '../../../entries/find-links';
import type { UnknownRecord } from '../../../platform/record';
import { VERSION, whereInBin } from '../../../versions/version';
import { contentViews } from '../../../views/views';

export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** An entry that shows a file, links to it or has it in a text. */
export interface FileUse {
  readonly uid: string;
  readonly entry: UnknownRecord;
  readonly name: string;
}

interface UsesOfFile {
  readonly entries: readonly FileUse[];
  /** The titles of entries in the bin. */
  readonly binnedTitles: readonly string[];
}

/** The uses of a file that were found until now. */
class FoundUses {
  /** The keys are type, id, language and name, so that a draft and its published entry are listed once. */
  readonly entries = new Map<string, FileUse>();
  readonly binnedTitles = new Set<string>();

  add(use: FileUse): void {
    const { documentId, locale } = use.entry;
    this.entries.set([use.uid, documentId, locale, use.name].join(' '), use);
  }
}

/** Finds the uses of files, in the order of `files`: in drafts, on the website, in translations and in the bin. */
export async function findFileUses(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<UsesOfFile[]> {
  if (files.length === 0) return [];
  const found = files.map(({ id, url }) => ({ id, url, uses: new FoundUses() }));
  const byUrl = new Map(found.map(({ url, uses }) => [url, uses]));
  await addRelatedEntries(strapi, new Map(found.map(({ id, uses }) => [id, uses])));
  await addEntriesWithUrls(strapi, byUrl);
  await addBinnedTitles(strapi, byUrl);
  return found.map(({ uses }) => ({
    entries: [...uses.entries.values()],
    binnedTitles: [...uses.binnedTitles],
  }));
}

async function addRelatedEntries(
  strapi: Core.Strapi,
  byId: ReadonlyMap<number, FoundUses>,
): Promise<void> {
  const files: { id: number; related?: (UnknownRecord & { __type: string })[] }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({
      select: ['id'],
      where: { id: { $in: [...byId.keys()] } },
      populate: ['related'],
    });
  for (const { id, related = [] } of files) {
    for (const entry of related) {
      const uid = entry.__type;
      // All languages share an entry's images, so its English name is enough. Staff do not edit types without views.
      if (isTranslationLocale(entry.locale) || !contentViews[uid]) continue;
      byId.get(id)?.add({ uid, entry, name: nameWithType(strapi, uid, entry) });
    }
  }
}

/** Reads the texts once for all files: each text with a URL of a file has the prefix that all URLs share. */
async function addEntriesWithUrls(
  strapi: Core.Strapi,
  byUrl: ReadonlyMap<string, FoundUses>,
): Promise<void> {
  const prefix = commonPrefix([...byUrl.keys()]);
  for (const { uid, entry, name, texts } of await findEntriesContaining(strapi, prefix)) {
    const allTexts = texts.map(({ text }) => text).join('\n');
    for (const url of urlsIn(allTexts, prefix)) byUrl.get(url)?.add({ uid, entry, name });
  }
}

async function addBinnedTitles(
  strapi: Core.Strapi,
  byUrl: ReadonlyMap<string, FoundUses>,
): Promise<void> {
  const prefix = commonPrefix([...byUrl.keys()]);
  const versions: { title: string; content: string }[] = await strapi.db.query(VERSION).findMany({
    select: ['title', 'content'],
    where: { ...whereInBin(), content: { $contains: prefix } },
  });
  for (const { title, content } of versions) {
    for (const url of urlsIn(content, prefix)) byUrl.get(url)?.binnedTitles.add(`“${title}”`);
  }
}

function commonPrefix([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}

/** Finds the parts of a text that begin with `prefix` and look like the URL of a file. */
function urlsIn(text: string, prefix: string): string[] {
  // Files of two storages share no prefix: then any word may be the URL of one.
  if (prefix === '') return text.match(/[^\s"'()<>\\]+/g) ?? [];
  const [, ...rests] = text.split(prefix);
  // A dot belongs to the URL only if the name goes on after it: it may also end a sentence.
  return rests.map((rest) => prefix + (/^[\w/-]*(?:\.[\w/-]+)*/.exec(rest)?.[0] ?? ''));
}
