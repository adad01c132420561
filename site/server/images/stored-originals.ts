import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import * as v from 'valibot';
import type { Log } from '../../app/cms/log.ts';
import type { Config } from '../config.ts';
import type { ImageStore } from './image-store.ts';
import { createFetchMedia, OWN_FILE, saysGone, type Validators, validatorsIn } from './original.ts';

const ASK_TIMEOUT_MS = 10_000;

/** How a file of the CMS is named wherever it is signed or stored, and where it is fetched. */
export interface MediaNames {
  nameOf(source: string): string;
  sourceOf(name: string): string;
}

const OriginalRecord = v.object({
  /** Without the fragment that marks a version. */
  name: v.string(),
  validators: v.object({
    etag: v.optional(v.string()),
    lastModified: v.optional(v.string()),
    length: v.optional(v.string()),
  }),
});
type OriginalRecord = v.InferOutput<typeof OriginalRecord>;

interface Options {
  readonly config: Pick<Config, 'cmsUrl' | 'mediaOrigins'>;
  readonly folder: string;
  readonly store: ImageStore;
  readonly media: MediaNames;
  readonly log: Log;
  /** Called when images were deleted, since a copy of their original may be in memory. */
  onDrop(): void;
}

/**
 * Knows of what originals the stored images were made. Staff delete and replace files in the CMS: what was made
 * of them is then deleted too (R5). A record beside the images, `<id>.json`, says it for the next start.
 */
export function createStoredOriginals({ config, folder, store, media, log, onDrop }: Options) {
  const fetchMedia = createFetchMedia(config);
  const records = loadRecords(folder, store);
  // A check that waits begins after the change for which it is asked: no other need wait.
  const queue = pLimit(1);

  const withoutVersion = (source: string) => media.nameOf(source).split('#', 1)[0] ?? '';

  function drop(id: string): void {
    for (const image of store.names()) if (idIn(image) === id) store.remove(image);
    records.delete(id);
    store.remove(`${id}.json`);
    onDrop();
  }

  /** A failure says nothing of the file: its images are kept. */
  async function stateOf({
    name,
    validators,
  }: OriginalRecord): Promise<'same' | 'gone' | 'replaced'> {
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const source = media.sourceOf(name);
    const response = await fetchMedia(source, { method: 'HEAD', signal });
    response.destroy();
    if (saysGone(response, source, config.cmsUrl)) return 'gone';
    if (response.statusCode !== 200) return 'same';
    return isSameFile(validators, validatorsIn(response)) ? 'same' : 'replaced';
  }

  async function checkAll(): Promise<void> {
    const silent = new Set<string>();
    for (const [id, record] of [...records]) {
      const source = media.sourceOf(record.name);
      if (source.startsWith(OWN_FILE) || silent.has(new URL(source).origin)) continue;
      try {
        const state = await stateOf(record);
        if (state === 'same') continue;
        drop(id);
        log.info({ source, state }, 'The stored images of a file of the CMS are deleted');
      } catch {
        // The others there are asked for at the next check.
        silent.add(new URL(source).origin);
      }
    }
  }

  return {
    /** Begins the name of each image of this original in one size. */
    prefixOf(source: string, size: string): string {
      const version = media.nameOf(source).split('#').slice(1).join('#');
      return `${digestOf(withoutVersion(source))}.${digestOf(`${version} ${size}`)}`;
    },
    /**
     * To be called before an image of the original is stored. Returns whether it may be: an image of which nobody
     * knows the original could never be deleted.
     */
    async remember(source: string, validators: Validators): Promise<boolean> {
      const name = withoutVersion(source);
      const id = digestOf(name);
      const known = records.get(id);
      if (known && isSameFile(known.validators, validators)) return true;
      if (known) drop(id);
      const record = { name, validators };
      records.set(id, record);
      const isWritten = await store.write(`${id}.json`, JSON.stringify(record));
      if (!isWritten) records.delete(id);
      return isWritten;
    },
    /** Asks for each original whether it is there and the same, and deletes the images of the others. */
    async check(): Promise<void> {
      if (queue.pendingCount === 0) await queue(checkAll);
    },
  };
}

/** What one of them lacks says nothing. */
function isSameFile(one: Validators, other: Validators): boolean {
  return (['etag', 'lastModified', 'length'] as const).every(
    (key) => one[key] === undefined || other[key] === undefined || one[key] === other[key],
  );
}

/** Images without a record go, since nothing says of what file they were made; so do records without images. */
function loadRecords(folder: string, store: ImageStore): Map<string, OriginalRecord> {
  const records = new Map<string, OriginalRecord>();
  const images = store.names();
  const withImages = new Set(images.map(idIn));
  for (const file of filesIn(folder).filter((name) => name.endsWith('.json'))) {
    const record = withImages.has(idIn(file)) ? recordIn(path.join(folder, file)) : undefined;
    if (record) records.set(idIn(file), record);
    else store.remove(file);
  }
  for (const image of images) if (!records.has(idIn(image))) store.remove(image);
  return records;
}

/** The store has reported a folder that cannot be read. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function recordIn(file: string): OriginalRecord | undefined {
  try {
    return v.parse(OriginalRecord, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function idIn(file: string): string {
  return file.split('.', 1)[0] ?? '';
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
