import { expect, test } from 'vitest';
import { routes } from '../support/routes.ts';
import { sharedSite } from './open-site.ts';

const opened = sharedSite();

test.each(routes.map(({ path }) => path))(
  'the data that scripts ask for of %s is there',
  async (path) => {
    // As React Router writes it.
    const response = await opened.get(path === '/' ? '/_.data' : `${path}.data`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/x-script');
  },
);

test('a flood of searches is refused with Retry-After, and delays no cached page', async () => {
  const flood = Promise.all(Array.from({ length: 150 }, (_, n) => opened.get(`/?q=school-${n}`)));
  const began = performance.now();
  expect((await opened.page('/team')).status).toBe(200);
  const waited = performance.now() - began;
  const answers = await flood;
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.length).toBeLessThan(150);
  expect(Number(busy[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(waited).toBeLessThan(performance.now() - began);
  expect((await opened.page('/?q=school')).status).toBe(200);
}, 60_000);
