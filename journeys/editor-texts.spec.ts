import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Site } from '../site/tests/support/start-site.ts';
import { expect, test } from './fixtures.ts';

const logo = fileURLToPath(new URL('../cms/seed-media/gallery/01.webp', import.meta.url));
const report = fileURLToPath(
  new URL('../site/organisation/files/docs/80G-Certificate.pdf', import.meta.url),
);
const schools = `\ufeffname;district;latitude;longitude;project\r
ഗവൺമെന്റ് സ്കൂൾ, Sample Village;Idukki;9,93;76.95;pg\r
Swapped School;Idukki;76.95;9.93;pg\r
`;

/** Reads a page of the website. */
const textOf = async (site: Site, path: string) => (await fetch(site.url + path)).text();

/** Waits until the website shows words on a page, which the message of the CMS makes it do at once. */
async function expectLive(site: Site, path: string, words: RegExp): Promise<void> {
  const hasWords = async () => words.test(await textOf(site, path));
  await expect.poll(hasWords, { intervals: [20], message: `${words} on ${path}` }).toBe(true);
}

test('an Editor publishes a sentence of the home page, and confirms from the list of languages that a translation is still right @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openSingle('home-page');
  await admin.field('Sentence below the heading').fill('Every child counts, says {name}.');
  await admin.publish();
  await expectLive(site, '/', /Every child counts, says /);

  await admin.open('/admin/languages');
  const translations = page.getByRole('row').filter({ hasText: 'Home page' });
  const older = translations.getByRole('link', { name: 'Older than English' });
  await expect(older).toHaveCount(4);
  await older.first().click();
  await expect(page).toHaveURL(/home-page.*locale[^&]*=ml/);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  const panel = page
    .getByRole('complementary')
    .filter({ hasText: 'The English was changed since' });
  await expect(panel).toContainText('“Sentence below the heading”');
  const sentence = page.getByRole('group', { name: 'Sentence below the heading' });
  await expect(sentence).toBeFocused();
  await expect(sentence.locator('del, ins').last()).toContainText('{name}.');
  await sentence.getByRole('button', { name: 'It is still right: Sentence below' }).click();
  await expect(panel).toHaveCount(0);
  await admin.open('/admin/languages');
  await expect(older).toHaveCount(3);
});

test('an Editor writes a page with a heading, and visitors find it from the footer at once @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('page');
  await admin.field('Title').fill('School visits');
  await admin.field(/^Text\W*$/).fill('How to come');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Write to {email}.');
  await page.getByRole('combobox', { name: /Linked from/ }).click();
  await page.getByRole('option', { name: 'The footer of every page' }).click();
  await admin.publish();
  await expectLive(site, '/school-visits', /<h2[^>]*>How to come<\/h2>/);
  await expectLive(site, '/team', /href="\/school-visits"[^>]*>School visits</);
  expect(await textOf(site, '/sitemap.xml')).toContain('/school-visits');
});

test('an Editor adds a partner with a logo, which visitors see at once @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('partner');
  await admin.field('Name').fill('Sunbird Books');
  await page.getByRole('combobox', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Volunteer' }).click();
  await admin.addPicture(logo, 'A bird on a book');
  await admin.publish();
  await expectLive(site, '/', /<img src="\/images\/[^>]*>(?:(?!<img).)*Sunbird Books/s);
});

test('an Editor renames the organisation, and website and admin have the new name at once @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openSingle('organisation');
  await admin.field('Founded in').fill('2015');
  await admin.field(/^Name/).first().fill('Sunbird Trust');
  await admin.publish();
  await expectLive(site, '/about-us', /Since 2015/);
  await expectLive(site, '/team', /<title>[^<]* \| Sunbird Trust</);
  await admin.open('/admin');
  await expect(page.getByText('The CMS of Sunbird Trust')).toBeVisible();
});

test('an Editor replaces the file of a report, and visitors get the new one at once @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('document');
  await expect(admin.row('Annual Report 2023–24')).toContainText(/Annual report\s*2024/);
  await admin
    .row('Annual Report 2024–25')
    .getByRole('link', { name: 'Annual Report 2024–25' })
    .click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const file = page.getByRole('dialog');
  await expect(file.getByRole('button', { name: /^Replace/ })).toHaveText(
    'Replace: live at once, without Publish',
  );
  await file.getByRole('button', { name: 'Cancel' }).click();
  await admin.replaceFile(report);
  await admin.publish();
  await expectLive(site, '/', /Annual Report 2024–25[^P]*PDF, 19 KB/);
});

test('the list of schools has a map of each school @slow', async ({ admin, staff }) => {
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('school');
  const place = admin.row('Ganitham').getByRole('link', { name: 'Map of' }).first();
  const map = /^https:\/\/www\.openstreetmap\.org\/\?mlat=[\d.]+&mlon=[\d.]+#map=12\//;
  await expect(place).toHaveAttribute('href', map);
  await expect(place).toHaveAttribute('rel', /noreferrer/);
});

test('an Editor corrects a table of schools, chooses it again and imports it, and visitors see the new school at once @slow', async ({
  admin,
  staff,
  site,
}, testInfo) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('school');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import schools' });
  const table = testInfo.outputPath('schools.csv');
  await writeFile(table, schools.replace('9,93', 'nowhere'));
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles(table);
  };
  await choose();
  await expect(dialog.getByRole('status')).toContainText('0 new, 0 changed, 0 unchanged, 2 wrong');
  // Mended on the disk, and chosen again under its name.
  await writeFile(table, schools);
  await choose();
  await expect(dialog.getByRole('status')).toContainText('1 new, 0 changed, 0 unchanged, 1 wrong');
  // The wrong row is the last of the file.
  await expect(dialog.getByRole('row').nth(1)).toContainText(/Swapped School.*swapped/);
  await expect(dialog.getByText('Wrong, and left out: row 3')).toBeInViewport();
  expect(await textOf(site, '/')).not.toContain('Sample Village');
  await dialog.getByRole('button', { name: 'Import 1 school' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 school imported');
  await expectLive(site, '/', /ഗവൺമെന്റ് സ്കൂൾ, Sample Village/);
  expect(await textOf(site, '/')).not.toContain('Swapped School');
});

test('[R32] an Editor reads what visitors see after a built-in page is taken off, and “No page” removes it @slow', async ({
  admin,
  staff,
  site,
  allowed,
}) => {
  const { page } = admin;
  const status = async (path: string) => (await fetch(site.url + path)).status;
  const text = async (path: string) => (await fetch(site.url + path)).text();
  const see = async (choice: RegExp) => {
    await page.getByRole('combobox', { name: /Visitors see/ }).click();
    // The list may reach below the window, where no mouse gets.
    await page.getByRole('option', { name: choice }).press('Enter');
  };
  const takenOff = page.getByRole('complementary').filter({ hasText: 'If it is taken off' });
  await admin.logIn(await staff.member('Editor'));
  await admin.openSingle('home-page');
  await expect(takenOff).toContainText('visitors then see the texts that the website began with');

  await admin.openList('page');
  await admin.row('Refunds').getByText('Refunds').first().click();
  const stays =
    'The page does not disappear: at /refunds-cancellations visitors then see the text that the website began with. So that there is no such page, choose “No page” under “Visitors see”, and publish.';
  await expect(takenOff).toContainText(stays);
  expect(await text('/terms')).toContain('href="/refunds-cancellations"');
  await see(/^No page/);
  await admin.publish();
  for (const path of ['/refunds-cancellations', '/ml/refunds-cancellations']) {
    await expect.poll(() => status(path), { message: path }).toBe(404);
  }
  expect(await text('/sitemap.xml')).not.toContain('refunds-cancellations');
  const terms = await text('/terms');
  expect(terms).not.toContain('refunds-cancellations');
  expect(terms).toMatch(/refund/i);
  await see(/^This page/);
  await admin.publish();
  await expect.poll(() => status('/refunds-cancellations')).toBe(200);

  await admin.openList('page');
  await admin.row('Our Story').getByText('Our Story').first().click();
  await see(/^No page/);
  await admin.publish();
  const link = /href="[^"]*our-story"/;
  await expect.poll(async () => link.test(await text('/team'))).toBe(false);
  expect(link.test(await text('/hi'))).toBe(false);
  await see(/^This page/);
  await admin.publish();
  await expect.poll(async () => link.test(await text('/team'))).toBe(true);

  await admin.openList('page');
  await admin.row('Privacy Policy').getByText('Privacy Policy', { exact: true }).click();
  await see(/^No page/);
  await expect(admin.check()).toContainText('Every form leads to the privacy policy');
  allowed.problems.push(/status of 400 .*\/actions\/publish/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Every form leads to the privacy policy').first()).toBeVisible();
  expect(await status('/privacy')).toBe(200);
});

test('“Copy link” copies the website’s address of a PDF in the media library and in an entry, and the library can still download it @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin/plugins/upload?page=1&pageSize=100&_q=.pdf');
  await page.getByText('AR-20-21.pdf').click();
  const file = page.getByRole('dialog');
  await file.getByRole('button', { name: 'Copy link' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${site.url}/uploads/[\\w.-]+\\.pdf$`));
  expect((await fetch(address)).headers.get('Content-Type')).toBe('application/pdf');
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await admin.openList('document');
  await page.getByRole('gridcell', { name: '80G Certificate', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const inEntry = await page.evaluate(() => navigator.clipboard.readText());
  expect(inEntry).toMatch(new RegExp(`^${site.url}/uploads/[\\w.-]+\\.pdf$`));
});
