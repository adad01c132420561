import { schools } from '../../app/content/schools.ts';
import { expect } from './fixtures.ts';
import { test } from './schools-map-site.ts';
import { untilHydrated } from './until-hydrated.ts';

test('[R30] no tile, and nothing of the map, is asked for before the map comes near @phone', async ({
  map,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await map.open();
  await untilHydrated(page, 'main a');
  await page.waitForTimeout(1500);
  expect(map.tileCalls()).toEqual([]);
  expect(asked.filter((url) => /leaflet|explorer|outline/.test(url))).toEqual([]);

  await map.scrollTo();
  await expect(map.markers).toHaveCount(schools.length);
  await expect.poll(() => map.tileCalls().length).toBeGreaterThan(3);
});

test('[R30] tiles are asked for when the map is in view, not when it is merely near @phone', async ({
  map,
  page,
}) => {
  await map.open();
  await untilHydrated(page, 'main a');
  await map.section.evaluate((section) => {
    const top = section.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight - 100, behavior: 'instant' });
  });
  await expect(map.markers).toHaveCount(schools.length);
  await page.waitForTimeout(500);
  expect(map.tileCalls()).toEqual([]);
  await map.scrollTo();
  await expect.poll(() => map.tileCalls().length).toBeGreaterThan(0);
});

test('[R28] the tile service sees the site’s origin as Referer, and no other host may be asked @phone', async ({
  map,
  page,
}) => {
  const answer = await page.goto(`${map.siteUrl}/`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`img-src 'self' data: ${map.tiles.cdnUrl};`);
  await map.scrollTo();
  await expect.poll(() => map.tileCalls().length).toBeGreaterThan(0);
  expect(map.tileCalls()[0]?.headers.referer).toBe(`${map.siteUrl}/`);
});

test('[R28] fine screens get fine tiles where the service has them @phone', async ({ map }) => {
  await map.visit();
  await expect.poll(() => map.tileCalls().length).toBeGreaterThan(0);
  expect(map.tileCalls().every(({ path }) => path.endsWith('@2x.png'))).toBe(true);
});

test('[R28] the attribution is always visible @both', async ({ map, javaScriptEnabled }) => {
  await map.open();
  const attribution = map.section.getByText('© OpenStreetMap contributors');
  await map.section.locator('form').evaluate((form) => form.scrollIntoView({ block: 'center' }));
  await expect(attribution).toBeVisible();
  if (!javaScriptEnabled) return;
  await map.markers.first().waitFor({ state: 'attached' });
  await map.marker('Middle School, Pollachi, Coimbatore').click();
  await expect(map.popup).toBeVisible();
  await attribution.scrollIntoViewIfNeeded();
  await expect(attribution).toBeInViewport();
});

test('[R28] without tiles the map still shows its markers, on an outline, and says why @phone', async ({
  map,
  allowed,
}) => {
  allowed.problems.push(/tiles/);
  map.tiles.set({ cdn: { kind: 'status', status: 503 } });
  await map.visit();
  await expect(map.markers).toHaveCount(schools.length);
  const notice = map.section.getByText(/cannot be reached just now/);
  await expect(notice).toBeVisible();
  const coast = map.section.locator('.leaflet-outline-pane path').first();
  expect((await coast.boundingBox())?.height).toBeGreaterThan(300);

  // Once they come back, so does the street map.
  map.tiles.set({});
  await map.section.getByRole('button', { name: 'Try again' }).click();
  await expect(map.section.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a tile that is missing leaves the outline to be seen, and nothing else @phone', async ({
  map,
  allowed,
}) => {
  allowed.problems.push(/tiles/);
  let count = 0;
  map.tiles.set(() => (++count % 3 === 0 ? { kind: 'status', status: 404 } : null));
  await map.visit();
  await expect(map.section.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(map.section.getByText(/cannot be reached just now/)).toHaveCount(0);
  const broken = map.section.locator('img.leaflet-tile:not(.leaflet-tile-loaded)');
  await expect(broken.first()).toBeHidden();
});

test('[9] a map that does not arrive says so and comes when it is tried again @phone', async ({
  map,
  page,
  allowed,
}) => {
  allowed.problems.push(/leaflet/);
  const cutOff = /leaflet-map.*\.js/;
  await page.route(cutOff, (route) => route.abort());
  await map.open();
  await map.scrollTo();
  await expect(map.section.getByText('The map did not load.', { exact: false })).toBeVisible();
  await page.unroute(cutOff);
  await map.section.getByRole('button', { name: 'Try again' }).click();
  await expect(map.markers).toHaveCount(schools.length);
});
