import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleContent } from '../fixtures/content.ts';
import { contentOnCdn } from '../fixtures/odd-content.ts';
import { addressesIn, tags, textOf } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

const contentPaths = ['/', '/projects', '/projects/project-spark', '/team', '/gallery'];

describe('[R3] both reply shapes', () => {
  let four: Opened;
  let five: Opened;

  beforeAll(async () => {
    [four, five] = await Promise.all([openSite({ shape: 'v4' }), openSite({ shape: 'v5' })]);
  });
  afterAll(() => Promise.all([four.close(), five.close()]));

  test.each(contentPaths)('%s shows the same words with either', async (path) => {
    const [a, b] = await Promise.all([four.page(path), five.page(path)]);
    expect(a.status).toBe(200);
    expect(textOf(b.html)).toBe(textOf(a.html));
    expect(tags(b.html, 'img').map(({ alt }) => alt)).toEqual(
      tags(a.html, 'img').map(({ alt }) => alt),
    );
  });

  test('the content of the backend is really there', async () => {
    const home = textOf((await five.page('/')).html);
    for (const text of [
      'Summer camp at the tribal study centre',
      'My daughter counts everything',
    ]) {
      expect(home).toContain(text);
    }
    expect(home).toMatch(/31,?250\+/);
    expect(home).toContain('Latha Nair');
    expect(home, 'the second reading of 3.3').toContain('Meera Joseph');
    const team = textOf((await five.page('/team')).html);
    for (const { name } of sampleContent().teams) expect(team).toContain(name);
    const detail = textOf((await five.page('/projects/project-spark')).html);
    expect(detail).toMatch(/2,?150\+/);
    expect(detail).toMatch(/140\+/);
    expect(detail).toContain('Today it runs in many schools.');
  });

  test('[7.1] the dropdown has the first four projects by sortOrder', async () => {
    const { html } = await five.page('/contact-us');
    const links = addressesIn(html).filter((address) => address.startsWith('/projects/'));
    expect(links).toEqual([
      '/projects/project-spark',
      '/projects/project-disha',
      '/projects/project-ganitham',
      '/projects/lets-learn-english',
    ]);
  });
});

describe('[R5] pictures', () => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await openSite({
      env: ({ cdnUrl }) => ({ MEDIA_ORIGINS: cdnUrl }),
      prepare(backend) {
        backend.content = contentOnCdn(backend.cdnUrl);
      },
    });
  });
  afterAll(() => opened.close());

  const pictureAddresses = (html: string) =>
    addressesIn(html).filter((address) => address.startsWith('/pictures/'));

  test.each(contentPaths)('%s has pictures from the site itself alone', async (path) => {
    const { html } = await opened.page(path);
    const sources = tags(html, 'img').flatMap(({ src = '', srcset = '' }) => [
      src,
      ...srcset.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ]);
    const elsewhere = sources.filter((source) => /^(https?:)?\/\//.test(source));
    expect(elsewhere).toEqual([]);
    expect(pictureAddresses(html).length).toBeGreaterThan(0);
  });

  test('arrive resized and in a modern format', async () => {
    const { html } = await opened.page('/gallery');
    const addresses = pictureAddresses(html).slice(0, 4);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const response = await opened.get(address, {
        headers: { accept: 'image/avif,image/webp,*/*' },
      });
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^image\/(avif|webp)$/);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  test('of an absolute address come through the site where that origin is allowed', async () => {
    const { html } = await opened.page('/projects/project-spark');
    const addresses = pictureAddresses(html);
    for (const address of addresses) expect((await opened.get(address)).status).toBe(200);
    const cdnCalls = opened.backend.calls.filter(({ origin }) => origin === 'cdn');
    expect(cdnCalls.map(({ path }) => path)).toContain('/uploads/project-spark-main.webp');
    expect(
      cdnCalls.filter(({ authorization }) => authorization !== undefined),
      '[R1] nobody but the backend gets the token',
    ).toEqual([]);
  });

  test.each([
    '/pictures/640/aHR0cDovLzE2OS4yNTQuMTY5LjI1NC8.AAAAAAAAAAAAAAAA',
    '/pictures/640/http://169.254.169.254/latest/meta-data',
    '/pictures/640/..%2F..%2Fetc%2Fpasswd',
    '/pictures/99999999/x.y',
  ])('%s is nothing of the backend and is refused', async (path) => {
    const before = opened.backend.calls.length;
    expect((await opened.get(path)).status).toBe(404);
    expect(opened.backend.calls.length).toBe(before);
  });
});
