import { valueAt } from '../cms/tests/support/http.ts';
import { adminPath } from '../cms/tests/support/types.ts';
import { expect, test } from './fixtures.ts';

test('an Editor filters the lists of schools and stories by the title of a project @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const words = { shortDescription: 'S', cardDescription: 'C', projectIcon: 'ganitham' };
  const made = await administrator.publish('project', { ...words, projectTitle: 'Window Seat' });
  const project = valueAt(made.json, 'data', 'documentId');
  const place = { district: 'Salem', latitude: '11.66', longitude: '78.14', active: true };
  await administrator.publish('school', { ...place, name: 'Trial Lane School', project });
  const text = { date: '2026-06-01', summary: 'S', text: 'T', project };
  await administrator.publish('story', { ...text, title: 'A seat', slug: 'a-seat' });

  await admin.logIn(await staff.member('Editor'));
  for (const [type, name] of [
    ['school', 'Trial Lane School'],
    ['story', 'A seat'],
  ] as const) {
    await admin.openList(type);
    await expect(page.getByRole('row')).not.toHaveCount(2);
    await page.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: 'Window Seat' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(admin.row(name)).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('row')).not.toHaveCount(2);
  }
});

test('an Editor shows only the planned pages of a list, also among those that a filter of Strapi finds @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  const { administrator } = staff;
  const createPage = async (title: string) => {
    const { json } = await administrator.call('POST', adminPath('page'), { title, body: 'So.' });
    return valueAt(json, 'data', 'documentId');
  };
  await createPage('Kite day');
  const planned = await createPage('Kite night');
  const day = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const wished = { publish: `${day}T09:00`, unpublish: '', shownIds: [] };
  const plans = `/website/plans/api::page.page/${planned}?locale=en`;
  expect((await administrator.call('POST', plans, wished)).status).toBe(200);

  await admin.logIn(await staff.member('Editor'));
  const kites = 'filters[$and][0][title][$contains]=Kite';
  await admin.open(`/admin${adminPath('page')}?plugins[i18n][locale]=en&${kites}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const button = page.getByRole('button', { name: /^Planned: \d+$/ });
  await button.click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(admin.row('Kite night')).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
