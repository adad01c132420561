import type { Locator, Page } from '@playwright/test';
import labels from '../../app/labels/en.json' with { type: 'json' };
import listPage from '../../app/texts/content/list-page.json' with { type: 'json' };
import opportunityPages from '../../app/texts/content/opportunity-pages.json' with { type: 'json' };
import { expectedVolunteer, person } from '../support/fill-form.ts';
import { expect, test } from './fixtures.ts';
import { statusOf, submit } from './form-page.ts';
import { untilMenusHydrated } from './shell.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilMenusHydrated(page);
}

/**
 * Presses Tab until the target has the focus, as visitors without a mouse do. Each stop on the way
 * shows that it has the focus: by an outline of its own, of its card or of its label.
 */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    const { isThere, withoutOutline } = await page.evaluate(lookAtStop, wanted);
    expect(withoutOutline).toBeNull();
    if (isThere) return;
  }
  throw new Error(`The Tab key never came to ${target}`);
}

/** In the page: whether `wanted` has the focus, and what has it without an outline of at least 2 px. */
function lookAtStop(wanted: Node | null) {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return { isThere: false, withoutOutline: null };
  const wearers = [
    getComputedStyle(stop),
    getComputedStyle(stop, '::after'),
    getComputedStyle(stop.closest('label') ?? stop),
  ];
  const isShown = wearers.some(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  return {
    isThere: stop === wanted,
    withoutOutline: isShown ? null : stop.outerHTML.slice(0, 200),
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('by keyboard: from the hero to a project and on to volunteering @desktop', async ({
  page,
}) => {
  await open(page, '/');
  await walkTo(page, page.getByRole('link', { name: labels.home.explore }));
  await page.keyboard.press('Enter');
  await expect(heading(page, listPage.projectsHeading)).toBeFocused();
  await walkTo(page, page.getByRole('link', { name: /^Know More.*Project Spark/ }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Project Spark')).toBeFocused();
  await walkTo(page, page.getByRole('link', { name: listPage.projectCallButton }));
  await page.keyboard.press('Enter');
  await expect(heading(page, opportunityPages[0]?.heading ?? '')).toBeFocused();
  // The list of opportunities is another page of the same path.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, listPage.opportunitiesHeading)).toBeFocused();
});

test('by keyboard: every stop on the home page shows that it has the focus @desktop', async ({
  page,
}) => {
  await open(page, '/');
  await walkTo(page, page.getByRole('button', { name: 'Load More testimonials' }));
});

test('[2.7] by keyboard: a volunteer registers, after a first try with too little @desktop', async ({
  page,
  fakeCms,
}) => {
  await open(page, '/opportunities/volunteer');
  await walkTo(page, submit(page));
  await page.keyboard.press('Enter');
  // The list of error messages has the focus, and leads to the first field (R16).
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.keyboard.type(person.firstName);
  for (const name of ['lastName', 'email', 'mobileNumber'] as const) {
    await walkTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.type(person[name]);
  }
  await walkTo(page, page.getByLabel('Yes'));
  await page.keyboard.press('Space');
  for (const name of ['fieldOfStudy', 'institutionName', 'selfDescription'] as const) {
    await walkTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.type(person[name]);
  }
  await walkTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText('has arrived');
  expect(fakeCms.records.map(({ data }) => data)).toEqual([
    expect.objectContaining(expectedVolunteer),
  ]);
});
