import type { Page } from '@playwright/test';
import { type Admin, type Login, logIn } from '../../../cms/tests/admin.ts';
import { valueAt } from '../../../cms/tests/http.ts';
import { adminPath } from '../../../cms/tests/types.ts';
import type { AdminPages } from './admin-pages.ts';
import { expect, test } from './fixtures.ts';

/** A small laptop, and a phone. */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const LIST = '/admin/content-manager/collection-types';
const MANY_LINES = Array.from({ length: 60 }, (_, index) => `A line ${index}.`).join('\n\n');

/** Where a dialog is opened, as whom, and by which button. */
interface DialogPlace {
  readonly login: Login;
  readonly path: string;
  readonly button: string | RegExp;
  /** What is pressed before. */
  readonly before?: (admin: AdminPages) => Promise<void>;
}

test('every dialog fits a small laptop and a phone: its last button can be pressed @slow', async ({
  admin,
  staff,
  strapi,
}) => {
  const { page } = admin;
  const [editor, author] = [await staff.member('Editor'), await staff.member('Author')];
  const coordinator = await staff.member('Coordinator');
  const story = await changedStory(staff.administrator);
  const byAuthor = await logIn(strapi.url, author);
  const mine = await draftOf(byAuthor, 'Mine');
  const asked = await draftOf(byAuthor, 'Asked for', true);
  const dialogs: readonly DialogPlace[] = [
    { login: editor, path: '/admin/make-it-yours', button: 'Remove sample content' },
    { login: editor, path: `${LIST}/api::gallery.gallery`, button: 'Add several' },
    { login: editor, path: `${LIST}/api::school.school`, button: 'Import' },
    { login: editor, path: `${LIST}/api::team.team/create`, button: /^Choose: / },
    { login: editor, path: story, button: /^(Published|Saved) \d/ },
    { login: editor, path: story, button: 'Link' },
    { login: editor, path: story, button: 'Picture', before: chooseImage },
    { login: editor, path: '/admin/languages', button: /^Compare the English of A long story/ },
    { login: editor, path: asked, button: 'Send back' },
    { login: author, path: mine, button: 'Ask for publication' },
    {
      login: coordinator,
      path: `${LIST}/api::volunteer-form.volunteer-form`,
      button: 'Erase a person',
    },
  ];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const { login, path, button, before } of dialogs) {
      await admin.logIn(login);
      await admin.open(path);
      await before?.(admin);
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
  await dialog.getByRole('button', { name: 'Close modal' }).click();
  await expect(dialog, name).toHaveCount(0);
}

async function chooseImage({ page }: AdminPages): Promise<void> {
  await page
    .getByRole('textbox', { name: /^Text\W*$/ })
    .getByRole('img')
    .click();
}

/** A story with a picture in its long text, which was changed after it was translated; its form. */
async function changedStory(administrator: Admin): Promise<string> {
  const { json } = await administrator.call('GET', '/upload/files?pageSize=1');
  const image = `![A flower](${valueAt(json, 'results', 0, 'url')})`;
  const words = {
    title: 'A long story',
    slug: 'a-long-story',
    date: '2026-06-01',
    summary: 'S',
    imagePermission: true,
  };
  const made = await administrator.publish('story', {
    ...words,
    text: `${image}\n\n${MANY_LINES}`,
  });
  const entry = adminPath('story', valueAt(made.json, 'data', 'documentId'));
  const inMalayalam = { title: 'ഒരു നീണ്ട കഥ', summary: 'ക', text: 'ഖ' };
  await administrator.call('POST', `${entry}/actions/publish?locale=ml`, inMalayalam);
  const text = `${image}\n\nOther lines.\n\n${MANY_LINES.replaceAll('line', 'word')}`;
  const changed = await administrator.call('PUT', `${entry}?locale=en`, { ...words, text });
  expect(changed.status, changed.text).toBe(200);
  return `/admin${entry}`;
}

/** The form of an activity that an Author wrote, and asked for. */
async function draftOf(author: Admin, title: string, isAskedFor = false): Promise<string> {
  const words = { title, description: 'Come and see.' };
  const { json } = await author.call('POST', adminPath('just-in'), words);
  const documentId = valueAt(json, 'data', 'documentId');
  const asking = `/website/asked-for/api::just-in.just-in/${documentId}?locale=en`;
  if (isAskedFor) expect((await author.call('POST', asking, { sentence: '' })).status).toBe(200);
  return `/admin${adminPath('just-in', documentId)}`;
}
