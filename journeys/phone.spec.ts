import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { call, valueAt } from '../cms/tests/support/http.ts';
import { adminPath } from '../cms/tests/support/types.ts';
import { expect, jpegFile, test } from './fixtures.ts';

const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true });

/** Whether nothing of it lies outside the screen. */
async function expectWhole(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    const { x, width } = (await target.boundingBox()) ?? { x: -1, width: 0 };
    expect(x, 'it begins on the screen').toBeGreaterThanOrEqual(0);
    expect(x + width, 'it ends on the screen').toBeLessThanOrEqual(WIDTH);
  }).toPass({ timeout: 5000 });
}

test('on a phone a list shows the whole name first, then the date', async ({
  admin,
  staff,
  strapi,
}) => {
  const person = {
    firstName: 'Lakshminarayanan',
    lastName: 'Venkatasubramanian',
    email: 'lakshmi@sample.example',
    mobileNumber: '9876501234',
    student: '0',
  };
  await call(`${strapi.url}/api/volunteer-forms`, {
    method: 'POST',
    token: strapi.writeToken,
    body: { data: person },
  });
  await admin.logIn(await staff.member('Coordinator'));
  await admin.openList('volunteer-form');
  const row = admin.row('Lakshminarayanan');
  const name = row.getByRole('link', { name: 'Lakshminarayanan Venkatasubramanian' });
  await expectWhole(name);
  await expectWhole(row.getByText(/^\d+ \w+ \d{4}, \d\d:\d\d$/));
  await name.tap();
  await expect(admin.field('Last name')).toHaveValue('Venkatasubramanian');
  for (const way of [/^E-mail/, /^Call/, /^WhatsApp/]) {
    await expect(admin.page.getByRole('link', { name: way })).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone each of the admin’s own pages begins with the name of the entry @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const title = 'A day on which nobody was late, and the bus came twice';
  const draft = async () => {
    const { json } = await administrator.call('POST', adminPath('page'), { title, body: 'So.' });
    return String(valueAt(json, 'data', 'documentId'));
  };
  const planned = await draft();
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const wished = { publish: `${day}T09:00`, unpublish: '', shownIds: [] };
  const plans = `/website/plans/api::page.page/${planned}?locale=en`;
  expect((await administrator.call('POST', plans, wished)).status).toBe(200);
  await administrator.callAsForm('DELETE', adminPath('page', await draft()));

  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin');
  await page.getByRole('link', { name: /^Planned: \d+, the next on \d+ \w+ \d{4}, 09:00$/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planned');
  await expectWhole(page.getByRole('link', { name: title }));
  await admin.open('/admin/bin');
  await expectWhole(page.getByRole('row').getByText(title));
  await admin.open('/admin/languages?filter=all');
  await expectWhole(page.getByRole('row').getByText('A queue for Saturn'));
  await admin.open('/admin/make-it-yours');
  const ofTheSample = page.getByRole('row').getByText(/^Of the sample: /);
  await expectWhole(ofTheSample.first());
  await administrator.remove('page', planned);
});

test('on a phone a touch cannot remove a part of the first page', async ({ admin, staff }) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin');
  const part = page.getByRole('region', { name: 'Start' });
  await expect(part.getByRole('link', { name: 'Write a story' })).toBeVisible();
  await expect(part.getByRole('button')).toHaveCount(0);
});

test('on a phone the dialog of images is shown completely @slow', async ({ admin, staff }) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('story');
  await expectWhole(page.getByRole('link', { name: 'A queue for Saturn' }));
  await admin.openNew('story');
  await page.getByRole('button', { name: /Click to add an asset/ }).tap();
  const add = page.getByRole('button', { name: 'Add more assets' });
  await expectWhole(add);
  await page.getByText('Sample pictures').tap();
  await expectWhole(page.getByRole('button', { name: 'Go to next page' }));
  await add.tap();
  await page.locator('input[type=file]').setInputFiles(jpegFile);
  const card = page.getByRole('dialog').getByRole('button', { name: 'meta_og_image.jpg' });
  const width = async () => (await card.boundingBox())?.width;
  await expect.poll(width, 'its name fits in a line').toBeGreaterThan(250);
  await page.getByRole('button', { name: /^Upload 1 asset/ }).tap();
  await expect(page.getByRole('tab', { name: /^Selected files/ })).toBeVisible();
  await expect.poll(width, 'also once it is uploaded').toBeGreaterThan(250);
  await expectWhole(page.getByRole('button', { name: 'Finish' }));
});

test('on a phone an Editor deletes an unused image after one question @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const form = new FormData();
  form.append('files', new Blob([await readFile(jpegFile)]), 'spare.jpg');
  const uploaded = await staff.administrator.call('POST', '/upload/files', form);
  expect(uploaded.status, uploaded.text).toBe(201);
  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin/pictures');
  const row = admin.row('spare.jpg');
  await expectWhole(row.getByText('Nowhere'));
  await expect(admin.row('“').first().getByRole('checkbox'), 'one in use').toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Only those used nowhere' }).tap();
  await expect(admin.row('“')).toHaveCount(0);
  await row.getByRole('checkbox').tap();
  await page.getByRole('button', { name: 'Delete 1 picture' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Delete 1 picture?' });
  await expectWhole(question);
  await question.getByRole('button', { name: 'Delete 1 picture' }).tap();
  await expect(page.getByText('Deleted: 1 picture.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
