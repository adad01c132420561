import type { Page } from '@playwright/test';
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
  for (const size of SIZES) {
    await page.setViewportSize(size);
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
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('button').last();
  await expect(last, name).toBeInViewport({ ratio: 1 });
  if (await last.isEnabled()) await last.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(dialog, name).toHaveCount(0);
}
