import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes, unknownPath } from '../routes.ts';
import { type Opened, openSite } from './open-site.ts';

let opened: Opened;
beforeAll(async () => {
  opened = await openSite();
});
afterAll(() => opened.close());

test.each([...routes.map(({ path }) => path), unknownPath])(
  '%s says what a browser may do with it',
  async (path) => {
    const { headers } = await opened.page(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(
      /script-src[^;]*'unsafe-inline'|unsafe-eval/,
    );
    expect(headers.get('referrer-policy'), '[R28]').toBe('strict-origin-when-cross-origin');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.get('cache-control')).toBeTruthy();
  },
);

test('HEAD answers like GET, without a body', async () => {
  const response = await opened.get('/about-us', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('built files may be kept for ever, under names that change with them', async () => {
  const { html } = await opened.page('/');
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  const response = await opened.get(asset);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
});

test.each(['br', 'gzip'])(
  'a page arrives compressed where the browser takes %s',
  async (coding) => {
    const response = await opened.get('/about-us', { headers: { 'accept-encoding': coding } });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.text()).toContain('</html>');
  },
);

test('a page that the browser has already is not sent again', async () => {
  const first = await opened.page('/about-us');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await opened.get('/about-us', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
