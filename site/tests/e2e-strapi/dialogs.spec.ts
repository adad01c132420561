import type { Page } from '@playwright/test';
import { valueAt } from '../../../cms/tests/http.ts';
import { expect, test } from './fixtures.ts';

/** A small laptop, and a phone. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const LIST = '/admin/content-manager/collection-types';

/** Where each dialog is opened, and by which button. */
const DIALOGS = [
  ['/admin/make-it-yours', 'Remove sample content'],
  [`${LIST}/api::gallery.gallery`, 'Add several'],
  [`${LIST}/api::school.school`, 'Import'],
  [`${LIST}/api::team.team/create`, /^Choose: /],
  [`${LIST}/api::volunteer-form.volunteer-form`, 'Erase a person'],
] as const;

test('every dialog fits a small laptop and a phone: its last button can be pressed @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const [editor, coordinator] = [await staff.member('Editor'), await staff.member('Coordinator')];
  const words = { title: 'Our shelf', address: 'our-shelf', body: 'Twelve books.' };
  const { json } = await staff.administrator.publish('page', words);
  const entry = `${LIST}/api::page.page/${valueAt(json, 'data', 'documentId')}`;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await admin.logIn(editor);
    await admin.open(entry);
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expectToFit(page, `Link at ${size.width} pixels`);
    const version = page.getByRole('button', { name: /^Published / }).first();
    // On a phone the panels are folded away.
    if (size.width < 768) await page.getByRole('button', { name: 'Open more actions' }).click();
    await version.click();
    await expectToFit(page, `A version at ${size.width} pixels`);
    await admin.open('/admin/pictures');
    await page.getByRole('checkbox', { name: 'Tick all that are used nowhere' }).check();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expectToFit(page, `Delete pictures at ${size.width} pixels`);
    for (const [path, button] of DIALOGS) {
      await admin.logIn(path.includes('form') ? coordinator : editor);
      await admin.open(path);
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await expectToFit(page, `${button} at ${size.width} pixels`);
    }
  }
});

/** Presses the last button without doing what it does: it is seen, and nothing lies above it. */
async function expectToFit(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  const last = dialog.getByRole('button').last();
  await expect(last, name).toBeInViewport({ ratio: 1 });
  if (await last.isEnabled()) await last.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(dialog, name).toHaveCount(0);
}
