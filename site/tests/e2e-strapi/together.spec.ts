import { valueAt } from '../../../cms/tests/http.ts';
import { expect, test } from './fixtures.ts';

const PAGES = '/content-manager/collection-types/api::page.page';

test('chosen languages of an entry are published together, none where one does not pass its check, and chosen ones come back from the bin @slow', async ({
  admin,
  staff,
  site,
  strapi,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const status = async (path: string) => (await fetch(site.url + path)).status;
  // This website offers English alone: what visitors read in other languages is what the CMS gives out.
  const liveIn = async (locale: string) => {
    const headers = { Authorization: `Bearer ${strapi.readToken}` };
    return (await fetch(`${strapi.url}/api/pages?locale=${locale}`, { headers })).text();
  };
  const { json } = await administrator.call('POST', PAGES, { title: 'Kite festival', body: '' });
  const entry = `${PAGES}/${valueAt(json, 'data', 'documentId')}`;
  for (const [locale, title] of [
    ['ta', 'Pattam'],
    ['ml', 'Pattangal'],
  ]) {
    await administrator.call('PUT', `${entry}?locale=${locale}`, { title, body: title });
  }

  // As Strapi's *Publish multiple locales* sends it.
  const documentIds = [entry.split('/').at(-1)];
  const publish = () =>
    administrator.call('POST', `${PAGES}/actions/bulkPublish`, {
      documentIds,
      locale: ['en', 'ta'],
    });
  expect((await publish()).text).toContain('empty');
  expect(await status('/kite-festival')).toBe(404);
  expect(await liveIn('ta'), 'all of them, or none').not.toContain('Pattam');
  await administrator.call('PUT', entry, { body: 'Come and fly.' });
  expect((await publish()).status).toBe(200);
  await expect.poll(() => status('/kite-festival')).toBe(200);
  expect(await liveIn('ta')).toContain('Pattam');
  expect(await liveIn('ml')).not.toContain('Pattangal');

  await admin.logIn(await staff.member('Editor'));
  // Both languages were live: only the one that is ticked comes back to visitors.
  const removeAll = () => administrator.call('DELETE', `${entry}?locale=*`);
  await removeAll();
  await expect.poll(() => status('/kite-festival')).toBe(404);
  await admin.open('/admin/bin');
  await admin.row('Kite festival').getByRole('checkbox').click();
  await page.getByRole('checkbox', { name: 'Tamil', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Bring back and publish' }).click();
  const back = page.getByRole('status').filter({ hasText: 'Brought back' });
  await expect(back).toContainText('Tamil: This language was not ticked.');
  await expect.poll(() => status('/kite-festival')).toBe(200);
  expect(await liveIn('ta')).not.toContain('Pattam');
  await removeAll();
});
