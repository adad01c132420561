import { expect, test } from 'vitest';
import { addressesIn } from './html.ts';
import { openSite } from './open-site.ts';

test('[R5] the site’s own images come as AVIF to browsers that take it, at the same address', async () => {
  const opened = await openSite();
  const { html } = await opened.page('/our-story');
  const own = addressesIn(html).find((address) => address.endsWith('.webp')) ?? '';
  const typeFor = async (accept: string) => {
    const { status, headers } = await opened.get(own, { headers: { Accept: accept } });
    return [status, headers.get('Content-Type'), headers.get('Vary')];
  };
  expect(await typeFor('image/avif,image/webp,*/*')).toEqual([200, 'image/avif', 'Accept']);
  expect(await typeFor('image/webp,*/*')).toEqual([200, 'image/webp', 'Accept']);
});
