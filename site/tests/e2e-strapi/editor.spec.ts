import { expect, test } from './fixtures.ts';

test('an editor logs in and finds the activities', async ({ admin, staff }) => {
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('just-in');
  await expect(admin.page.getByRole('heading', { name: 'Activity' })).toBeVisible();
});
