import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';

const picture = fileURLToPath(new URL('../cms/seed-media/gallery/01.webp', import.meta.url));

test('[R43] an Editor publishes a story with a permitted image, changes its address, which redirects, and deletes it @slow', async ({
  admin,
  staff,
  site,
  allowed,
}) => {
  // What the CMS refuses to publish.
  allowed.problems.push(/status of 400 .*\/actions\/publish/);
  const { page } = admin;
  const title = 'Nine children and a rice chest';
  const answer = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    return [status, headers.get('Location')];
  };
  const shown = async (path: string) => (await fetch(site.url + path)).text();

  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('story');
  await admin.field('Title').fill(title);
  await page.getByRole('combobox', { name: 'Date' }).fill('20/11/2026');
  await page.keyboard.press('Tab');
  await admin.field('Summary').fill('What began as a sum became a bank of seeds.');
  await page.getByRole('textbox', { name: /^Text/ }).click();
  await page.keyboard.type('It began on a Tuesday.');
  await admin.addPicture(picture, 'A teacher reads to two children');
  await admin.field('What the picture shows').fill('A teacher reads to two children');
  await expect(admin.check()).toContainText('for each child a parent or guardian');

  // Without the tick it stays where it is, and the reason is said.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const reason = page.getByText(/Visitors may see a picture only when/);
  await expect(reason.first()).toBeVisible();
  const path = '/stories/nine-children-and-a-rice-chest';
  expect(await answer(path)).toEqual([404, null]);

  await admin.permission().check();
  await expect(reason, 'it is done').toHaveCount(0);
  await admin.publish();
  await expect.poll(() => shown('/stories')).toContain(title);
  const story = await shown(path);
  expect(story).toContain('<p>It began on a Tuesday.</p>');
  expect(story).toContain('alt="A teacher reads to two children"');
  expect(await shown('/')).toContain(title);
  expect(await shown('/stories/feed.xml')).toContain('<p>It began on a Tuesday.</p>');
  expect(await shown('/sitemap.xml')).toContain(`${path}</loc><lastmod>`);

  await admin.field('Page address').fill('seed-bank');
  await admin.publish();
  await expect.poll(() => answer('/stories/seed-bank')).toEqual([200, null]);
  await expect.poll(() => answer(path)).toEqual([301, '/stories/seed-bank']);

  await page.getByRole('button', { name: 'More document actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
  await expect.poll(() => answer('/stories/seed-bank')).toEqual([404, null]);
  expect(await shown('/stories/feed.xml')).not.toContain(title);
});
