import { AdminPages } from './admin-pages.ts';
import { expect, test } from './fixtures.ts';

test('an Author has the button “Ask for publication” in place of “Publish”', async ({
  admin,
  staff,
}) => {
  await admin.logIn(await staff.member('Author'));
  await admin.openNew('page', 'Ask for publication');
  await expect(admin.page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
});

test('an Author asks for publication in two languages, an Editor sends back and publishes, and History shows each step @slow', async ({
  admin,
  staff,
  site,
  strapi,
  browser,
}) => {
  const onSite = async (path: string) => (await fetch(`${site.url}${path}`)).text();
  /** As the website reads it where it offers Malayalam. */
  const inMalayalam = async () => {
    const headers = { Authorization: `Bearer ${strapi.readToken}` };
    return (await fetch(`${strapi.url}/api/pages?locale=ml`, { headers })).text();
  };
  const theirs = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const editor = new AdminPages(await theirs.newPage(), strapi.url);
  await editor.logIn(await staff.member('Editor'));
  await admin.logIn(await staff.member('Author'));
  const { page } = admin;
  const ask = page.getByRole('button', { name: 'Ask for publication' });
  const dialog = page.getByRole('dialog', { name: 'Ask for publication' });
  const panel = page.getByRole('complementary').filter({ hasText: 'Publication' });
  const inPanel = (words: string | RegExp) => expect(panel.getByText(words).first()).toBeVisible();

  await admin.open('/admin/content-manager/collection-types/api::page.page/create');
  await expect(ask).toBeDisabled();
  await expect(page.getByText('An Editor plans when')).toBeVisible();
  await admin.field('Title').fill('Our library');
  await admin.field(/^Text\W*$/).fill('Open on Mondays.');
  await admin.save();
  await ask.click();
  await dialog.getByRole('textbox').fill('The books are here.');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await inPanel('Author Sample asked for publication');
  await expect(page.getByRole('button', { name: 'Asked for', exact: true })).toBeDisabled();

  const address = new URL(page.url());
  address.searchParams.set('plugins[i18n][locale]', 'ml');
  await page.goto(address.href);
  await admin.field('Title').fill('ഞങ്ങളുടെ വായനശാല');
  await admin.field(/^Text\W*$/).fill('തിങ്കളാഴ്ച തുറക്കും.');
  await admin.save();
  await ask.click();
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await inPanel('Author Sample asked for publication');

  await editor.openList('page');
  await expect(editor.row('Our library')).toContainText('Asked for by Author Sample');
  await editor.open('/admin');
  await expect(editor.page.getByRole('link', { name: 'Our library' })).toBeVisible();
  await editor.page.getByRole('link', { name: 'Asked for: 2' }).click();
  const rows = editor.row('ibrary').or(editor.row('വായനശാല'));
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('The books are here.');
  await editor.page.getByRole('link', { name: 'Our library' }).click();
  await editor.page.getByRole('button', { name: 'Open more actions' }).click();
  await editor.page.getByRole('button', { name: 'Send back' }).click();
  const sendBack = editor.page.getByRole('dialog', { name: 'Send back' });
  await expect(sendBack.getByRole('button', { name: 'Send back' })).toBeDisabled();
  await sendBack.getByRole('textbox').fill('At which hour?');
  await sendBack.getByRole('button', { name: 'Send back' }).click();
  await expect(editor.page.getByText('It is sent back.')).toBeVisible();

  await admin.open('/admin/asked-for');
  await expect(admin.row('Our library')).toContainText('Sent back by Editor Sample');
  await page.getByRole('link', { name: 'Our library' }).click();
  await inPanel('“At which hour?”');
  await admin.field(/^Text\W*$/).fill('Open on Mondays at nine.');
  await admin.save();
  await ask.click();
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await inPanel('Author Sample asked for publication');
  await admin.field(/^Text\W*$/).fill('Open on Mondays at ten.');
  await admin.save();

  await editor.page.setViewportSize({ width: 1440, height: 900 });
  await editor.page.reload();
  const atEditor = editor.page.getByRole('complementary').filter({ hasText: 'Publication' });
  await expect(atEditor.getByText('Changed since by Author Sample.')).toBeVisible();
  await atEditor.getByRole('button', { name: 'Compare' }).click();
  const version = editor.page.getByRole('dialog', { name: /^Asked for on/ });
  await expect(version.locator('del, ins')).toHaveText(['nine.', 'ten.']);
  await version.getByRole('button', { name: 'Close' }).last().click();
  expect(await onSite('/our-library')).not.toContain('Open on Mondays');
  expect(await inMalayalam()).not.toContain('തിങ്കളാഴ്ച');
  await editor.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => onSite('/our-library')).toContain('Open on Mondays at ten.');
  await expect(atEditor.getByText('asked for publication')).toHaveCount(0);

  await editor.open('/admin/asked-for');
  await editor.page.getByRole('link', { name: 'ഞങ്ങളുടെ വായനശാല' }).click();
  await editor.publish();
  await expect.poll(inMalayalam).toContain('തിങ്കളാഴ്ച തുറക്കും.');
  await editor.open('/admin/asked-for');
  await expect(editor.page.getByText('Nothing is asked for.')).toBeVisible();

  await page.reload();
  const history = page.getByRole('complementary').filter({ hasText: 'History' });
  await history.getByRole('button', { name: /^Show all/ }).click();
  await expect(history.getByRole('listitem')).toHaveText([
    /^Published .*Editor Sample$/,
    /^Saved .*Author Sample$/,
    /^Asked for .*Author Sample$/,
    /^Saved .*Author Sample$/,
    /^Sent back .*Editor Sample$/,
    /^Asked for .*Author Sample$/,
    /^Saved .*Author Sample$/,
  ]);
  await theirs.close();
});

test('an Author who deletes what visitors see reads that only own entries can be deleted @slow', async ({
  admin,
  allowed,
  staff,
}) => {
  const { page } = admin;
  const visible = { title: 'Our reading room', body: 'Open on Mondays.' };
  const published = await staff.administrator.publish('page', visible);
  expect(published.status, published.text).toBe(200);
  await admin.logIn(await staff.member('Author'));
  // Strapi shows “Delete” also to an Author who may not delete the entry.
  allowed.problems.push(/403/);
  await admin.openList('page');
  await admin.row(visible.title).getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete entry (all locales)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('An Author can delete only their own entries')).toBeVisible();
});
