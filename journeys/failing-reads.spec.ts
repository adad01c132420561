import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const fail = (route: Route) => route.fulfill({ status: 500 });

test.beforeEach(async ({ admin, staff, allowed }) => {
  allowed.problems.push(/status of 500/);
  await admin.logIn(await staff.member('Editor'));
});

test('a failed read is reported beside a form and above a list, and does not look like an empty answer @slow', async ({
  admin,
}) => {
  const { page } = admin;
  await page.route('**/website/check/*', (route) => route.fulfill({ json: { data: [] } }));
  await admin.openNew('partner');
  await admin.field('Name').fill('Sample Library');
  await expect(admin.check()).toContainText('Nothing to correct.');
  await page.route('**/website/check/*', fail);
  await admin.field('Name').fill('Sample Library of Wayanad');
  await expect(admin.check()).toContainText('could not be checked');
  await expect(admin.check()).not.toContainText('Nothing to correct.');

  await page.route('**/website/{planned,projects}', fail);
  await admin.openList('school');
  await expect(page.getByText('A part of the column “Note” could not be read.')).toBeVisible();
  await expect(page.getByText('The titles of the projects could not be read.')).toBeVisible();
});

test('a late error of a filter that is off again does not replace the list @slow', async ({
  admin,
}) => {
  const { page } = admin;
  const held = Promise.withResolvers<Route>();
  await page.route('**/website/pictures?*unused=true*', held.resolve);
  await admin.open('/admin/pictures');
  const box = page.getByRole('checkbox', { name: 'Only those used nowhere' });
  await box.click();
  const late = await held.promise;
  await box.click();
  await expect(box).not.toBeChecked();
  const failed = page.waitForResponse(/unused=true/);
  await fail(late);
  await failed;
  await expect(admin.row('“').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
});
