import type { Admin } from '../cms/tests/support/admin.ts';
import { listAt, valueAt } from '../cms/tests/support/http.ts';
import { adminPath } from '../cms/tests/support/types.ts';
import { expect, test } from './fixtures.ts';

const DOCUMENTS = '/content-manager/collection-types/api::document.document';
const ACTIVITIES = '/content-manager/collection-types/api::just-in.just-in';

const GARDEN_IN_TAMIL = { title: 'எங்கள் தோட்டம்', body: 'அவரையும் பூக்களும்.' };

/** Publishes a page in English and Tamil. Returns its path in the API of the admin. */
async function publishGarden(administrator: Admin, title: string): Promise<string> {
  const inEnglish = { title, address: addressOf(title), body: 'Beans and flowers.' };
  const published = await administrator.publish('page', inEnglish);
  const entry = adminPath('page', valueAt(published.json, 'data', 'documentId'));
  const inTamil = `${entry}/actions/publish?locale=ta`;
  const { status, text } = await administrator.callAsForm('POST', inTamil, GARDEN_IN_TAMIL);
  expect(status, text).toBe(200);
  return entry;
}

const addressOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const formIn = (locale: string, entry: string) => `/admin${entry}?plugins[i18n][locale]=${locale}`;

test('the form of a new page has nothing to plan, and marks the fields that each language has for itself @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('page');
  await expect(page.getByRole('combobox', { name: /^Publish on/ }).first()).toBeDisabled();
  await expect(page.getByText('Save the entry first: only what is saved')).toBeVisible();
  const signs = page.getByText('This value is unique for the selected locale');
  await expect(signs, 'also beside the text with marks').toHaveCount(4);
  await expect(page.getByText(/^m(in|ax)\. .*characters/)).toHaveCount(0);
});

test('the list of pages shows what is published and since when @slow', async ({ admin, staff }) => {
  const entry = await publishGarden(staff.administrator, 'Our garden');
  await admin.logIn(await staff.member('Editor'));
  await admin.openList('page');
  await expect(admin.row('Privacy Policy of the Mobile App')).toContainText('25 Jun 2025');
  const status = admin.row('Our garden').getByText('Published', { exact: true });
  await expect(status, 'nothing is cut off').toBeInViewport({ ratio: 1 });
  await staff.administrator.callAsForm('DELETE', `${entry}?locale=*`);
});

test('an Editor takes a wrong text back that was published, and visitors read the old one again @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  const live = (words: string) =>
    expect.poll(async () => (await fetch(`${site.url}/our-hedge`)).text()).toContain(words);
  const entry = await publishGarden(staff.administrator, 'Our hedge');
  await admin.logIn(await staff.member('Editor'));
  await admin.open(formIn('en', entry));
  const body = admin.field(/^Text\W*$/);
  await body.fill('Beans and weeds.');
  await admin.publish();
  await live('Beans and weeds');
  const versions = page.getByRole('complementary').filter({ hasText: 'History' });
  await versions
    .getByRole('button', { name: /^Published/ })
    .last()
    .click();
  const version = page.getByRole('dialog', { name: /^Published/ });
  await expect(version.locator('del, ins')).toHaveText(['flowers.', 'weeds.']);
  await version.getByRole('button', { name: 'Bring back all of it' }).click();
  await expect(body).toHaveText('Beans and flowers.');
  await admin.publish();
  await live('Beans and flowers');
  await staff.administrator.callAsForm('DELETE', `${entry}?locale=*`);
});

test('an Editor deletes a page in two languages, and brings both back with the keyboard @slow', async ({
  admin,
  staff,
  site,
  strapi,
  allowed,
}) => {
  const { page } = admin;
  const statusOnSite = async () => (await fetch(`${site.url}/our-orchard`)).status;
  const inTamilList = async () => {
    const headers = { Authorization: `Bearer ${strapi.readToken}` };
    return (await fetch(`${strapi.url}/api/pages?locale=ta`, { headers })).text();
  };
  const entry = await publishGarden(staff.administrator, 'Our orchard');
  await admin.logIn(await staff.member('Editor'));
  await admin.open(formIn('en', entry));
  const takenOff = page.getByRole('complementary').filter({ hasText: 'If it is taken off' });
  await expect(takenOff).toContainText('Visitors lose it in Tamil too');
  // Strapi asks once more for what it has just deleted.
  allowed.problems.push(/404 .*\/api::page\.page\/\w+\?locale=en/);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete entry (all locales)' }).click();
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'in all languages' })
    .getByRole('button', { name: /Confirm|Delete/ })
    .click();
  await expect.poll(statusOnSite).toBe(404);
  expect(await inTamilList()).not.toContain('அவரையும்');

  await admin.open('/admin/bin');
  await expect(admin.row('Our orchard')).toContainText('English, Tamil');
  await expect(admin.row('Our orchard')).toContainText(/\d{1,2} \w+ \d{4}, \d\d:\d\d$/);
  const tick = page.getByRole('checkbox', { name: 'Tick Our orchard' });
  await admin.reachCell(tick, 'ArrowLeft');
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await admin.reach(page.getByRole('button', { name: 'Bring back', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/locale(\]|%5D)=en/);
  const body = admin.field(/^Text\W*$/);
  await expect(body).toHaveText('Beans and flowers.');
  await admin.publish();
  await expect.poll(statusOnSite).toBe(200);
  await admin.open(formIn('ta', entry));
  await expect(body).toHaveText('அவரையும் பூக்களும்.');
  await admin.publish();
  expect(await inTamilList()).toContain('அவரையும்');
  await staff.administrator.callAsForm('DELETE', `${entry}?locale=*`);
});

test('an Editor plans when a translation is taken off, and opens its form from the list of plans @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const entry = await publishGarden(staff.administrator, 'Our meadow');
  await admin.logIn(await staff.member('Editor'));
  await admin.open(formIn('ta', entry));
  await page.getByRole('combobox', { name: 'Take off on', exact: true }).fill('01/02/2031');
  await page.getByRole('combobox', { name: 'Take off on: time' }).fill('17:45');
  await page.getByRole('combobox', { name: 'Take off on: time' }).blur();
  await expect(page.getByText('1 Feb 2031, 17:45')).toBeVisible();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await admin.open('/admin/planned');
  const planned = admin.row(GARDEN_IN_TAMIL.title);
  await expect(planned).toContainText(/1 Feb 2031, 17:45.*Take off.*Tamil/s);
  await admin.pressInTable(page.getByRole('link', { name: GARDEN_IN_TAMIL.title }));
  await expect(admin.field(/^Text\W*$/)).toHaveText(GARDEN_IN_TAMIL.body);
  await staff.administrator.callAsForm('DELETE', `${entry}?locale=*`);
});

test('[R7] an Editor who removes the sample reads which entries stay, and can bring the removed ones back @slow', async ({
  admin,
  staff,
  site,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const homePage = async () => (await fetch(`${site.url}/`)).text();
  const wrong = { title: 'A wrong link', description: 'D', link: 'example.org' };
  const made = await administrator.call('POST', ACTIVITIES, wrong);
  const madeId = valueAt(made.json, 'data', 'documentId');
  await administrator.remove('just-in', madeId);

  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin');
  await page
    .getByRole('link', { name: /^Make it yours: the sample is left in \d+ places/ })
    .click();
  const kept = ['Statistics', 'About us', 'Terms & Conditions', 'Opportunity page “Sponsor”'];
  for (const name of kept) await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Remove sample content' }).click();
  const dialog = page.getByRole('dialog');
  for (const type of await dialog.getByRole('checkbox').all()) await type.uncheck();
  await dialog.getByRole('checkbox', { name: /^Footer PDF/ }).check();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(homePage).not.toContain('80G Certificate');
  await page.getByRole('button', { name: 'Remove sample content' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Project/ })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^Footer PDF/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const figures = admin.row('Statistics');
  await expect(figures).toContainText('Of the sample: First figure, Second figure');
  await figures.getByRole('link', { name: 'Statistics' }).click();
  await admin.field('First figure').fill('120');
  await admin.publish();
  await admin.open('/admin/make-it-yours');
  await expect(admin.row('About us')).toContainText('which say your name');
  await expect(figures).toContainText('Of the sample: Second figure');

  await admin.open('/admin/bin');
  await admin.row('80G Certificate').waitFor();
  const gone = admin.row(/Footer PDF|A wrong link/);
  const count = await gone.count();
  for (const row of await gone.all()) await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: `Bring back ${count}` }).click();
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  const back = page.getByRole('status').filter({ hasText: 'Brought back' });
  await expect(back.getByRole('link')).toHaveCount(count, { timeout: 60_000 });
  const items = back.getByRole('listitem');
  await expect(items.filter({ hasText: wrong.title })).toContainText('is a draft again');
  await expect(items.filter({ hasText: '80G Certificate' })).toContainText('in 5 languages');
  const drafts = await administrator.call('GET', `${DOCUMENTS}?pageSize=100`);
  const documentIds = listAt(drafts.json, 'results').map((each) => valueAt(each, 'documentId'));
  const published = { documentIds, locale: ['en'] };
  await administrator.call('POST', `${DOCUMENTS}/actions/bulkPublish`, published);
  await expect.poll(homePage).toContain('80G Certificate');
  await back.getByRole('link', { name: wrong.title }).click();
  await expect(admin.field('Title')).toHaveValue(wrong.title);
  // The other tests publish all that there is.
  await administrator.remove('just-in', madeId);
});

test('an Editor who leaves the bin and comes back reads that entries are still being brought back @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const titles = ['A first wrong link', 'A second wrong link'];
  for (const title of titles) {
    const { json } = await staff.administrator.call('POST', ACTIVITIES, { title });
    await staff.administrator.remove('just-in', valueAt(json, 'data', 'documentId'));
  }
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/website/bin/*/restore', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin/bin');
  for (const title of titles) await admin.row(title).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Bring back 2' }).click();
  await page.getByRole('link', { name: 'Planned' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planned');
  await page.getByRole('link', { name: 'Bin' }).click();
  await expect(page.getByText('Entries are being brought back.')).toBeVisible();
  await admin
    .row(titles[0] ?? '')
    .getByRole('checkbox')
    .click();
  await expect(page.getByRole('button', { name: 'Bring back' })).toBeDisabled();
  answer();
  for (const title of titles) await expect(admin.row(title)).toHaveCount(0);
  await expect(page.getByText('Entries are being brought back.')).toHaveCount(0);
});
