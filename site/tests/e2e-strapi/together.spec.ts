import { valueAt } from '../../../cms/tests/http.ts';
import { expect, test } from './fixtures.ts';

const PAGES = '/content-manager/collection-types/api::page.page';

test('an Editor publishes ticked entries together in chosen languages, and what does not pass its check stays a draft, with the reason @slow', async ({
  admin,
  staff,
  site,
  strapi,
  allowed,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  allowed.problems.push(/status of 400 .*\/actions\/bulkPublish/, /net::ERR_CONNECTION_RESET/);
  const status = async (path: string) => (await fetch(site.url + path)).status;
  // This website offers English alone: what visitors read in other languages is what the CMS gives out.
  const liveIn = async (locale: string) => {
    const headers = { Authorization: `Bearer ${strapi.readToken}` };
    return (await fetch(`${strapi.url}/api/pages?locale=${locale}`, { headers })).text();
  };
  const removeAll = (id: string) => administrator.call('DELETE', `${PAGES}/${id}?locale=*`);
  const made = async (title: string, body: string) => {
    const { json } = await administrator.call('POST', PAGES, { title, body });
    return String(valueAt(json, 'data', 'documentId'));
  };
  const good = await made('Kite festival', 'Come and fly.');
  const empty = await made('Kite workshop', '');
  for (const [locale, title] of [
    ['ta', 'Pattam'],
    ['ml', 'Pattangal'],
  ]) {
    await administrator.call('PUT', `${PAGES}/${good}?locale=${locale}`, { title, body: title });
  }

  await admin.logIn(await staff.member('Editor'));
  await admin.openList('page');
  for (const name of ['Kite festival', 'Kite workshop']) {
    await admin.row(name).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Publish in languages' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['English (2)', 'Malayalam (1)', 'Tamil (1)']) {
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  }
  await dialog.getByRole('checkbox', { name: 'Malayalam' }).uncheck();
  let isBroken = true;
  await page.route('**/actions/bulkPublish', async (route) => {
    const isTamil = route.request().postData()?.includes('"ta"');
    if (!isTamil || !isBroken) return route.fallback();
    isBroken = false;
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Publish: English 2, Tamil 1' }).click();
  await expect(dialog.getByRole('status')).toContainText('The connection broke.');
  await dialog.getByRole('button', { name: 'Publish: English 1, Tamil 1' }).click();
  await expect(dialog.getByRole('status')).toContainText('Live: English 1, Tamil 1.');
  await expect(dialog.getByRole('listitem')).toHaveText(/“Kite workshop” in English: .*empty/);
  await dialog.getByRole('button', { name: 'Close modal' }).click();
  await expect(admin.row('Kite festival')).toContainText('Published');
  await expect(admin.row('Kite workshop')).toContainText('Draft');
  await expect.poll(() => status('/kite-festival')).toBe(200);
  expect(await status('/kite-workshop')).toBe(404);
  expect(await liveIn('ta')).toContain('Pattam');
  expect(await liveIn('ml')).not.toContain('Pattangal');

  // Both languages were live: only the one that is ticked comes back to visitors.
  await removeAll(empty);
  await removeAll(good);
  await expect.poll(() => status('/kite-festival')).toBe(404);
  await admin.open('/admin/bin');
  await admin.row('Kite festival').getByRole('checkbox').click();
  await page.getByRole('checkbox', { name: 'Tamil', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Bring back and publish' }).click();
  const back = page.getByRole('status').filter({ hasText: 'Brought back' });
  await expect(back).toContainText('Tamil: This language was not ticked.');
  await expect.poll(() => status('/kite-festival')).toBe(200);
  expect(await liveIn('ta')).not.toContain('Pattam');
  await removeAll(good);
});
