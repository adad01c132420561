import { mkdirSync, readdirSync, statSync, unlinkSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { SiteLog } from '../log.ts';

/** Resized pictures on disk, bounded in bytes; those not asked for longest go first. */
export interface PictureStore {
  load(name: string): Promise<Buffer | undefined>;
  save(name: string, picture: Buffer): Promise<void>;
}

/** A full or read-only disk costs the copies, not the pictures. */
export function createPictureStore(folder: string, mostBytes: number, log: SiteLog): PictureStore {
  const files = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') removeFile(path.join(folder, name));
    },
  });
  let writable = true;
  prepare();

  function prepare(): void {
    try {
      mkdirSync(folder, { recursive: true });
      const found = readdirSync(folder)
        .filter((name) => /^[\w-]+\.(?:avif|webp|jpeg)$/.test(name))
        .map((name) => ({ name, ...sizeAndTime(path.join(folder, name)) }));
      found.sort((one, other) => one.time - other.time);
      for (const { name, size } of found) files.set(name, size);
    } catch (error) {
      report(error);
    }
  }

  function report(error: unknown): void {
    if (writable) {
      log.warn(
        { folder, reason: String(error) },
        'Resized pictures cannot be kept on disk: check the space and rights of DATA_DIR',
      );
    }
    writable = false;
  }

  return {
    async load(name) {
      if (files.get(name) === undefined) return undefined;
      try {
        return await readFile(path.join(folder, name));
      } catch {
        files.delete(name);
        return undefined;
      }
    },
    async save(name, picture) {
      const file = path.join(folder, name);
      const draft = `${file}.${process.pid}.new`;
      try {
        await writeFile(draft, picture);
        await rename(draft, file);
        files.set(name, picture.length);
        writable = true;
      } catch (error) {
        removeFile(draft);
        report(error);
      }
    },
  };
}

function sizeAndTime(file: string): { readonly size: number; readonly time: number } {
  const { size, mtimeMs } = statSync(file);
  return { size, time: mtimeMs };
}

function removeFile(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Gone already, or the disk refuses: either way there is nothing more to do.
  }
}
