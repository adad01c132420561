import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES } from '../access/tokens';
import { FORMAT, HEAD_FILE } from './folder-source';
import { fetchFile } from './guarded-fetch';
import { type ContentType, isRecord, messageOf, Stopped } from './item';
import type { Progress } from './progress';

const PAGE_SIZE = 100;
const MOST_OF_A_PICTURE = 60_000_000;

/** What an export came to. */
export interface Exported {
  readonly entries: number;
  readonly files: number;
  /** Files that the content names and that could not be read. */
  readonly problems: readonly string[];
}

/**
 * Writes all content, drafts too, and its pictures into a new folder in a form that any program can
 * read (docs/content-model.md): a line of JSON an entry, and the files beside. No submissions, no
 * accounts, no settings.
 * @throws {Stopped} where the folder has something in it already
 */
export async function exportTo(
  strapi: Core.Strapi,
  folder: string,
  progress: Progress,
): Promise<Exported> {
  const present = await readdir(folder).catch((): string[] => []);
  if (present.length > 0) throw new Stopped(`${folder} is not empty: choose a new folder.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, 'media'), { recursive: true });
  const media = mediaWriter(strapi, partial);
  const counts: Record<string, number> = {};
  for (const type of CONTENT_TYPES) {
    let count = 0;
    const total = await strapi.documents(`api::${type}.${type}`).count({});
    const lines = async function* () {
      for await (const entry of entriesOf(strapi, type, media)) {
        count += 1;
        yield `${JSON.stringify(entry)}\n`;
        progress.show(type, count, total);
      }
    };
    await pipeline(Readable.from(lines()), createWriteStream(path.join(partial, `${type}.ndjson`)));
    counts[type] = count;
  }
  const head = { format: FORMAT, version: 1, id: randomUUID(), createdAt: new Date(), counts };
  await writeFile(path.join(partial, HEAD_FILE), `${JSON.stringify(head, null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
  const entries = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { entries, files: media.count(), problems: media.problems };
}

type Row = Readonly<Record<string, unknown>>;

async function* entriesOf(strapi: Core.Strapi, type: ContentType, media: MediaWriter) {
  const uid = `api::${type}.${type}` as const;
  const documents: {
    findMany(params: object): Promise<Row[]>;
    findOne(params: object): Promise<Row | null>;
  } = strapi.documents(uid);
  const query = { populate: '*', sort: ['createdAt:asc', 'id:asc'], limit: PAGE_SIZE };
  for (let start = 0; ; start += PAGE_SIZE) {
    const drafts = await documents.findMany({ ...query, status: 'draft', start });
    for (const draft of drafts) {
      const documentId = String(draft.documentId);
      const row = await documents.findOne({ documentId, status: 'published', populate: '*' });
      const published = row && (await wordsOf(strapi, type, row, media));
      const edited = await wordsOf(strapi, type, draft, media);
      const same = JSON.stringify(published) === JSON.stringify(edited);
      yield { id: documentId, published, draft: same ? null : edited };
    }
    if (drafts.length < PAGE_SIZE) return;
  }
}

/** The fields of the type's schema, each file as `{ file, name, alternativeText, caption }`. */
async function wordsOf(strapi: Core.Strapi, type: ContentType, row: Row, media: MediaWriter) {
  const { attributes } = strapi.contentType(`api::${type}.${type}`);
  const words: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = row[name];
    if (['createdAt', 'updatedAt', 'publishedAt', 'locale'].includes(name)) continue;
    if (attribute.type === 'relation' || value === undefined) continue;
    if (attribute.type === 'media') {
      const files = (Array.isArray(value) ? value : [value]).filter(isRecord);
      const written = [];
      for (const file of files) written.push(await media.write(file));
      const kept = written.filter((file) => file !== null);
      words[name] = attribute.multiple ? kept : (kept[0] ?? null);
    } else if (typeof value === 'string' && value.startsWith('/uploads/')) {
      // A field of plain text: what else is known of the file stands in the library.
      const file = await strapi.db.query('plugin::upload.file').findOne({ where: { url: value } });
      words[name] = (await media.write(file ?? { url: value })) ?? value;
    } else words[name] = value;
  }
  return words;
}

interface MediaWriter {
  /** Copies a file of the library; null where it cannot be read. */
  write(file: Row): Promise<object | null>;
  count(): number;
  readonly problems: string[];
}

function mediaWriter(strapi: Core.Strapi, folder: string): MediaWriter {
  const written = new Map<string, string | null>();
  const problems: string[] = [];

  async function copy(url: string): Promise<string | null> {
    const incoming = path.join(folder, 'incoming');
    try {
      if (url.startsWith('/')) {
        const root = strapi.dirs.static.public;
        const file = path.join(root, decodeURIComponent(url));
        if (!file.startsWith(path.join(root, 'uploads') + path.sep)) throw new Error('no upload');
        await copyFile(file, incoming);
      } else {
        const own = new URL(url);
        const may = (target: URL) => target.origin === own.origin;
        await fetchFile(own, incoming, { most: MOST_OF_A_PICTURE, may });
      }
    } catch (thrown) {
      problems.push(`${url}: ${messageOf(thrown)}`);
      return null;
    }
    const hash = createHash('sha256');
    await pipeline(createReadStream(incoming), hash);
    const [ending = ''] = /\.[a-z0-9]{2,5}$/i.exec(url) ?? [];
    const name = `media/${hash.digest('hex').slice(0, 32)}${ending.toLowerCase()}`;
    await rename(incoming, path.join(folder, name));
    return name;
  }

  return {
    problems,
    count: () => [...written.values()].filter((name) => name !== null).length,
    async write({ url, name, alternativeText, caption }) {
      if (typeof url !== 'string') return null;
      const known = written.get(url);
      const file = known === undefined ? await copy(url) : known;
      written.set(url, file);
      if (file === null) return null;
      return {
        file,
        ...(typeof name === 'string' ? { name } : {}),
        ...(typeof alternativeText === 'string' ? { alternativeText } : {}),
        ...(typeof caption === 'string' && caption !== '' ? { caption } : {}),
      };
    },
  };
}
