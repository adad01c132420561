import { expect, test } from './fixtures.ts';

// Finds a page or panel that breaks as soon as it is drawn. What each does has its own journey, often a slow one.
test('an Editor opens every page of the menu, and a form, a translation and a list with all their parts', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin');
  const title = page.getByRole('heading', { level: 1 });
  const widgets = ['Start', 'Find', 'Asked for', 'Due'];
  for (const name of widgets) await expect(page.getByRole('heading', { name })).toBeVisible();
  const pages = ['Find', 'Make it yours', 'Languages', 'Asked for', 'Planned', 'Bin', 'Pictures'];
  for (const name of pages) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(title).toHaveText(name);
  }
  const ends = /^(?:Content Manager|Find|Pictures|Media Library)$/;
  const links = page.getByRole('navigation').getByRole('link', { name: ends });
  for (const [index, name] of ['Content Manager', 'Find', 'Pictures', 'Media Library'].entries()) {
    await expect(links.nth(index), 'our pages are between Strapi’s').toHaveAccessibleName(name);
  }

  await admin.openList('story');
  await expect(page.getByRole('gridcell', { name: 'en hi kn ml ta' }).first()).toBeVisible();
  // A published one: a draft cannot be taken off.
  await admin.row('A queue for Saturn').click();
  const panels = ['Check before you publish', 'Preview', 'Planning', 'If it is taken off'];
  for (const name of [...panels, 'History']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(admin.check()).toContainText('Nothing to correct.');

  const homePage = '/admin/content-manager/single-types/api::home-page.home-page';
  // The page of languages links to the field that is out of date.
  await admin.open(`${homePage}?plugins[i18n][locale]=ml&translate=heroHeading`);
  const heading = page.getByRole('group', { name: 'Heading', exact: true }).first();
  await expect(heading).toBeFocused();
  const english = heading.getByText('English');
  await expect(english).toBeVisible();
  const field = heading.getByRole('textbox');
  const [left, right] = await Promise.all([english.boundingBox(), field.boundingBox()]);
  if (!left || !right) throw new Error('The English or the field has no box');
  expect(left.x + left.width, 'the English is left of the field').toBeLessThan(right.x);
  // The label of the field stands between the two tops.
  expect(right.y, 'the field is not below the English').toBeLessThan(left.y + 40);

  await admin.openList('school');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
