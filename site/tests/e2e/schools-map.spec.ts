import { fromCentre } from '../../app/features/schools-map/projection.ts';
import { dictionaries } from '../../app/labels/dictionaries.server.ts';
import { mapProjectKeys, mapProjects } from '../../app/texts/schools/map-projects.ts';
import builtInSchools from '../../organisation/schools.json' with { type: 'json' };
import { english } from '../support/english.ts';
import { translatedContent } from '../support/fixtures/translations.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { test } from './schools-map-page.ts';
import { untilHydrated } from './until-hydrated.ts';

const schools = builtInSchools.filter(({ active }) => active);
const inWayanad = schools.filter(({ district }) => district === 'Wayanad');
const pollachi = 'Panchayat Union Middle School, Pollachi, Coimbatore: Project Ganitham';

test('[R18] [R28] without JavaScript a school can be chosen, and the server answers the filter @nojs', async ({
  map,
  page,
}) => {
  await page.goto('/');
  const entries = map.section.locator('li a');
  await expect(entries).toHaveCount(schools.length);
  await map.section.locator('summary', { hasText: 'Wayanad' }).click();
  await expect(entries.filter({ visible: true })).toHaveCount(inWayanad.length);
  await entries.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`/?school=${inWayanad[0]?.schoolId}#schools`);
  const details = map.section.getByRole('link', { name: /^More Details/ });
  await expect(details).toHaveAttribute('href', '/projects/project-ganitham');
  await expect(map.section.getByText('School', { exact: true })).toBeVisible();
  await expect(map.section.getByText('Tiles of the tests')).toBeVisible();
  await map.section.getByText('Ganitham 31').click();
  await map.section.getByLabel('District').selectOption('Wayanad');
  await map.section.getByRole('button', { name: 'Show schools' }).click();
  const found = inWayanad.filter(({ project }) => project === 'pg').length;
  await expect(map.count).toHaveText(`${found} schools in 1 district`);
  await expect(entries.filter({ visible: true })).toHaveCount(found);
  await map.section.getByRole('link', { name: 'Show all' }).click();
  await expect(map.count).toHaveText(`${schools.length} schools in 26 districts`);
});

test('[2.4.7] [3.9] [9] [R23] every school has a marker with a popup; nothing moves slowly with reduced motion @phone', async ({
  map,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await map.visit();
  await expect(map.markers).toHaveCount(schools.length);
  for (const key of mapProjectKeys) {
    const { url } = mapProjects[key];
    const { title } = english.map.projects[key];
    const school = schools.find((each) => each.project === key);
    await map.marker(`${school?.name}, ${school?.district}: ${title}`).press('Enter');
    await expect(map.popup).toHaveAccessibleName(`${title}: ${school?.name}`);
    const lines = [title, 'School', school?.name ?? '', school?.district ?? ''];
    await expect(map.popup.locator('h3, dt, dd, a')).toHaveText(
      url === null ? lines : [...lines, 'More Details'],
    );
    if (url) await expect(map.popup.getByRole('link')).toHaveAttribute('href', `/projects/${url}`);
  }
  const before = await map.position();
  const isStill = await map.section.getByRole('button', { name: 'Zoom in' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    return document.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim') === null;
  });
  expect(isStill).toBe(true);
  expect(await map.position()).not.toBe(before);
  await map.popup.getByRole('link', { name: 'More Details' }).click();
  await expect(page).toHaveURL(/\/projects\/reading-rainbow$/);
});

test('[9] [R28] the map begins at 11.65, 78.01, zoom 7.4; a mouse drags it, its wheel scrolls the page @desktop', async ({
  map,
  page,
}) => {
  await map.visit();
  const box = await map.box();
  const locator = map.marker('Municipal Middle School, Kumbakonam, Thanjavur: Project Spark');
  const marker = await locator.boundingBox();
  if (!marker) throw new Error('No marker at Kumbakonam');
  const { x, y } = fromCentre([10.9617, 79.3881]);
  expect(Math.abs(marker.x + marker.width / 2 - box.x - box.width / 2 - x)).toBeLessThan(2);
  expect(Math.abs(marker.y + marker.height / 2 - box.y - box.height / 2 - y)).toBeLessThan(2);
  expect(Math.min(marker.width, marker.height)).toBeGreaterThanOrEqual(24);
  expect(await locator.evaluate((pin) => getComputedStyle(pin, '::before').width)).toBe('20px');

  const before = { position: await map.position(), scroll: await page.evaluate(() => scrollY) };
  await page.mouse.move(box.x + box.width - 80, box.y + 200);
  await page.mouse.wheel(0, 240);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.scroll + 100);
  expect(await map.position()).toBe(before.position);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 200, box.y + 260, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => map.position()).not.toBe(before.position);
});

test('[2.4.7] keys reach, open and close schools @desktop', async ({ map, page }) => {
  await map.visit('?district=Idukki');
  const names = await map.markers.evaluateAll((all) => all.map((one) => one.ariaLabel));
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  const controls = map.section.getByRole('button', { name: 'Zoom in' });
  await controls.focus();
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(names[0]);
  await page.keyboard.press('End');
  expect(await focused()).toBe(names.at(-1));
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(names[0]);
  // The Tab key passes all schools at once.
  await page.keyboard.press('Tab');
  await expect(controls).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(map.popup).toBeFocused();
  await expectAccessible(page, { include: '#schools' });
  await page.keyboard.press('Tab');
  await expect(map.popup.getByRole('link', { name: 'More Details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map.popup).toHaveCount(0);
  expect(await focused()).toBe(names[0]);
});

test('[9] [R28] a finger scrolls the page, buttons the map @phone', async ({ map, page }) => {
  await map.visit();
  const before = { position: await map.position(), scroll: await page.evaluate(() => scrollY) };
  const client = await page.context().newCDPSession(page);
  const box = await map.box();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 10; step += 1) {
    const touchPoints = [{ x, y: y - step * 18 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.scroll + 100);
  expect(await map.position()).toBe(before.position);

  await map.marker(pollachi).tap();
  await expect(map.popup).toContainText('Pollachi');
  await map.popup.getByRole('button', { name: 'Close' }).tap();
  await expect(map.popup).toHaveCount(0);
  for (const name of ['Zoom in', 'Move the map west', 'Move the map south', 'Zoom out']) {
    const position = await map.position();
    await map.section.getByRole('button', { name }).tap();
    await expect.poll(() => map.position()).not.toBe(position);
  }
});

test('[2.4.7] list and map follow each other @desktop', async ({ map, page }) => {
  await map.visit();
  const scroll = await page.evaluate(() => scrollY);
  await map.marker('Government Higher Primary School, Mysuru, Other: Project Ganitham').click();
  const mysuru = map.section.getByRole('link', { name: /Higher Primary School, Mysuru/ });
  await expect(mysuru).toBeInViewport();
  await expect(mysuru).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(scroll);

  await map.section.locator('summary', { hasText: 'Coimbatore' }).click();
  const entry = map.section.getByRole('link', { name: /Middle School, Pollachi/ });
  await entry.click();
  await expect(map.popup).toContainText('Pollachi');
  await expect(map.popup).toBeFocused();
  await expect(page).toHaveURL(/school=pg-panchayat-union-middle-school-pollachi/);
  await page.keyboard.press('Escape');
  await expect(map.popup).toHaveCount(0);
  await expect(entry).toBeFocused();
  await expect(page).not.toHaveURL(/school=/);
});

test('the filter acts at once and stays in the address @desktop', async ({ map, page }) => {
  await map.visit();
  await untilHydrated(page, '#schools form');
  await map.section.getByRole('radio', { name: /^Ganitham/ }).check({ force: true });
  await map.section.getByLabel('District').selectOption('Wayanad');
  await map.section.getByRole('searchbox').fill('meppadi');
  await expect(map.count).toHaveText('1 school in 1 district');
  await expect(page).toHaveURL(/\?project=pg&district=Wayanad&q=meppadi$/);
  const before = await map.position();
  await map.section.getByRole('button', { name: 'Show these schools on the map' }).click();
  await expect.poll(() => map.position()).not.toBe(before);

  await page.reload();
  await map.scrollTo();
  await expect(map.markers).toHaveCount(1);
  await expect(map.section.getByRole('searchbox')).toHaveValue('meppadi');
  await map.section.getByRole('searchbox').fill('antarctica');
  await expect(map.section.getByText('No school matches.', { exact: false })).toBeVisible();
  await map.section.getByRole('link', { name: 'Show all' }).click();
  await expect(map.markers).toHaveCount(schools.length);
  await expect(map.section.getByRole('searchbox')).toHaveValue('');
  await expect(page).not.toHaveURL(/project|district|q=/);
});

test('a district that lies outside of what is seen comes into view @phone', async ({
  map,
  page,
}) => {
  await map.visit();
  await untilHydrated(page, '#schools form');
  await map.section.getByLabel('District').selectOption('Idukki');
  await expect(map.markers).toHaveCount(
    schools.filter(({ district }) => district === 'Idukki').length,
  );
  await map.scrollTo();
  for (const marker of await map.markers.all()) await expect(marker).toBeInViewport({ ratio: 1 });
});

test('what was typed before the page was hydrated counts @phone', async ({ map, page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => typed.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await map.section.getByRole('searchbox').fill('kumbakonam');
  typed.resolve();
  await expect(map.count).toHaveText('1 school in 1 district');
  await expect(page).toHaveURL(/q=kumbakonam/);
});

test('[R30] [R28] tiles are loaded in view, with a Referer @phone', async ({ map, page, site }) => {
  await page.goto('/');
  await untilHydrated(page, 'main a');
  expect(map.tileCalls()).toEqual([]);
  await expect(page.locator('script[src*=leaflet], link[href*=leaflet]')).toHaveCount(0);
  await map.scrollTo();
  await expect.poll(() => map.tileCalls().length).toBeGreaterThan(3);
  expect(map.tileCalls()[0]?.headers.referer).toBe(`${site.url}/`);
});

for (const script of ['schools-map', 'leaflet-map']) {
  test(`[R18] without the script ${script} the list of schools stays, and a message stands beside it @phone`, async ({
    map,
    page,
    allowed,
  }) => {
    allowed.problems.push(new RegExp(script));
    await page.route(new RegExp(`${script}.*\\.js`), (route) => route.abort());
    await page.goto('/');
    await map.scrollTo();
    await expect(map.section.getByText('This part did not load.')).toBeVisible();
    await expect(map.section.locator('details details')).toHaveCount(26);
    await page.unroute(new RegExp(`${script}.*\\.js`));
  });
}

test('[R28] without tiles there is an outline, and the notice stands below it', async ({
  map,
  fakeCms,
  allowed,
}) => {
  allowed.problems.push(/tiles/);
  fakeCms.set({ cdn: { kind: 'status', status: 503 } });
  await map.visit();
  await expect(map.markers).toHaveCount(schools.length);
  const notice = map.section.getByText(/cannot be reached just now/);
  await expect(notice).toBeVisible();
  await expect(map.section.getByText('Tiles of the tests')).toBeVisible();
  const coast = map.section.locator('.leaflet-outline-pane path').first();
  expect((await coast.boundingBox())?.height).toBeGreaterThan(300);
  const [box, below] = [await map.box(), await notice.boundingBox()];
  expect(below?.y, 'it covers no school').toBeGreaterThanOrEqual(box.y + box.height);
  fakeCms.set({});
  await map.section.getByRole('button', { name: 'Try again' }).click();
  await expect(map.section.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('[R28] [R38] the notice without tiles fits a small phone, also in Tamil @phone', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/tiles|503/);
  const { site } = await startOwn(
    { content: translatedContent('ta'), faults: { cdn: { kind: 'status', status: 503 } } },
    { LANGUAGES: 'ta' },
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/ta#schools`);
  const button = page.getByRole('button', { name: dictionaries.ta.controls.retry });
  const notice = page.getByRole('status').filter({ has: button });
  await expect(notice).toBeVisible();
  const [box, around] = [await button.boundingBox(), await notice.boundingBox()];
  if (!box || !around) throw new Error('There is no notice');
  expect(box.x + box.width).toBeLessThan(around.x + around.width);
});
