import type { Core } from '@strapi/strapi';
import { nameWithType } from '../../../access/entry-in-words';
import { findEntriesContaining } from '../../../access/find-links';
import { isTranslationLocale } from '../../../content/languages/languages';
import type { UnknownRecord } from '../../../platform/record';
import { VERSION, whereInBin } from '../../../versions/version';
import { contentViews } from '../../../views/views';

export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** An entry that shows a file, links to it or has it in a text. */
export interface Use {
  readonly uid: string;
  readonly entry: UnknownRecord;
  /** Each name stands once. */
  readonly name: string;
}

interface Uses {
  readonly entries: readonly Use[];
  /** The titles of entries in the bin. */
  readonly binned: readonly string[];
}

/** Where files are used, by their ids: in drafts, in what visitors see, in translations and in the bin. */
export async function findUses(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<ReadonlyMap<number, Uses>> {
  if (files.length === 0) return new Map();
  const entries = new Map<number, Map<string, Use>>();
  const binned = new Map<number, Set<string>>();
  for (const { id } of files) {
    entries.set(id, new Map());
    binned.set(id, new Set());
  }
  const stored: { id: number; related?: (UnknownRecord & { __type: string })[] }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({
      select: ['id'],
      where: { id: { $in: [...entries.keys()] } },
      populate: ['related'],
    });
  for (const { id, related = [] } of stored) {
    for (const entry of related) {
      // All languages share the images of an entry, so its English name is enough. Editors see no entries of
      // other types.
      if (isTranslationLocale(entry.locale) || !contentViews[entry.__type]) continue;
      const name = nameWithType(strapi, entry.__type, entry);
      entries.get(id)?.set(name, { uid: entry.__type, entry, name });
    }
  }
  // One read for all: what their addresses begin with is in a text that has one of them.
  const start = commonStart(files.map(({ url }) => url));
  const idOf = new Map(files.map(({ id, url }) => [url, id]));
  const idsIn = (text: string) => addressesIn(text, start).map((url) => idOf.get(url) ?? -1);
  for (const { uid, entry, name, texts } of await findEntriesContaining(strapi, start)) {
    const allTexts = texts.map(({ text }) => text).join('\n');
    for (const id of idsIn(allTexts)) entries.get(id)?.set(name, { uid, entry, name });
  }
  const versions: { title: string; content: string }[] = await strapi.db.query(VERSION).findMany({
    select: ['title', 'content'],
    where: { ...whereInBin(), content: { $contains: start } },
  });
  for (const { title, content } of versions) {
    for (const id of idsIn(content)) binned.get(id)?.add(`“${title}”`);
  }
  return new Map(
    files.map(({ id }) => [
      id,
      { entries: [...(entries.get(id)?.values() ?? [])], binned: [...(binned.get(id) ?? [])] },
    ]),
  );
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}

/** What begins with `start` in a text, up to a sign that no address of a file has. */
function addressesIn(text: string, start: string): string[] {
  if (start === '') return [...text.matchAll(/[^\s"'()<>\\]+/g)].map(([address]) => address);
  const [, ...rests] = text.split(start);
  return rests.map((rest) => start + (/^[\w/-]*(?:\.[\w/-]+)*/.exec(rest)?.[0] ?? ''));
}
