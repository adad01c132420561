import { mapProjectKeys, mapProjects } from '../../app/content/projects-on-map.ts';
import { schools } from '../../app/content/schools.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';
import { test } from './schools-map-site.ts';

const munnar = 'Government High School, Munnar, Idukki: Project Ganitham';
const pollachi = 'Panchayat Union Middle School, Pollachi, Coimbatore: Project Ganitham';

test('[2.4.7] [3.9] there is one marker a school, in its project’s colour @phone', async ({
  map,
}) => {
  await map.visit();
  await expect(map.markers).toHaveCount(schools.length);
  for (const key of mapProjectKeys) {
    const { title, colour } = mapProjects[key];
    const ofProject = map.section.getByRole('button', {
      name: new RegExp(`: ${title}$`),
      includeHidden: true,
    });
    await expect(ofProject).toHaveCount(schools.filter((school) => school.key === key).length);
    await expect(ofProject.first()).toHaveAttribute('data-colour', colour);
  }
});

for (const key of mapProjectKeys) {
  const { title, url } = mapProjects[key];
  const school = schools.find((candidate) => candidate.key === key);
  if (!school) throw new Error(`No school of ${key}`);
  const button = url === null ? 'no button' : 'a button to its project';

  test(`[2.4.7] [9] a popup of ${title} tells title, "School", name and district, with ${button} @phone`, async ({
    map,
  }) => {
    await map.visit(`?project=${key}`);
    await map.marker(`${school.name}, ${school.district}: ${title}`).click();
    await expect(map.popup).toBeVisible();
    const lines = map.popup.locator('h3, dt, dd, a');
    const expected = [title, 'School', school.name, school.district];
    await expect(lines).toHaveText(url === null ? expected : [...expected, 'More Details']);
    const details = map.popup.getByRole('link', { name: 'More Details' });
    if (url === null) await expect(details).toHaveCount(0);
    else await expect(details).toHaveAttribute('href', `/projects/${url}`);
  });
}

test('[2.4.7] [R21] "More Details" of Disha leads to Ganitham, without loading the page anew @phone', async ({
  map,
  page,
}) => {
  await map.visit('?project=pd&district=Kollam');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await map.markers.first().click();
  await map.popup.getByRole('link', { name: 'More Details' }).click();
  await expect(page).toHaveURL(/\/projects\/project-ganitham$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[9] the map begins at 11.65, 78.01 with zoom 7.4', async ({ map, page }) => {
  await map.visit();
  const middle = await map.section.evaluate((section) => {
    const box = section.querySelector('.leaflet-container')?.getBoundingClientRect();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  });
  // A school that stands by itself; the coordinates of a pixel, by the size of the world at 7.4.
  const world = 256 * 2 ** 7.4;
  const marker = await map
    .marker('Municipal Middle School, Kumbakonam, Thanjavur: Project Spark')
    .boundingBox();
  if (!marker) throw new Error('No marker at Kumbakonam');
  const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  const right = ((79.3881 - 78.01) / 360) * world;
  const below = ((mercator(11.65) - mercator(10.9617)) / (2 * Math.PI)) * world;
  expect(Math.abs(marker.x + marker.width / 2 - middle.x - right)).toBeLessThan(2);
  expect(Math.abs(marker.y + marker.height / 2 - middle.y - below)).toBeLessThan(2);
  expect(page.url()).not.toContain('?');
});

test('[R28] markers look 20 × 20 and are at least 24 × 24 to press @phone', async ({ map }) => {
  await map.visit();
  const sizes = await map.marker(pollachi).evaluate((marker) => {
    const { width, height } = marker.getBoundingClientRect();
    const seen = getComputedStyle(marker, '::before');
    return { width, height, seen: [seen.width, seen.height] };
  });
  expect(sizes.width).toBeGreaterThanOrEqual(24);
  expect(sizes.height).toBeGreaterThanOrEqual(24);
  expect(sizes.seen).toEqual(['20px', '20px']);
});

test('[2.4.7] schools at the same place each have a marker that can be pressed @phone', async ({
  map,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await map.visit('?q=munnar');
  await expect(map.markers).toHaveCount(3);
  for (const name of [
    munnar,
    'Lower Primary School, Munnar',
    'Tribal Upper Primary School, Munnar',
  ]) {
    await map.marker(name).click();
    await expect(map.popup).toContainText('Munnar');
    await expect(map.popup).toHaveAccessibleName(new RegExp(name.split(',')[0] ?? ''));
    await map.popup.getByRole('button', { name: 'Close' }).click();
    await expect(map.popup).toHaveCount(0);
  }
});

test('[2.4.7] keys go from school to school, open, close, and come back @desktop', async ({
  map,
  page,
}) => {
  await map.visit('?district=Idukki');
  const names = await map.markers.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await map.section.getByRole('link', { name: 'OpenStreetMap' }).focus();
  await page.keyboard.press('Shift+Tab');
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  expect(await focused()).toBe(names[0]);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(names[1]);
  await page.keyboard.press('End');
  expect(await focused()).toBe(names.at(-1));
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(names[0]);
  // One stop of the Tab key for all schools.
  await page.keyboard.press('Tab');
  await expect(map.section.getByRole('link', { name: 'OpenStreetMap' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(map.popup).toBeFocused();
  await expect(map.popup).toHaveAccessibleName(/Project Ganitham: Government High School, Munnar/);
  await page.keyboard.press('Tab');
  await expect(map.popup.getByRole('link', { name: 'More Details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(map.popup).toHaveCount(0);
  expect(await focused()).toBe(names[0]);
});

test('[9] the wheel scrolls the page and leaves the map as it is @desktop', async ({
  map,
  page,
}) => {
  await map.visit();
  const before = { place: await map.place(), scroll: await page.evaluate(() => scrollY) };
  const box = await map.section.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('No map');
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.wheel(0, 240);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.scroll + 100);
  expect(await map.place()).toBe(before.place);
});

test('a mouse drags the map, and the buttons move and zoom it @desktop', async ({ map, page }) => {
  await map.visit();
  const before = await map.place();
  const box = await map.section.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('No map');
  await page.mouse.move(box.x + box.width - 80, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 200, box.y + 260, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => map.place()).not.toBe(before);
});

test('[9] [R28] a finger on the map scrolls the page; buttons move and zoom it @phone', async ({
  map,
  page,
}) => {
  await map.visit();
  const before = await map.place();
  const client = await page.context().newCDPSession(page);
  const box = await map.section.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('No map');
  const scroll = await page.evaluate(() => scrollY);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 10; step += 1) {
    const touchPoints = [{ x, y: y - step * 18 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll + 100);
  expect(await map.place()).toBe(before);

  await map.marker(pollachi).tap();
  await expect(map.popup).toContainText('Pollachi');
  await map.popup.getByRole('button', { name: 'Close' }).tap();
  await expect(map.popup).toHaveCount(0);

  for (const name of ['Zoom in', 'Move the map west', 'Move the map south', 'Zoom out']) {
    const place = await map.place();
    const button = map.section.getByRole('button', { name });
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(36);
    await button.tap();
    await expect.poll(() => map.place()).not.toBe(place);
  }
});

test('no animation moves the map for those who asked for less motion @phone', async ({
  map,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await map.visit();
  const before = await map.place();
  const isStill = await map.section.getByRole('button', { name: 'Zoom in' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    return document.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim') === null;
  });
  expect(isStill).toBe(true);
  expect(await map.place()).not.toBe(before);
});

test('[2.4.7] the map and its list pass WCAG 2.2 AA', async ({ map }) => {
  await map.visit('?district=Wayanad');
  await expectAccessible(map.page, { include: '#schools' });
});

test('[2.4.7] a popup passes WCAG 2.2 AA', async ({ map }) => {
  await map.visit('?district=Wayanad&school=57');
  await expect(map.popup).toBeVisible();
  await expectAccessible(map.page, { include: '#schools' });
});

test('the map fits every width @phone', async ({ map, page }) => {
  await map.visit();
  await expectNoSidewaysScrollAtAnyWidth(page);
});
