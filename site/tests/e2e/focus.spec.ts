import { expect, test } from './fixtures.ts';
import { stopsOf } from './focus-ring.ts';

for (const path of ['/', '/opportunities/volunteer']) {
  test(`${path}: the focus ring is visible around everything and covered by nothing @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    // Header and footer are the same on every page.
    const stops = await stopsOf(page, 36, { inMainAlone: path !== '/' });
    expect(stops.length).toBeGreaterThan(path === '/' ? 8 : 0);
    expect(stops.filter(({ thickness }) => thickness < 1.5)).toEqual([]);
    expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
  });
}

test('going back with Shift+Tab, the header covers nothing that has the focus @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  const stops = await stopsOf(page, 30, { key: 'Shift+Tab' });
  expect(stops.length).toBeGreaterThan(8);
  expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
});
