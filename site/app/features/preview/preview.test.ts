import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedTexts } from '../../cms/signed-text.server.ts';
import { createPreview, type Preview } from './preview.server.ts';

const secret = 'a-secret-of-at-least-16';
const siteUrl = 'https://www.mazhavil.example';
const links = signedTexts(secret, 'preview link');
let made = 0;
let preview: Preview;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T10:00:00Z') });
  preview = createPreview(secret, siteUrl);
});
afterEach(() => vi.useRealTimers());

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A link as the CMS makes it, with what a test wants otherwise. */
function link(otherwise: object = {}): string {
  made += 1;
  const nonce = `nonce-number-${String(made).padStart(8, '0')}`;
  const issued = Math.floor(Date.now() / 1000);
  return links.sign(
    JSON.stringify({ site: siteUrl, path: '/projects/x', issued, nonce, ...otherwise }),
  );
}

test('a link leads to its page and gives a cookie that shows drafts for half an hour', async () => {
  const opened = await preview.open(link());
  expect(opened).toMatchObject({ path: '/projects/x' });
  const cookie = opened.refusal === undefined ? opened.cookie : '';
  expect(cookie).toMatch(
    /^__Host-preview=[^;]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
  );
  const header = `other=1; ${cookie.split(';')[0]}; last=2`;
  expect(preview.draftsOf(header)).toEqual({ until: Date.now() + 1_800_000 });
  wait(1799);
  expect(preview.draftsOf(header)).toBeDefined();
  wait(2);
  expect(preview.draftsOf(header)).toBeUndefined();
});

test('the preview knows where the CMS edits its pages', async () => {
  const editUrl = 'https://cms.mazhavil.example/admin/find';
  const opened = await preview.open(link({ editUrl }));
  const cookie = opened.refusal === undefined ? opened.cookie : '';
  expect(preview.draftsOf(cookie.split(';')[0] ?? '')).toMatchObject({ editUrl });
  expect(await preview.open(link({ editUrl: 'javascript:alert(1)' }))).toEqual({
    refusal: 'forged',
  });
});

test('a preview link opens once', async () => {
  const text = link();
  expect(await preview.open(text)).toMatchObject({ path: '/projects/x' });
  expect(await preview.open(text)).toEqual({ refusal: 'used' });
  const both = link();
  const opened = await Promise.all([preview.open(both), preview.open(both)]);
  expect(opened.filter(({ refusal }) => refusal === 'used')).toHaveLength(1);
});

test('a link from a clock that is ahead opens once too', async () => {
  const text = link({ issued: Date.now() / 1000 + 9 });
  expect(await preview.open(text)).toMatchObject({ path: '/projects/x' });
  wait(65);
  expect(await preview.open(text)).toEqual({ refusal: 'used' });
});

test('a link is refused after a minute, from the future, from before the start, or of another site', async () => {
  const text = link();
  wait(61);
  expect(await preview.open(text)).toEqual({ refusal: 'old' });
  expect(await preview.open(link({ issued: Date.now() / 1000 + 30 }))).toEqual({ refusal: 'old' });
  const elsewhere = link({ site: 'https://elsewhere.example' });
  expect(await preview.open(elsewhere)).toEqual({ refusal: 'elsewhere' });
  const used = link({ issued: Date.now() / 1000 - 30 });
  preview = createPreview(secret, siteUrl);
  expect(await preview.open(used)).toEqual({ refusal: 'old' });
});

test('a forged link is refused, and one that leads away from the site', async () => {
  const [text = '', signature = ''] = link().split('.');
  const other = Buffer.from('{"site":"https://www.mazhavil.example"}').toString('base64url');
  const foreign = signedTexts('another-secret-of-16', 'preview link');
  const ofAnotherUse = signedTexts(secret, `drafts of ${siteUrl}`);
  const said = Buffer.from(text, 'base64url').toString();
  for (const forged of [
    ...['', '.', text, `${text}.`, `${other}.${signature}`, `${text}.${signature}.more`],
    `${text}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
    ...[foreign.sign(said), ofAnotherUse.sign(said), links.sign('not json')],
    ...[link({ path: '//elsewhere.example' }), link({ path: '/\\elsewhere.example' })],
    ...[link({ path: 'https://elsewhere.example' }), link({ path: '/a b' })],
    ...[link({ nonce: undefined }), link({ issued: 'now' })],
  ]) {
    expect(await preview.open(forged), forged).toEqual({ refusal: 'forged' });
  }
});

test('a forged cookie shows no drafts, nor does that of another website', async () => {
  const until = JSON.stringify({ until: Date.now() + 1_000_000 });
  const ofAnother = signedTexts(secret, 'drafts of https://elsewhere.example').sign(until);
  for (const value of ['', until, `${until}.x`, links.sign(until), ofAnother]) {
    expect(preview.draftsOf(`__Host-preview=${value}`), value).toBeUndefined();
  }
  expect(preview.draftsOf(null)).toBeUndefined();
});

test('without a secret there are no previews', async () => {
  const none = createPreview(undefined, siteUrl);
  expect(await none.open(link())).toEqual({ refusal: 'off' });
  expect(none.draftsOf('__Host-preview=x')).toBeUndefined();
});

test('without https the cookie is one that a browser takes', async () => {
  const plain = createPreview(secret, 'http://127.0.0.1:3000');
  const opened = await plain.open(link({ site: 'http://127.0.0.1:3000' }));
  const cookie = opened.refusal === undefined ? opened.cookie : '';
  expect(cookie).toMatch(/^preview=/);
  expect(cookie).not.toContain('Secure');
});
