import { expect, rowsOf, test } from './fixtures.ts';

// A browser of the United States, where the month comes first.
test.use({ locale: 'en-US' });

test('a day is typed as India writes it, also of a plan, and stands in words below the field', async ({
  admin,
  staff,
  strapi,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('story');
  const date = page.getByRole('combobox', { name: 'Date' });
  await date.fill('01/05/2027');
  await date.blur();
  await expect(date).toHaveValue('01/05/2027');
  await expect(page.getByText('1 May 2027.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Title/ }).fill('A day in May');
  await admin.save();
  const story = rowsOf(strapi, 'stories').find(({ title }) => title === 'A day in May');
  expect(story?.date).toBe('2027-05-01');

  await page.getByRole('combobox', { name: 'Publish on', exact: true }).fill('02/05/2031');
  await page.getByRole('combobox', { name: 'Publish on: time' }).fill('17:45');
  await page.getByRole('combobox', { name: 'Publish on: time' }).blur();
  await expect(page.getByText('2 May 2031, 17:45')).toBeVisible();
});

test('the list of submissions is filtered by a day as India writes it', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Coordinator'));
  await admin.openList('contact-form');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Select field' }).click();
  await page.getByRole('option', { name: /Received|Arrived|createdAt/i }).click();
  const day = page.getByRole('combobox', { name: /date/i }).last();
  await day.fill('25/12/2026');
  await day.blur();
  await expect(day).toHaveValue('25/12/2026');
});
