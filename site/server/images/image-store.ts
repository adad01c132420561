import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../app/cms/log.ts';

export type ImageStore = ReturnType<typeof createImageStore>;

/** Images on disk, as they are sent. With a full or read-only disk the site goes on without copies. */
export function createImageStore(folder: string, maxBytes: number, log: Log) {
  const fileSizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') rmSync(path.join(folder, name), { force: true });
    },
  });
  let isReported = false;

  function report(error: unknown): void {
    if (isReported) return;
    isReported = true;
    const message = 'Resized images cannot be kept on disk: check the space and rights of DATA_DIR';
    log.warn({ folder, reason: String(error) }, message);
  }

  async function write(name: string, content: Buffer | string): Promise<boolean> {
    const file = path.join(folder, name);
    const temporary = `${file}.${process.pid}.new`;
    try {
      await writeFile(temporary, content);
      await rename(temporary, file);
      isReported = false;
      return true;
    } catch (error) {
      rmSync(temporary, { force: true });
      report(error);
      return false;
    }
  }

  try {
    mkdirSync(folder, { recursive: true });
    const found = readdirSync(folder)
      .filter((name) => /\.(?:avif|webp|jpeg|png|svg)$/.test(name))
      .map((name) => ({ name, ...statSync(path.join(folder, name)) }));
    found.sort((one, other) => one.mtimeMs - other.mtimeMs);
    for (const { name, size } of found) fileSizes.set(name, size);
  } catch (error) {
    report(error);
  }

  return {
    async load(name: string): Promise<Buffer | undefined> {
      if (fileSizes.get(name) === undefined) return undefined;
      try {
        return await readFile(path.join(folder, name));
      } catch {
        fileSizes.delete(name);
        return undefined;
      }
    },
    async save(name: string, image: Buffer): Promise<void> {
      if (await write(name, image)) fileSizes.set(name, image.length);
    },
    /** Writes a file that says something of images, and is none. Returns whether it is there. */
    write,
    /** The images that are stored. */
    names: () => [...fileSizes.keys()],
    /** Removes an image, or what was written of some. On a read-only disk it stays. */
    remove(name: string): void {
      fileSizes.delete(name);
      try {
        rmSync(path.join(folder, name), { force: true });
      } catch (error) {
        report(error);
      }
    },
  };
}
