import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleContent } from '../fixtures/content.ts';
import { picture } from '../fixtures/content-types.ts';
import { contentOnCdn } from '../fixtures/odd-content.ts';
import { addressesIn, tags } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

const contentPaths = ['/', '/projects/project-spark', '/team', '/gallery'];

const pictureAddresses = (html: string) =>
  addressesIn(html).filter((address) => address.startsWith('/pictures/'));

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

  test('the site’s own come as AVIF to browsers that take it, at the same address', async () => {
    const { html } = await opened.page('/our-story');
    const own = addressesIn(html).find((address) => address.endsWith('.webp')) ?? '';
    const typeFor = async (accept: string) => {
      const { status, headers } = await opened.get(own, { headers: { Accept: accept } });
      return [status, headers.get('Content-Type'), headers.get('Vary')];
    };
    expect(await typeFor('image/avif,image/webp,*/*')).toEqual([200, 'image/avif', 'Accept']);
    expect(await typeFor('image/webp,*/*')).toEqual([200, 'image/webp', 'Accept']);
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

describe('[R5] files that are not what they say', () => {
  const odd = ['script.svg', 'plain.svg', 'not-a-picture.png', 'cut.png', 'missing-1.png'];
  let opened: Opened;

  beforeAll(async () => {
    opened = await openSite({
      content: {
        ...sampleContent(),
        galleries: [
          ...odd.map((name) => ({ image: picture(`/uploads/${name}`), shortDescription: name })),
          ...sampleContent().galleries.slice(0, 1),
        ],
      },
    });
  });
  afterAll(() => opened.close());

  test('reach no browser as anything but a picture, and their neighbour is shown', async () => {
    const { status, html } = await opened.page('/gallery');
    expect(status).toBe(200);
    let shown = 0;
    for (const address of pictureAddresses(html)) {
      const response = await opened.get(address, { headers: { accept: 'image/webp,*/*' } });
      const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(body, address).not.toContain('<script');
      expect(body, address).not.toContain('<!doctype');
      if (response.status === 200) {
        shown += 1;
        expect(response.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg|png)$/);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      } else {
        expect(response.status, address).toBeLessThan(505);
        expect(response.headers.get('cache-control'), address).toMatch(
          /no-store|max-age=\d{1,3}\b/,
        );
      }
    }
    expect(shown).toBeGreaterThan(0);
  });
});

test('[R5] another port of the backend’s machine is not the backend: nothing is fetched there', async () => {
  const opened = await openSite({
    prepare(backend) {
      backend.content = contentOnCdn(backend.cdnUrl);
    },
  });
  try {
    const { html } = await opened.page('/projects/project-spark');
    expect(pictureAddresses(html).length).toBeGreaterThan(0);
    for (const address of pictureAddresses(html)) await opened.get(address);
    expect(opened.backend.calls.filter(({ origin }) => origin === 'cdn')).toEqual([]);
  } finally {
    await opened.close();
  }
});
