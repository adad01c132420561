import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Admin } from '../cms/tests/support/admin.ts';
import { valueAt } from '../cms/tests/support/http.ts';
import { expect, jpegFile, test } from './fixtures.ts';

/** A small laptop, and a phone. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const LIST = '/admin/content-manager/collection-types';

/** Where each dialog is opened, and by which button. */
const DIALOGS = [
  ['/admin/make-it-yours', 'Remove sample content'],
  [`${LIST}/api::school.school`, 'Import'],
  [`${LIST}/api::team.team/create`, /^Choose: /],
  [`${LIST}/api::volunteer-form.volunteer-form`, 'Erase a person'],
] as const;

test('every dialog fits a small laptop and a phone, so that its last button can be pressed @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const [editor, author, coordinator] = [
    await staff.member('Editor'),
    await staff.member('Author'),
    await staff.member('Coordinator'),
  ];
  const picture = await uploadedPicture(administrator);
  await uploadedPicture(administrator);
  const body = `Twelve books.\n\n![A shelf](${picture})`;
  const words = { title: 'Our shelf', address: 'our-shelf', body, imagePermission: true };
  const { json, text } = await administrator.publish('page', words);
  const documentId = valueAt(json, 'data', 'documentId');
  expect(documentId, text).toEqual(expect.any(String));
  const entry = `/content-manager/collection-types/api::page.page/${documentId}`;
  await administrator.callAsForm('POST', `${entry}/actions/publish`, {
    ...words,
    title: 'Our shelves',
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const fits = (name: string) => expectToFit(page, `${name} at ${size.width} pixels`);
    await admin.logIn(editor);
    await admin.open(`/admin${entry}`);
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await fits('Link');
    await page.getByRole('img', { name: 'A shelf' }).click();
    await page.getByRole('button', { name: 'Alternative text' }).click();
    await fits('Picture in a text');
    // On a phone the panels are folded away.
    if (size.width < 768) await page.getByRole('button', { name: 'Open more actions' }).click();
    await page
      .getByRole('button', { name: /^Published / })
      .first()
      .click();
    await fits('A version');
    await admin.open('/admin/pictures');
    await page.getByRole('checkbox', { name: 'Tick all that no entry uses' }).check();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await fits('Delete pictures');
    await page.getByRole('button', { name: /^Add .* to the gallery$/ }).click();
    await fits('Add to the gallery');
    await admin.logIn(author);
    await admin.openNew('page', 'Save');
    await admin.field('Title').fill(`Our garden ${size.width}`);
    await admin.field(/^Text\W*$/).fill('Beans.');
    await admin.save();
    await page.getByRole('button', { name: 'Ask for publication' }).click();
    await fits('Ask for publication');
    for (const [path, button] of DIALOGS) {
      await admin.logIn(path.includes('form') ? coordinator : editor);
      await admin.open(path);
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await fits(String(button));
    }
  }
});

/** The address of a picture that was just uploaded. */
async function uploadedPicture(administrator: Admin): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([await readFile(jpegFile)]), 'shelf.jpg');
  const { json, text } = await administrator.call('POST', '/upload/files', form);
  const address = valueAt(json, 'url');
  expect(address, text).toEqual(expect.any(String));
  return String(address);
}

/** Presses the last button without doing what it does: it is seen, and nothing lies above it. */
async function expectToFit(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  const last = dialog.getByRole('button').last();
  await expect(last, name).toBeInViewport({ ratio: 1 });
  if (await last.isEnabled()) await last.click({ trial: true });
  await dialog
    .getByRole('button', { name: /^(Cancel|Close)/ })
    .first()
    .click();
  await expect(dialog, name).toHaveCount(0);
}
