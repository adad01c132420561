import { fillRegistration, submitAndSeeItArrive } from './fill-form.ts';
import { expect, test } from './fixtures.ts';
import { posts, submit } from './form-page.ts';

test('[2.7] the list: three cards that lead to their pages @anywidth', async ({ page }) => {
  await page.goto('/opportunities');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
  const cards = [
    ['Volunteer with us', 'volunteer'],
    ['Intern with us', 'intern'],
    ['Be a Sponsor', 'sponsor'],
  ] as const;
  for (const [title, kind] of cards) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    const link = card.getByRole('link', { name: 'Know more' });
    await expect(link).toHaveText('Know more');
    await expect(link).toHaveAttribute('href', `/opportunities/${kind}`);
  }
});

const details = [
  ['volunteer', 'Volunteer With us', 'Be a Volunteer', 'Are you a student?'],
  ['intern', 'Intern With Us', 'Register Now', 'Are you a student?'],
  ['sponsor', 'Be a Sponsor', 'Donate now', 'Are you currently employed?'],
] as const;
for (const [kind, heading, formHeading, question] of details) {
  test(`[2.7] ${kind}: headings, fields and question @anywidth`, async ({ page }) => {
    await page.goto(`/opportunities/${kind}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: formHeading, exact: true })).toBeVisible();
    for (const label of ['First Name', 'Last Name', 'Email ID', 'Mobile Number']) {
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    }
    const group = page.getByRole('group', { name: question, exact: true });
    await expect(group.getByRole('radio')).toHaveCount(2);
    await expect(
      page.getByLabel('Describe yourself (Skills,experience...)', { exact: true }),
    ).toHaveCount(kind === 'sponsor' ? 0 : 1);
    await expect(submit(page)).toHaveText('Submit');
  });

  test(`[4.1] [R19] ${kind}: chosen in the address, and back to the list @anywidth`, async ({
    page,
  }) => {
    await page.goto(`/opportunities?chosen=${kind}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/opportunities/${kind}$`),
    );
    await page.getByRole('main').getByRole('link', { name: 'Opportunities', exact: true }).click();
    await expect(page).toHaveURL(/\/opportunities$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
  });
}

test('[4.1] an unknown choice shows the list @anywidth', async ({ page }) => {
  await page.goto('/opportunities?chosen=nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
});

test('[2.7] each kind has its own title and meta description @phone', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of ['', '/volunteer', '/intern', '/sponsor']) {
    await page.goto(`/opportunities${path}`);
    seen.add(await page.title());
    seen.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
  }
  expect(seen.size).toBe(8);
});

for (const kind of ['volunteer', 'intern'] as const) {
  test(`[4.2] ${kind}: study fields only while "yes" is chosen @anywidth`, async ({ page }) => {
    await page.goto(`/opportunities/${kind}`);
    const study = page.getByLabel('Field of Study');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(study).toBeHidden();
    await page.getByLabel('Yes').check();
    await expect(study).toBeVisible();
    await expect(page.getByLabel('Institution Name')).toBeVisible();
    await page.getByLabel('No', { exact: true }).check();
    await expect(study).toBeHidden();
  });
}

test('[4.2] sponsor: no study fields, whatever is chosen @anywidth', async ({ page }) => {
  await page.goto('/opportunities/sponsor');
  await page.getByLabel('Yes').check();
  await expect(page.getByLabel('Field of Study')).toHaveCount(0);
  await expect(page.getByLabel('Institution Name')).toHaveCount(0);
});

test('[R14] hidden study fields are sent empty @anywidth', async ({ page, startOwn }) => {
  const { site, backend } = await startOwn();
  await page.goto(`${site.url}/opportunities/volunteer`);
  await fillRegistration(page, 'volunteer');
  await page.getByLabel('No', { exact: true }).check();
  await submitAndSeeItArrive(page);
  expect(JSON.parse(posts(backend)[0]?.body ?? '').data).toMatchObject({
    student: '0',
    fieldOfStudy: '',
    institutionName: '',
  });
});

test('[R15] the mobile field says what it wants, and brings the right keyboard @anywidth', async ({
  page,
}) => {
  await page.goto('/opportunities/intern');
  const mobile = page.getByLabel('Mobile Number');
  await expect(mobile).toHaveAttribute('type', 'tel');
  await expect(mobile).toHaveAttribute('autocomplete', 'tel');
  await expect(mobile).toHaveAccessibleDescription(/10 digits/);
  await expect(page.getByLabel('Email ID')).toHaveAttribute('type', 'email');
});
