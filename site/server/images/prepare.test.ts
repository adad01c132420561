import { expect, test, vi } from 'vitest';
import { createPrepare } from './prepare.ts';

/** Seen in requests of all pages at 360, 768 and 1440 pixels, on screens of one to three dots a pixel. */
const sizes = [160, 320, 480, 640, 960, 1280];

test('the sizes that pages use are made of each image once, and of nothing else', async () => {
  const made: string[] = [];
  const prepare = createPrepare({
    make: async (source, width) => made.push(`${source} ${width}`),
    isBusy: () => false,
    delay: 1,
  });
  for (const source of ['/a.jpg#v1', '/report.pdf#v1', '/b.png', '/a.jpg#v1']) prepare(source);
  expect(made).toEqual([]);
  await vi.waitFor(() => expect(made).toHaveLength(12));
  expect(made).toEqual(['/a.jpg#v1', '/b.png'].flatMap((a) => sizes.map((b) => `${a} ${b}`)));
});

test('visitors who wait for images come first', async () => {
  let isBusy = true;
  const make = vi.fn(async () => undefined);
  createPrepare({ make, isBusy: () => isBusy, delay: 0 })('/a.jpg');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(make).not.toHaveBeenCalled();
  isBusy = false;
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(6), { timeout: 3_000 });
});

test('an image that cannot be made does not stop the others, also later ones', async () => {
  const make = vi.fn(async (source: string) => {
    if (source === '/gone.jpg') throw new Error('gone');
  });
  const prepare = createPrepare({ make, isBusy: () => false, delay: 0 });
  prepare('/gone.jpg');
  prepare('/a.jpg');
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(7));
  await new Promise((resolve) => setTimeout(resolve, 50));
  prepare('/b.jpg');
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(13));
});
