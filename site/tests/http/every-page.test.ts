import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tags } from '../support/html.ts';
import { scriptsOf } from '../support/page-weight.ts';
import { pagesWithoutScripts, routes, unknownPath } from '../support/routes.ts';
import { sharedSite } from './open-site.ts';

const client = path.join(import.meta.dirname, '../../build/client');
/** In bytes as sent with brotli. React and the router are 93,000 of them. */
const MAX_SCRIPTS = 117 * 1024;
const quiet = [unknownPath, ...pagesWithoutScripts];
const beginWithAnImage = [
  '/gallery',
  '/team',
  '/projects/project-spark',
  '/our-story',
  '/stories/story-14',
];

const opened = sharedSite();

describe.each([...routes.map((route) => route.path), unknownPath])('%s', (address) => {
  let html: string;
  beforeAll(async () => {
    html = (await opened.page(address)).html;
  });

  test('sends for one image at most, and that one comes first', () => {
    const images = tags(html, 'img');
    const atOnce = images.filter(({ loading }) => loading !== 'lazy');
    if (beginWithAnImage.includes(address)) expect(atOnce).toHaveLength(1);
    expect(atOnce.length).toBeLessThanOrEqual(1);
    for (const { loading, fetchpriority, src } of images) {
      expect(fetchpriority, src).toBe(loading === 'lazy' ? undefined : 'high');
    }
  });

  test('[R5] has images from the site alone, keeps their place, and offers widths to choose from', () => {
    for (const { src = '', width, height, sizes, srcset = '' } of tags(html, 'img')) {
      expect(`${src}, ${srcset}`).not.toMatch(/(^|, )(https?:)?\/\//);
      expect(Number(width), src).toBeGreaterThan(0);
      expect(Number(height), src).toBeGreaterThan(0);
      if (!/^\/images\/\d/.test(src)) continue;
      expect(sizes, src).toBeTruthy();
      // What is shown no wider than 80 pixels has enough of the narrowest, on the finest screen too.
      expect(srcset.split(',').length, src).toBeGreaterThanOrEqual(Number(width) <= 80 ? 1 : 2);
    }
  });

  test('loads no more scripts than its limit, and none where nothing can be pressed', () => {
    const { bytes, files } = scriptsOf(html, client);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPTS);
    const scripts = tags(html, 'script').filter(({ type }) => type !== 'application/ld+json');
    if (quiet.includes(address)) expect(scripts).toEqual([]);
    else expect(files).toBeGreaterThan(2);
  });

  test('has nothing before its first paint: no style sheet, no preloaded script', () => {
    const links = tags(html, 'link');
    expect(links.filter(({ rel }) => rel === 'modulepreload')).toEqual([]);
    const sheets = links.filter(({ rel }) => rel === 'stylesheet');
    expect(sheets.filter(({ disabled }) => disabled === undefined)).toEqual([]);
  });
});
