import { schools } from '../../app/content/schools.ts';
import { expect } from './fixtures.ts';
import { test } from './schools-map-site.ts';
import { untilHydrated } from './until-hydrated.ts';

const ofGanitham = schools.filter(({ key }) => key === 'pg').length;
const inWayanad = schools.filter(({ district }) => district === 'Wayanad').length;

test('[R18] without JavaScript all schools can be read, by district @nojs', async ({
  map,
  page,
}) => {
  await map.open();
  const entries = map.section.getByRole('list').getByRole('link', { includeHidden: true });
  await expect(map.section.locator('details li a')).toHaveCount(schools.length);
  await map.section.locator('summary', { hasText: 'Wayanad' }).click();
  await expect(entries.filter({ visible: true })).toHaveCount(inWayanad);
  // Choosing one tells what the map's popup would, with the way to its project.
  await entries.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/school=\d+#schools$/);
  const card = map.section.getByRole('link', { name: /^More Details/ });
  await expect(card).toHaveAttribute('href', '/projects/project-ganitham');
  await expect(map.section.getByText('School', { exact: true })).toBeVisible();
  await expect(map.section.getByText('© OpenStreetMap contributors')).toBeVisible();
});

test('[R18] without JavaScript the filter is a form that the server answers @nojs', async ({
  map,
  page,
}) => {
  await map.open();
  await map.section.getByText('Ganitham 31').click();
  await map.section.getByLabel('District').selectOption('Wayanad');
  await map.section.getByRole('button', { name: 'Show schools' }).click();
  await expect(page).toHaveURL(/project=pg/);
  const found = schools.filter((s) => s.key === 'pg' && s.district === 'Wayanad');
  await expect(map.count).toHaveText(`${found.length} schools in 1 district`);
  await expect(map.section.locator('details li a').filter({ visible: true })).toHaveCount(
    found.length,
  );
  await map.section.getByRole('link', { name: 'Show all' }).click();
  await expect(map.count).toHaveText(`${schools.length} schools in 26 districts`);
});

test('[2.4.7] choosing in the list opens the popup, and closing it leads back @both', async ({
  map,
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'The list without scripts has a test of its own');
  await map.visit();
  await map.section.locator('summary', { hasText: 'Coimbatore' }).click();
  const entry = map.section.getByRole('link', { name: /Middle School, Pollachi/ });
  await entry.click();
  await expect(map.popup).toContainText('Pollachi');
  await expect(map.popup).toBeFocused();
  await expect(map.popup).toBeInViewport();
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/school=74/);
  await page.keyboard.press('Escape');
  await expect(map.popup).toHaveCount(0);
  await expect(entry).toBeFocused();
  await expect(page).not.toHaveURL(/school=/);
});

test('[2.4.7] choosing on the map opens and marks the school in the list', async ({ map }) => {
  await map.visit('?project=ps');
  const name = 'Panchayat Union Primary School, Mettupalayam';
  const entry = map.section.getByRole('link', { name: new RegExp(name), includeHidden: true });
  await expect(entry).toBeHidden();
  await map.marker(`${name}, Coimbatore: Project Spark`).click();
  await expect(entry).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'true');
});

test('[2.4.7] the list brings the school into its own view @desktop', async ({ map, page }) => {
  await map.visit();
  const scroll = await page.evaluate(() => scrollY);
  await map.marker('Government Higher Primary School, Mysuru, Other: Project Ganitham').click();
  const entry = map.section.getByRole('link', { name: /Higher Primary School, Mysuru/ });
  await expect(entry).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
});

test('the filter acts at once, stays in the address, and counts', async ({ map, page }) => {
  await map.visit();
  await untilHydrated(page, '#schools form');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await map.section.getByRole('radio', { name: /^Ganitham/ }).check({ force: true });
  await expect(map.markers).toHaveCount(ofGanitham);
  await expect(map.count).toContainText(`${ofGanitham} schools`);
  await expect(page).toHaveURL(/\?project=pg$/);
  const district = map.section.getByLabel('District');
  await district.scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => scrollY);
  await district.selectOption('Wayanad');
  const found = schools.filter((s) => s.key === 'pg' && s.district === 'Wayanad');
  await expect(map.markers).toHaveCount(found.length);
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  await map.section.getByRole('searchbox').fill('meppadi');
  await expect(map.markers).toHaveCount(1);
  await expect(map.count).toHaveText('1 school in 1 district');
  await expect(page).toHaveURL(/\?project=pg&district=Wayanad&q=meppadi$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // The address is the filter: a reload, or a friend who got the link, sees the same.
  await page.reload();
  await map.scrollTo();
  await expect(map.markers).toHaveCount(1);
  await expect(map.section.getByRole('searchbox')).toHaveValue('meppadi');

  await map.section.getByRole('link', { name: 'Show all' }).click();
  await expect(map.markers).toHaveCount(schools.length);
  await expect(map.section.getByRole('searchbox')).toHaveValue('');
  await expect(page).not.toHaveURL(/project|district|q=/);
});

test('"Fit to filter" shows all that is left, as large as it goes', async ({ map }) => {
  await map.visit();
  await map.section.getByLabel('District').selectOption('Kasaragod');
  await expect(map.markers).toHaveCount(3);
  const before = await map.place();
  await map.section.getByRole('button', { name: 'Fit to filter' }).click();
  await expect.poll(() => map.place()).not.toBe(before);
  const frame = map.section.locator('.leaflet-container');
  await expect
    .poll(async () => {
      const box = await frame.boundingBox();
      const markers = await map.markers.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      return markers.every(
        ({ x, y, right, bottom }) =>
          box !== null &&
          x >= box.x &&
          y >= box.y &&
          right <= box.x + box.width &&
          bottom <= box.y + box.height,
      );
    })
    .toBe(true);
});

test('a search without an answer says so, and the way out works @phone', async ({ map }) => {
  await map.visit();
  await map.section.getByRole('searchbox').fill('antarctica');
  await expect(map.section.getByText('No school matches.', { exact: false })).toBeVisible();
  await expect(map.markers).toHaveCount(0);
  await map.section.getByRole('link', { name: 'Show all' }).click();
  await expect(map.markers).toHaveCount(schools.length);
});

test('an address that names a school opens with its popup @phone', async ({ map }) => {
  await map.visit('?school=74');
  await expect(map.popup).toContainText('Pollachi');
});

test('what was typed before the page came to life counts @phone', async ({ map, page }) => {
  await map.open();
  await map.scrollTo();
  await map.section.getByRole('searchbox').fill('kumbakonam');
  await expect(map.count).toHaveText('1 school in 1 district');
  await expect(page).toHaveURL(/q=kumbakonam/);
});

test('the map comes along when home is reached from another page @phone', async ({ map, page }) => {
  await map.open('about-us');
  await untilHydrated(page, 'header a');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Mazhavil/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Empowering/ })).toBeVisible();
  await map.scrollTo();
  await expect(map.markers).toHaveCount(schools.length);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
