import { createReadStream } from 'node:fs';
import { copyFile, lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type ContentType,
  type Item,
  isRecord,
  NotTaken,
  type PictureRef,
  type Source,
  Stopped,
  type Words,
} from './item';

/** What an export says of itself, in `content.json`. */
export const HEAD_FILE = 'content.json';
export const FORMAT = 'website-content';
const MOST_OF_A_PICTURE = 60_000_000;

/**
 * Reads the folder that an export has written.
 * @throws {Stopped} where it is none, or one of a newer form
 */
export async function folderSource(folder: string): Promise<Source> {
  const head = await readHead(folder);
  return {
    name: head.id,

    async *items(type, expected) {
      expected(head.counts[type] ?? 0);
      const file = path.join(folder, `${type}.ndjson`);
      const lines = createInterface({
        input: createReadStream(file),
        crlfDelay: Number.POSITIVE_INFINITY,
      });
      let number = 0;
      for await (const line of lines) {
        number += 1;
        if (line.trim() === '') continue;
        yield itemFrom(type, line, `${type}.ndjson, line ${number}`);
      }
    },

    async fetch(picture, into) {
      // Nothing outside its own folder is read, whatever the export says.
      if (!/^media\/[\w.-]+$/.test(picture.key))
        throw new NotTaken('its path is no path of an export');
      const file = path.join(folder, picture.key);
      const found = await lstat(file).catch(() => null);
      if (!found?.isFile()) throw new NotTaken('the file is missing');
      if (found.size > MOST_OF_A_PICTURE) throw new NotTaken('the file is too large');
      const filepath = path.join(into, `picture-${process.pid}`);
      await copyFile(file, filepath);
      return { filepath };
    },
  };
}

async function readHead(folder: string): Promise<{ id: string; counts: Record<string, number> }> {
  const file = path.join(folder, HEAD_FILE);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Stopped(`${folder} is no export: it has no ${HEAD_FILE}.`);
  });
  const head = parsed(text);
  if (!isRecord(head) || head.format !== FORMAT || typeof head.id !== 'string') {
    throw new Stopped(`${file} is not the head of an export.`);
  }
  if (head.version !== 1)
    throw new Stopped(`${file} is of a newer form: update the programs first.`);
  const counts = isRecord(head.counts) ? head.counts : {};
  return {
    id: head.id,
    counts: Object.fromEntries(Object.entries(counts).map(([type, n]) => [type, Number(n)])),
  };
}

function itemFrom(type: ContentType, line: string, place: string): Item {
  const value = parsed(line);
  if (!isRecord(value) || typeof value.id !== 'string') {
    return { type, key: place, published: null, draft: null };
  }
  return {
    type,
    key: value.id,
    published: wordsFrom(value.published),
    draft: wordsFrom(value.draft),
  };
}

function wordsFrom(value: unknown): Words | null {
  if (!isRecord(value)) return null;
  const fields: Record<string, unknown> = {};
  const pictures: Record<string, readonly PictureRef[]> = {};
  for (const [name, each] of Object.entries(value)) {
    const list = Array.isArray(each) ? each : [each];
    const refs = list.map(pictureFrom).filter((ref) => ref !== null);
    if (refs.length === list.length && refs.length > 0) pictures[name] = refs;
    else fields[name] = each;
  }
  return { fields, pictures };
}

function pictureFrom(value: unknown): PictureRef | null {
  if (!isRecord(value) || typeof value.file !== 'string') return null;
  const text = (each: unknown) => (typeof each === 'string' ? each : null);
  return {
    key: value.file,
    name: text(value.name) ?? value.file.replace(/^media\//, ''),
    alternativeText: text(value.alternativeText),
    caption: text(value.caption),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
