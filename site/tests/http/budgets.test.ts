import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageWeight, weighPage } from '../page-weight.ts';
import { routes, unknownPath } from '../routes.ts';
import { tags } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

/**
 * The most that a page may bring before the visitor scrolls, in bytes as sent with brotli. React and
 * the router are 91,000 of a page's JavaScript. Whoever must raise a limit says why in the commit;
 * whoever makes a page lighter lowers it.
 */
const everyPage = {
  html: 13_400,
  css: 31_500,
  js: 114_000,
  fonts: 22_000,
  requests: 15,
  total: 180_000,
  // A style sheet in a file stands in the way of the first paint.
  styleFiles: 0,
};

const limits: Readonly<Record<string, Partial<PageWeight>>> = {
  // The list of schools is in the page: it is there without scripts.
  '/': { html: 23_800, css: 49_000, js: 105_000, requests: 12, total: 160_000 },
};

/** What a server sends before it waits for the first answer: ten packets. One byte more is a round trip. */
const firstWindow = 10 * 1460;
/** Those that are longer are the three forms, the team, the projects and, by far, the home page. */
const withinFirstWindow = [
  ...['/contact-us', '/our-story', '/opportunities', '/gallery', '/projects/project-spark'],
  ...['/about-us', '/privacy', '/terms', '/refunds-cancellations', '/app-privacy'],
];

const wordsAlone = ['/privacy', '/terms', '/refunds-cancellations', '/app-privacy', unknownPath];
const client = path.join(import.meta.dirname, '../../build/client');

describe('what a page weighs before it is scrolled', () => {
  let opened: Opened;
  const weigh = async (address: string) => weighPage((await opened.page(address)).html, client);

  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened.close());

  test.each([...routes.map((route) => route.path), unknownPath])('%s', async (address) => {
    const weight = await weigh(address);
    const most = { ...everyPage, ...limits[address] };
    for (const [kind, limit] of Object.entries(most)) {
      expect(weight, `${kind} is at most ${limit}`).toHaveProperty(kind);
      expect(Reflect.get(weight, kind), `${address}: ${kind}`).toBeLessThanOrEqual(limit);
    }
  });

  test.each(routes.map((route) => route.path))(
    '%s asks for no script by itself',
    async (address) => {
      const { html } = await opened.page(address);
      const scripts = tags(html, 'script');
      expect(scripts.filter(({ src, type }) => src !== undefined || type === 'module')).toEqual([]);
      const links = tags(html, 'link').filter(
        ({ rel, as }) => rel === 'modulepreload' || as === 'script',
      );
      expect(links).toEqual([]);
    },
  );

  test.each(withinFirstWindow)('%s is there after one round trip', async (address) => {
    const { headers } = await opened.get(address, { headers: { 'accept-encoding': 'br' } });
    const head = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('').length;
    const statusAndEnd = 'HTTP/1.1 200 OK\r\n\r\n'.length;
    expect(headers.get('content-encoding')).toBe('br');
    expect(statusAndEnd + head + Number(headers.get('content-length'))).toBeLessThanOrEqual(
      firstWindow,
    );
  });

  test.each(wordsAlone)('%s is words alone: 50 KB for who only reads', async (address) => {
    expect((await weigh(address)).untouched).toBeLessThanOrEqual(50_000);
  });
});
