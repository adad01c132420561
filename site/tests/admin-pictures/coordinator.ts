import { expect as wait } from '@playwright/test';
import type { AdminPages } from '../e2e-strapi/admin-pages.ts';
import type { StaffMember } from '../e2e-strapi/staff.ts';
import type { Camera } from './camera.ts';
import { LEAVING } from './sample-people.ts';

/** The admin is heavy, and the machine may be busy. */
const expect = wait.configure({ timeout: 30_000 });

/** A Coordinator's way: the list, one entry, the list as a file, and the erasure of one person. */
export async function photographCoordinator(
  admin: AdminPages,
  coordinator: StaffMember,
  take: Camera,
): Promise<void> {
  const { page } = admin;
  await admin.logIn(coordinator);
  await admin.openList('volunteer-form');
  await expect(admin.row('Lakshmi')).toBeVisible();
  const lastDays = page.getByRole('button', { name: 'Last 7 days' });
  await take(page, 'submissions', { ring: [lastDays] });

  await lastDays.click();
  await expect(admin.row('Lakshmi')).toBeHidden();
  await expect(admin.row('Aadhira')).toBeVisible();
  await take(page, 'submissions-csv', {
    ring: [page.getByRole('button', { name: 'Save as CSV' })],
  });

  await admin.row('Tamizhini').getByText('Tamizhini', { exact: true }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expect(notes).toHaveValue(/Attappadi/);
  await take(page, 'submission', { ring: [page.getByRole('combobox', { name: 'Status' })] });

  await admin.openList('volunteer-form');
  await page.getByRole('button', { name: 'Erase a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail of the person').fill(LEAVING.email);
  await dialog.getByRole('button', { name: 'Find' }).click();
  const erase = dialog.getByRole('button', { name: 'Erase for ever' });
  await expect(erase).toBeVisible();
  await take(page, 'erase', { ring: [erase] });
}
