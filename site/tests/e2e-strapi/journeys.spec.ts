import {
  expectedData,
  fillContact,
  fillRegistration,
  submitAndSeeItArrive,
} from '../e2e/fill-form.ts';
import { headingOf } from '../http/html.ts';
import { routes } from '../support/routes.ts';
import { expect, rowsOf, test } from './fixtures.ts';

test('[2.1] every route answers with the content of the CMS', async ({ site }) => {
  for (const { path, heading } of routes) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(headingOf(await response.text()), path).toMatch(heading);
  }
});

test('[2.5] the sample projects are all there, each with its page', async ({ page }) => {
  const urls = [
    'project-spark',
    'project-disha',
    'project-ganitham',
    'lets-learn-english',
    'reading-rainbow',
    'kanavu-science-lab',
  ];
  for (const url of urls) {
    const response = await page.goto(`/projects/${url}`);
    expect(response?.status(), url).toBe(200);
  }
});

test('[R5] the pictures of the CMS are shown, by the site itself', async ({ page }) => {
  for (const path of ['/gallery', '/team', '/projects/project-spark']) {
    await page.goto(path);
    const picture = page.getByRole('main').locator('img[src^="/images/"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
        message: path,
      })
      .toBeGreaterThan(0);
  }
});

test('[R1] the log tells of no call that the CMS refused', async ({ page, site }) => {
  await page.goto('/');
  expect(site.output()).not.toMatch(/REFUSES|"level":"error"/);
});

const tables = {
  volunteer: 'volunteer_forms',
  intern: 'intern_forms',
  sponsor: 'donate_forms',
} as const;

for (const kind of ['volunteer', 'intern', 'sponsor'] as const) {
  test(`[7.2] a ${kind} form is in the database, once`, async ({ page, strapi }) => {
    await page.goto(`/opportunities/${kind}`);
    await fillRegistration(page, kind);
    await submitAndSeeItArrive(page);
    const { firstName, email, mobileNumber } =
      expectedData[kind === 'sponsor' ? kind : 'volunteer'];
    const rows = rowsOf(strapi, tables[kind]).filter((row) => row.email === email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      first_name: firstName,
      mobile_number: mobileNumber,
      ...(kind === 'sponsor' ? { currently_employed: '1' } : { student: '1' }),
    });
  });
}

test('[7.2] a contact form is in the database, once', async ({ page, strapi }) => {
  await page.goto('/contact-us');
  await fillContact(page);
  await submitAndSeeItArrive(page);
  const rows = rowsOf(strapi, 'contact_forms');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    full_name: expectedData.contact.fullName,
    email: expectedData.contact.email,
    contact_query: expectedData.contact.contactQuery,
  });
});
