import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOnCdn } from '../support/fixtures/odd-content.ts';
import { addressesIn } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

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
