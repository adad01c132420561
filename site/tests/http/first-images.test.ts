import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes, unknownPath } from '../support/routes.ts';
import { tags } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

describe('before anything is scrolled', () => {
  let opened: Opened;
  const imagesOf = async (path: string) => tags((await opened.page(path)).html, 'img');

  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened.close());

  test.each([...routes.map((route) => route.path), unknownPath])(
    '%s sends for one image at most, and that one comes first',
    async (path) => {
      const images = await imagesOf(path);
      const waiting = images.filter(({ loading }) => loading === 'lazy');
      const atOnce = images.filter(({ loading }) => loading !== 'lazy');
      expect(atOnce.length).toBeLessThanOrEqual(1);
      expect(atOnce.map(({ fetchpriority }) => fetchpriority)).toEqual(atOnce.map(() => 'high'));
      expect(waiting.filter(({ fetchpriority }) => fetchpriority !== undefined)).toEqual([]);
    },
  );

  test.each(routes.map((route) => route.path))(
    '%s keeps the place of every image, and offers each of the editors’ in widths to choose from',
    async (path) => {
      for (const image of await imagesOf(path)) {
        expect(Number(image.width), image.src).toBeGreaterThan(0);
        expect(Number(image.height), image.src).toBeGreaterThan(0);
        if (!/^\/images\/\d/.test(image.src ?? '')) continue;
        expect(image.sizes, image.src).toBeTruthy();
        // What is shown no wider than 80 pixels has enough of the narrowest, on the finest screen too.
        const fewest = Number(image.width) <= 80 ? 1 : 2;
        expect(image.srcset?.split(',').length, image.src).toBeGreaterThanOrEqual(fewest);
      }
    },
  );

  test.each(['/gallery', '/team', '/projects/project-spark', '/our-story'])(
    '%s has its first image on the way with its first bytes',
    async (path) => {
      const atOnce = (await imagesOf(path)).filter(({ loading }) => loading !== 'lazy');
      expect(atOnce).toHaveLength(1);
    },
  );
});
