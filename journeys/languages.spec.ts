import type { Locator } from '@playwright/test';
import type { Admin } from '../cms/tests/support/admin.ts';
import { listAt, valueAt } from '../cms/tests/support/http.ts';
import { adminPath, isSingle, nameOf } from '../cms/tests/support/types.ts';
import { expect, test } from './fixtures.ts';

const TO_TRANSLATE = ['missing', 'incomplete', 'older'];

/** Gives every entry that a translator would be led to its English words, and says that they are right. */
async function translateTheRest(administrator: Admin, locale: string): Promise<void> {
  const entries = listAt((await administrator.call('GET', '/website/languages')).json, 'data');
  for (const entry of entries) {
    const state = String(valueAt(entry, 'states', locale));
    if (!TO_TRANSLATE.includes(state)) continue;
    const [uid, documentId] = [valueAt(entry, 'uid'), valueAt(entry, 'documentId')];
    const beside = `/website/english/${uid}/${documentId}?locale=${locale}`;
    const { json } = await administrator.call('GET', beside);
    const type = nameOf(String(uid));
    const place = isSingle(type) ? adminPath(type) : adminPath(type, documentId);
    const words = valueAt(json, 'data', 'english');
    const saved = await administrator.callAsForm('PUT', `${place}?locale=${locale}`, words);
    expect(saved.status, saved.text).toBe(200);
    // A first translation is right as it is saved.
    if (state === 'missing') continue;
    const digest = valueAt((await administrator.call('GET', beside)).json, 'data', 'digest');
    expect((await administrator.call('POST', beside, { digest })).status).toBe(200);
  }
}

test('with only the keyboard a translator reads the English, confirms one field, corrects another, and goes on to the last entry @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { keyboard } = page;
  const { administrator } = staff;
  const english = {
    title: 'Kite day',
    body: '## How to come\n\nTake the bus to the *old* school.',
  };
  const kite = await administrator.publish('page', english);
  const boat = await administrator.publish('page', { title: 'Boat day', body: 'Row **with** us.' });
  const kiteId = valueAt(kite.json, 'data', 'documentId');
  const boatId = valueAt(boat.json, 'data', 'documentId');
  const words = { title: 'പട്ടം ദിനം', body: '## എങ്ങനെ വരാം\n\nബസ് പിടിക്കുക.' };
  const inMalayalam = `${adminPath('page', kiteId)}/actions/publish?locale=ml`;
  expect((await administrator.callAsForm('POST', inMalayalam, words)).status).toBe(200);
  await administrator.callAsForm('PUT', adminPath('page', kiteId), {
    title: 'Kite days',
    body: english.body.replace('old', 'new'),
  });

  const press = async (target: Locator) => {
    await admin.reach(target);
    await keyboard.press('Enter');
  };
  const place = (label: string) => page.getByRole('group', { name: label, exact: true });
  const panel = page.getByRole('complementary').filter({ hasText: 'Next to translate' });

  await admin.logIn(await staff.member('Editor'));
  await admin.open('/admin/languages');
  const tick = page.getByRole('checkbox', { name: 'A speaker has read the Malayalam' });
  await admin.reachCell(tick);
  await admin.reach(tick, 'Enter');
  await keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expect(admin.row(/^Malayalam/)).toContainText('Editor Sample');
  await admin.open('/admin/languages');
  await admin.pressInTable(page.getByRole('button', { name: /^Malayalam, Older: [1-9]/ }));
  await expect(page).toHaveURL(/filter=older/);
  await admin.pressInTable(
    page.getByRole('link', { name: 'Kite days in Malayalam: Older than English' }),
  );

  const begun = performance.now();
  const title = place('Title');
  await expect(title).toBeFocused();
  await expect(title.getByRole('insertion')).toHaveText('days');
  await expect(title.getByRole('deletion')).toHaveText('day');
  await expect(title, 'the old word does not touch the new one').toContainText('Kite day days');
  await press(title.getByRole('button', { name: 'It is still right' }));
  const body = place('Text');
  await expect(body).toBeFocused();
  await expect(title.getByRole('button')).toHaveCount(0);
  await expect(body.getByRole('heading', { name: 'How to come', level: 2 })).toBeVisible();
  await expect(body.getByRole('insertion')).toHaveText('*new*');
  await admin.reach(body.getByRole('textbox', { name: /^Text\W*$/ }));
  await keyboard.press('Control+End');
  await keyboard.type(' പുതിയത്.');
  await expect(panel).toContainText('The English was changed since: “Text”.');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(panel).not.toContainText('The English was changed');

  const next = panel.getByRole('button', { name: 'Next to translate' });
  await press(next);
  await expect(page).toHaveURL(new RegExp(`${boatId}.*locale[^&]*=ml`));
  await expect(title).toBeFocused();
  await expect(title).toContainText('Boat day');
  await expect(body.locator('strong')).toHaveText('with');
  await admin.reach(title.getByRole('textbox'));
  await keyboard.type('വള്ളം ദിനം');
  await admin.reach(body.getByRole('textbox', { name: /^Text\W*$/ }));
  await keyboard.type('തുഴയൂ.');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  expect((performance.now() - begun) / 1000, 'seconds for two entries').toBeLessThan(60);

  await translateTheRest(administrator, 'ml');
  await press(next);
  await expect(panel.getByRole('status')).toHaveText(
    'No other entry lacks words in Malayalam, and none is older than the English.',
  );

  for (const id of [kiteId, boatId]) {
    await administrator.callAsForm('DELETE', `${adminPath('page', id)}?locale=*`);
  }
});

const HOME_PAGE = '/content-manager/single-types/api::home-page.home-page';

test('a translator reads the English beside each field of a card @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  for (const [locale, name] of [
    ['en', 'Spark'],
    ['ml', 'സ്പാർക്ക്'],
  ]) {
    const shortcuts = [{ name, url: 'project-spark' }];
    await administrator.callAsForm('PUT', `${HOME_PAGE}?locale=${locale}`, { shortcuts });
  }
  const nameIn = async (locale: string) => {
    const { json } = await administrator.call('GET', `${HOME_PAGE}?locale=${locale}`);
    return String(valueAt(json, 'data', 'shortcuts', 0, 'name'));
  };
  await admin.logIn(await staff.member('Editor'));
  await admin.open(`/admin${HOME_PAGE}?plugins[i18n][locale]=ml`);
  await page.getByRole('button', { name: await nameIn('ml'), exact: true }).click();
  const cardName = page
    .getByRole('group', { name: 'Name', exact: true })
    .getByText(await nameIn('en'), { exact: true });
  await expect(cardName).toBeVisible();
});

test('on a phone a translator reads the English above each field @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await page.setViewportSize({ width: 390, height: 800 });
  await admin.open(`/admin${HOME_PAGE}?plugins[i18n][locale]=ml`);
  const heading = page.getByRole('group', { name: 'Heading', exact: true }).first();
  const [above, field] = [heading.getByText('English'), heading.getByRole('textbox')];
  await expect(field).toBeVisible();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await topOf(above)).toBeLessThan(await topOf(field));
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWider), 'nothing is cut off on a phone').toBe(false);
});

test('Statistics, which has no languages, opens after a list in Malayalam', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  const stories = '/admin/content-manager/collection-types/api::story.story';
  await admin.open(`${stories}?plugins[i18n][locale]=ml`);
  await expect(page.getByRole('button', { name: /^\d+ entries? found|Filters/ })).toBeVisible();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/could not be read/)).toHaveCount(0);
});
