import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleContent } from '../support/fixtures/content.ts';
import { image } from '../support/fixtures/content-types.ts';
import { contentOnCdn } from '../support/fixtures/odd-content.ts';
import { addressesIn, tags } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

const contentPaths = ['/', '/projects/project-spark', '/team', '/gallery'];

const imageAddresses = (html: string) =>
  addressesIn(html).filter((address) => /^\/images\/\d/.test(address));

describe('[R5] images', () => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await openSite({
      env: ({ cdnUrl }) => ({ MEDIA_ORIGINS: cdnUrl }),
      prepare(fakeCms) {
        fakeCms.content = contentOnCdn(fakeCms.cdnUrl);
      },
    });
  });
  afterAll(() => opened.close());

  test.each(contentPaths)('%s has images from the site itself alone', async (path) => {
    const { html } = await opened.page(path);
    const sources = tags(html, 'img').flatMap(({ src = '', srcset = '' }) => [
      src,
      ...srcset.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ]);
    const elsewhere = sources.filter((source) => /^(https?:)?\/\//.test(source));
    expect(elsewhere).toEqual([]);
    expect(imageAddresses(html).length).toBeGreaterThan(0);
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

  test('of an absolute address come through the site where that origin is allowed', async () => {
    const { html } = await opened.page('/projects/project-spark');
    const addresses = imageAddresses(html);
    for (const address of addresses) expect((await opened.get(address)).status).toBe(200);
    const cdnCalls = opened.fakeCms.calls.filter(({ origin }) => origin === 'cdn');
    expect(cdnCalls.map(({ path }) => path)).toContain('/uploads/project-spark-main.webp');
    const tokens = cdnCalls.filter(({ authorization }) => authorization !== undefined);
    expect(tokens, '[R1] only the CMS gets the token').toEqual([]);
  });
});

test('[R5] files that are not what they say reach no browser, and their neighbour is shown', async () => {
  const { galleries, ...content } = sampleContent();
  const names = ['script.svg', 'plain.svg', 'not-a-image.png', 'cut.png', 'missing-1.png'];
  const odd = names.map((name) => ({ image: image(`/uploads/${name}`), shortDescription: name }));
  const opened = await openSite({
    content: { ...content, galleries: [...odd, ...galleries.slice(0, 1)] },
  });
  try {
    const statuses = new Set<number>();
    for (const address of imageAddresses((await opened.page('/gallery')).html)) {
      const response = await opened.get(address);
      const { status, headers } = response;
      const body = await response.text();
      statuses.add(status);
      expect(body, address).not.toMatch(/<script|<!doctype/);
      if (status !== 200) continue;
      expect(headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg)$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(statuses).toEqual(new Set([200, 404, 502]));
  } finally {
    await opened.close();
  }
});
