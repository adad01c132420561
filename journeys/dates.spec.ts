import { expect, rowsOf, test } from './fixtures.ts';

// A browser of the United States, where the month comes first.
test.use({ locale: 'en-US' });

test('an Editor types a day as India writes it, also for a plan, and reads it in words below the field', async ({
  admin,
  allowed,
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

  allowed.problems.push(/400 .*\/api::story\.story\//);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Another day in May');
  await date.fill('32/5/2027');
  // The button takes the focus from the field in the same moment.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('32/5/2027 is no day.')).toBeVisible();
  await expect(page.getByText('correct the day that is marked in red')).toBeVisible();
  await expect(date).toHaveValue('32/5/2027');
  await date.fill('2027-05-01');
  await date.blur();
  await expect(date).toHaveValue('01/05/2027');
  await expect(page.getByText('is no day')).toBeHidden();

  const publishOn = page.getByRole('combobox', { name: 'Publish on', exact: true });
  await publishOn.pressSequentially('02/05/2031');
  await publishOn.press('Tab');
  // The open calendar hides the rest of the page from screen readers.
  const plan = page.getByRole('button', { name: 'Plan', exact: true, includeHidden: true });
  await expect(plan).toBeEnabled();
  await publishOn.press('Escape');
  await page.getByRole('combobox', { name: 'Publish on: time' }).fill('17:45');
  await page.getByRole('combobox', { name: 'Publish on: time' }).blur();
  await expect(page.getByText('2 May 2031, 17:45')).toBeVisible();
});

test('an Editor can type a day with dashes or dots, and an impossible day is not changed to another day @slow', async ({
  admin,
  staff,
}) => {
  const { page } = admin;
  await admin.logIn(await staff.member('Editor'));
  await admin.openNew('story');
  const date = page.getByRole('combobox', { name: 'Date' });
  const words = page.getByText(/^\d+ [A-Z][a-z]+ 20\d\d\./);

  // Strapi makes the inputs of a new form a second time, while it loads what stands beside them.
  await expect(page.getByText(/^Save first: the preview/)).toBeVisible();
  await date.pressSequentially('5.3.2027');
  await date.press('Enter');
  await expect(date).toHaveValue('05/03/2027');
  await expect(words).toHaveText(/^5 Mar 2027\./);
  await date.selectText();
  await date.pressSequentially('15-08-2028');
  await date.blur();
  await expect(date).toHaveValue('15/08/2028');
  await expect(words).toHaveText(/^15 Aug 2028\./);

  for (const typed of [
    '31/02/2027',
    '15/13/2027',
    '32/08/2027',
    '5/3',
    '15/08/202',
    '01/01/2100',
  ]) {
    await date.fill(typed);
    await date.blur();
    const refused = `${typed} is no day.`;
    await expect(page.getByText(refused)).toBeVisible();
  }
  await date.fill('29/2/28');
  await date.blur();
  await expect(words).toHaveText(/^29 Feb 2028\./);
  await expect(page.getByText('is no day')).toBeHidden();
});

test('a Coordinator filters the list of submissions by a day as India writes it @slow', async ({
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
