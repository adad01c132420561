import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Log } from '../../app/cms/log.ts';
import { imageWidths } from '../../app/components/image-sizes.ts';
import type { Config } from '../config.ts';
import { MEBIBYTE } from '../mebibyte.ts';
import { drawingFrom } from './drawing.ts';
import { createImageStore } from './image-store.ts';
import { createDownload, type Original, OriginalError } from './original.ts';
import { type ImageFormat, makeIcon, makeShared, resize } from './resize.ts';
import { createStoredOriginals, type MediaNames } from './stored-originals.ts';

/** Several pages have fewer images. One more would wait for longer than a visitor does. */
const MAX_WAITING = 200;
/** With a download and a resizing after it, the answer comes before nginx stops waiting (60 s). */
const MAX_WAIT_MS = 20_000;
/** Some ten thousand images of a page; those that were not asked for longest go first. */
const MAX_STORED_BYTES = 500 * MEBIBYTE;
/** A page asks for several widths of an original within seconds. */
const ORIGINALS_TTL_MS = 15_000;
const MAX_ORIGINALS_BYTES = 40 * MEBIBYTE;

type StoredSize = number | 'shared' | 'as it is';
type StoredFormat = ImageFormat | 'png' | 'svg';

/** Makes an image from its original once, and keeps it on disk until the original is another or gone. */
export function createImageMaker(
  config: Pick<Config, 'cmsUrl' | 'mediaOrigins' | 'organisationDir' | 'dataDir'>,
  media: MediaNames,
  log: Log,
) {
  const folder = path.join(config.dataDir, 'images');
  const store = createImageStore(folder, MAX_STORED_BYTES, log);
  const stored = createStoredOriginals({
    config,
    folder,
    store,
    media,
    log,
    onDrop: () => originals.clear(),
  });
  const download = createDownload(config);
  const originals = new LRUCache<string, Original>({
    maxSize: MAX_ORIGINALS_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: ORIGINALS_TTL_MS,
    ttlAutopurge: true,
    // An original for which there is no room is used all the same.
    ignoreFetchAbort: true,
    fetchMethod: (source) => download(source),
  });
  const underWay = new Map<string, Promise<Buffer>>();
  // The queue includes the download, so that a waiting request holds no original in memory.
  const queue = pLimit(2);
  const resizing = pLimit(1);

  function fileOf(source: string, width: StoredSize, format: StoredFormat): string {
    return `${stored.prefixOf(source, String(width))}.${format}`;
  }

  /** @throws {OriginalError} where the original cannot be had, or too many wait, or for too long */
  async function load(source: string, width: StoredSize, format: StoredFormat): Promise<Buffer> {
    const name = fileOf(source, width, format);
    const ready = await store.load(name);
    if (ready) return ready;
    const running = underWay.get(name);
    if (running) return running;
    if (queue.pendingCount >= MAX_WAITING) throw new OriginalError(503, 'too many images wait');
    const began = performance.now();
    const making = queue(async () => {
      if (performance.now() - began > MAX_WAIT_MS)
        throw new OriginalError(503, 'it waits too long');
      const { body, validators } = await originals.forceFetch(source);
      const made = await resizing(() => {
        if (width === 'as it is' || format === 'svg') return drawingFrom(body);
        if (width === 'shared') return makeShared(body);
        return format === 'png' ? makeIcon(body, width) : resize(body, width, format);
      });
      if (await stored.remember(source, validators)) await store.save(name, made);
      return made;
    }).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  /** The image in the nearest width that is stored; undefined where none is. */
  async function loadNearest(source: string, width: number, format: ImageFormat) {
    const distance = (other: number) => Math.abs(other - width);
    for (const other of imageWidths.toSorted((a, b) => distance(a) - distance(b))) {
      const ready = await store.load(fileOf(source, other, format));
      if (ready) return ready;
    }
    return undefined;
  }

  return {
    load,
    loadNearest,
    /** Deletes what was made of originals that the CMS has no longer, or has replaced. */
    dropOutdated: stored.check,
    isBusy: () => queue.activeCount + queue.pendingCount > 0,
  };
}
