import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../app/pages.ts';
import { scriptsOf } from '../support/page-weight.ts';
import { routes, unknownPath } from '../support/routes.ts';
import { tags } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

const client = path.join(import.meta.dirname, '../../build/client');
/** In bytes as sent with brotli. React and the router are 93,000 of them. */
const MAX_SCRIPTS = 115 * 1024;
/** The home page has the carousel, the counters and the list of schools besides. */
const MAX_HOME_SCRIPTS = 122 * 1024;
const quiet: readonly string[] = pages.flatMap(({ path: address, scripts }) =>
  scripts === false ? [address] : [],
);

let opened: Opened;
beforeAll(async () => {
  opened = await openSite();
});
afterAll(() => opened.close());

test.each(routes.map((route) => route.path))(
  '%s loads no more scripts than its limit',
  async (address) => {
    const { bytes, files } = scriptsOf((await opened.page(address)).html, client);
    expect(bytes).toBeLessThanOrEqual(address === '/' ? MAX_HOME_SCRIPTS : MAX_SCRIPTS);
    if (!quiet.includes(address)) expect(files).toBeGreaterThan(2);
  },
);

test.each([...quiet, unknownPath])('%s has no script at all', async (address) => {
  const { html } = await opened.page(address);
  expect(tags(html, 'script').filter(({ type }) => type !== 'application/ld+json')).toEqual([]);
});

test.each([...routes.map((route) => route.path), unknownPath])(
  'nothing stands before the first paint of %s: no style sheet, no preloaded script',
  async (address) => {
    const links = tags((await opened.page(address)).html, 'link');
    expect(links.filter(({ rel }) => rel === 'modulepreload')).toEqual([]);
    const sheets = links.filter(({ rel }) => rel === 'stylesheet');
    expect(sheets.filter(({ disabled }) => disabled === undefined)).toEqual([]);
  },
);
