import { expect, test } from 'vitest';
import { openSite } from './open-site.ts';

test('a flood of searches is refused with Retry-After, and delays no cached page', async () => {
  const opened = await openSite();
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
