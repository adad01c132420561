import { copyFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect as wait } from '@playwright/test';
import type { AdminPages } from '../e2e-strapi/admin-pages.ts';
import type { StaffMember } from '../e2e-strapi/staff.ts';
import type { Camera } from './camera.ts';
import { TODAY } from './sample-people.ts';

/** The admin is heavy, and the machine may be busy. */
const expect = wait.configure({ timeout: 30_000 });

const SAMPLE = fileURLToPath(new URL('../../../cms/seed-media/gallery/01.webp', import.meta.url));
const TITLE = 'Book fair on Saturday';

/** A photo with a name and a day, as from a phone. */
async function photoIn(folder: string): Promise<string> {
  const file = path.join(folder, 'book-fair.webp');
  await copyFile(SAMPLE, file);
  await utimes(file, TODAY, TODAY);
  return file;
}

/** An Editor's way through the admin, from logging in to what is live. `folder` is for its photo. */
export async function photographEditor(
  admin: AdminPages,
  editor: StaffMember,
  take: Camera,
  folder: string,
): Promise<void> {
  const { page } = admin;
  await admin.open('/admin');
  const login = page.getByRole('button', { name: 'Login' });
  await page.getByLabel('Email').fill(editor.email);
  await take(page, 'log-in', { ring: [login] });
  await admin.logIn(editor);

  await admin.openList('just-in');
  const create = page.getByRole('link', { name: 'Create new entry' });
  await expect(admin.row('Science Night')).toBeVisible();
  await take(page, 'activities', { ring: [create.first()] });

  await admin.openNew('just-in');
  await admin.field('Title').fill(TITLE);
  await admin
    .field('Text')
    .fill('Two hundred books, and somebody to read them with. In the school yard, from nine.');
  await admin.field('Words on the button').fill('Come along');
  await expect(admin.check()).toContainText('no link');
  await take(page, 'check', { only: admin.check() });
  await admin.field('Link').fill('/contact-us');

  await page.getByRole('button', { name: /Click to add an asset/ }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByRole('button', { name: 'Add more assets' })).toBeVisible();
  await take(page, 'picture-add', {
    ring: [dialog.getByRole('button', { name: 'Add more assets' })],
  });
  await dialog.getByRole('button', { name: 'Add more assets' }).click();
  await page.locator('input[type=file]').setInputFiles(await photoIn(folder));
  const pencil = page.getByRole('button', { name: 'Edit' }).last();
  await take(page, 'picture-pencil', {
    ring: [pencil],
    pointer: page.getByRole('dialog').getByText('book-fair.webp'),
  });
  await pencil.click();
  const words = page.getByRole('textbox', { name: 'Alternative text' });
  await words.fill('A teacher reads to two children');
  await take(page, 'picture-words', {
    ring: [words, page.getByRole('dialog').last().getByRole('button', { name: 'Finish' })],
  });
  await page.getByRole('dialog').last().getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: /^Upload 1 asset/ }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await admin.save();
  await expect(admin.check()).toContainText('Nothing to mend.');
  await expect(page.getByText('Saved document')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  const openPreview = page.getByRole('button', { name: 'Open preview' });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await take(page, 'saved', { ring: [openPreview, publish] });

  const preview = await admin.openPreview();
  await expect(preview.getByRole('heading', { name: TITLE })).toBeVisible();
  const leave = preview.getByRole('button', { name: 'Leave the preview' });
  await take(preview, 'preview', { ring: [leave] });
  await preview.close();

  await admin.publish();
  await expect(page.getByText('Published document')).toBeHidden();
  await page.getByRole('button', { name: 'More document actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeVisible();
  await take(page, 'published');
  await page.keyboard.press('Escape');

  await admin.open('/admin/plugins/upload');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'media-library');
}
