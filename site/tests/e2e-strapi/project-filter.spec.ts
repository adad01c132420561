import { valueAt } from '../../../cms/tests/support/http.ts';
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
