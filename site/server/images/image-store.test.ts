import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '../../app/cms/log.ts';
import { createImageStore } from './image-store.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Log;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  log.warn.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isThere = (name: string) => existsSync(path.join(folder, name));

/** An image of ten bytes from an earlier run. */
function left(name: string, minute: number): void {
  const file = path.join(folder, name);
  writeFileSync(file, 'ten bytes.');
  utimesSync(file, minute * 60, minute * 60);
}

test('after a start with less room the oldest images go', async () => {
  left('b.webp', 3);
  left('a.png', 1);
  left('c.avif', 2);
  const store = createImageStore(folder, 20, log);
  expect(isThere('a.png')).toBe(false);
  expect(String(await store.load('b.webp'))).toBe('ten bytes.');
  expect(await store.load('c.avif')).toBeDefined();
});

test('where there is no more room, the image goes that was asked for longest ago', async () => {
  const store = createImageStore(folder, 20, log);
  for (const name of ['a.webp', 'b.webp']) await store.save(name, Buffer.from('ten bytes.'));
  await store.load('a.webp');
  await store.save('c.webp', Buffer.from('ten bytes.'));
  expect(isThere('b.webp')).toBe(false);
  expect(await store.load('a.webp')).toBeDefined();
  expect(await store.load('c.webp')).toBeDefined();
});

test('an image that someone deleted is made again', async () => {
  left('a.webp', 1);
  const store = createImageStore(folder, 20, log);
  rmSync(path.join(folder, 'a.webp'));
  expect(await store.load('a.webp')).toBeUndefined();
});

test('a folder that takes no image is reported once, and again after it took one', async () => {
  const store = createImageStore(folder, 20, log);
  rmSync(folder, { recursive: true });
  await store.save('a.webp', Buffer.from('ten bytes.'));
  await store.save('b.webp', Buffer.from('ten bytes.'));
  expect(await store.load('a.webp')).toBeUndefined();
  expect(log.warn).toHaveBeenCalledTimes(1);
  mkdirSync(folder);
  await store.save('a.webp', Buffer.from('ten bytes.'));
  rmSync(folder, { recursive: true });
  await store.save('b.webp', Buffer.from('ten bytes.'));
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test('an image that cannot be removed is reported, and is not sent any more', async () => {
  // As a read-only disk refuses it.
  mkdirSync(path.join(folder, 'a.webp'));
  const store = createImageStore(folder, 1_000_000, log);
  store.remove('a.webp');
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(isThere('a.webp')).toBe(true);
  expect(store.names()).toEqual([]);
});
