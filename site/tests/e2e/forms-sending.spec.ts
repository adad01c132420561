import type { Page } from '@playwright/test';
import { nullData } from '../support/fake-cms/faults.ts';
import {
  fillContact,
  fillRegistration,
  person,
  submitAndSeeItArrive,
} from '../support/fill-form.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { alertOf, failure, hydrated, messages, posts, statusOf, submit } from './form-page.ts';

/** Closes every alert and collects what they say. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });
  return alerts;
}

async function openFilled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  if (url.endsWith('/contact-us')) await fillContact(page);
  else await fillRegistration(page);
}

for (const [path, milliseconds, section] of [
  ['/opportunities/volunteer', 2000, '[4.2]'],
  ['/contact-us', 3000, '[4.3]'],
] as const) {
  test(`${section} [9] ${path}: "Submitted!" for ${milliseconds} ms, all emptied, no page load @phone`, async ({
    page,
  }) => {
    await page.clock.install();
    await openFilled(page, path);
    // From here on time passes only where the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    await expect(submit(page)).toHaveText('Submitted!');
    await expect(statusOf(page), '[R12]').toContainText('has arrived');
    const form = page.getByRole('main').locator('form');
    const values = form.evaluate((element: HTMLFormElement) => [
      ...new FormData(element).entries(),
    ]);
    expect((await values).filter(([, value]) => value !== '')).toEqual([]);
    await expect(messages(page)).toHaveCount(0);
    await page.clock.runFor(milliseconds - 1);
    await expect(submit(page)).toHaveText('Submitted!');
    await page.clock.runFor(1);
    await expect(submit(page)).toHaveText('Submit');
    await page.clock.resume();
    await expectAccessible(page, { include: 'main' });
    expect(await page.evaluate(() => sessionStorage.getItem('form:volunteer'))).toBeNull();
  });
}

test('[8] [R10] [R11] a failed post: the alert, the message on the page, everything typed stays @phone', async ({
  page,
  fakeCms,
  allowed,
}) => {
  allowed.problems.push(/status of 503/);
  fakeCms.set({ writes: { kind: 'status', status: 500 } });
  const alerts = alertsOf(page);
  await openFilled(page, '/contact-us');
  await submit(page).click();
  await expect(alertOf(page)).toHaveText(failure);
  await expect.poll(() => alerts).toEqual([failure]);
  await expect(statusOf(page)).toBeEmpty();
  await expect(page.getByRole('textbox').first()).toHaveValue(new RegExp(person.firstName));
  fakeCms.set({});
  await submitAndSeeItArrive(page);
  expect(fakeCms.records).toHaveLength(1);
});

test('[8] [R10] null data: no alert box, nothing reset; no network: as a failed post @phone', async ({
  page,
  fakeCms,
  allowed,
}) => {
  allowed.problems.push(/status of 503|ERR_FAILED|ERR_INTERNET|failed request/);
  fakeCms.set({ writes: nullData });
  const alerts = alertsOf(page);
  await openFilled(page, '/opportunities/volunteer');
  await submit(page).click();
  await expect(alertOf(page)).toHaveText(failure);
  await expect(page.getByLabel('First Name')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Yes')).toBeChecked();
  expect(alerts).toEqual([]);
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await submit(page).click();
  await expect.poll(() => alerts).toEqual([failure]);
  await expect(alertOf(page)).toHaveText(failure);
});

test('[8] what was typed survives a reload, in this tab alone, until it is cleared @phone', async ({
  page,
  context,
}) => {
  const address = '/opportunities/volunteer';
  await openFilled(page, address);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Institution Name')).toHaveValue(person.institutionName);
  const other = await context.newPage();
  await other.goto(address);
  await hydrated(other);
  await expect(other.getByLabel('First Name')).toHaveValue('');
  await page.getByRole('link', { name: 'Clear what I typed' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('[R13] a double click sends once @phone', async ({ page, fakeCms }) => {
  const seen = Promise.withResolvers<void>();
  await openFilled(page, '/contact-us');
  await page.route('**/*', (route) => seen.promise.then(() => route.continue()));
  await submit(page).dblclick();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Sending, one moment…')).toBeAttached();
  seen.resolve();
  await expect(statusOf(page)).not.toBeEmpty();
  await submit(page).click();
  expect(posts(fakeCms)).toHaveLength(1);
  await expect(messages(page)).toHaveCount(0);
});

test('[R13] an answer that was lost, and tried again, is one record @phone', async ({
  page,
  fakeCms,
  allowed,
}) => {
  allowed.problems.push(/status of 503/);
  fakeCms.set({ writes: { kind: 'store-then-cut' } });
  const alerts = alertsOf(page);
  await openFilled(page, '/opportunities/volunteer');
  await submit(page).click();
  await expect.poll(() => alerts).toEqual([failure]);
  fakeCms.set({});
  await page.reload();
  await hydrated(page);
  await submitAndSeeItArrive(page);
  expect(fakeCms.records).toHaveLength(1);
  expect(new Set(posts(fakeCms).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
