import { addressIn, languages, translatedLanguages } from '../site/app/languages.ts';
import {
  expectedVolunteer,
  fillRegistration,
  submitAndSeeItArrive,
} from '../site/tests/support/fill-form.ts';
import { headingOf } from '../site/tests/support/html.ts';
import { routes } from '../site/tests/support/routes.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { expect, rowsOf, test } from './fixtures.ts';

test('[2.1] [R1] every route answers with the content of the CMS, and the CMS refuses no call', async ({
  site,
}) => {
  // The story of the fixtures is not in the CMS: `stories.spec.ts` has one that is.
  for (const { path, heading } of routes.filter((route) => !route.path.startsWith('/stories/'))) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(headingOf(await response.text()), path).toMatch(heading);
  }
  expect(site.output()).not.toMatch(/REFUSES|"level":"error"/);
});

test('[R5] the website itself serves the images of the CMS', async ({ page }) => {
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

test('[2.4] a phone shows the home page on ten screens in every language @slow', async ({
  page,
  strapi,
  allowed,
}) => {
  const { url, readToken, writeToken } = strapi;
  const own = await startSite({
    CMS_URL: url,
    CMS_TOKEN: readToken,
    CMS_WRITE_TOKEN: writeToken,
    LANGUAGES: translatedLanguages.join(),
  });
  allowed.origins.push(own.url);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const language of languages) {
    await page.goto(own.url + addressIn(language, '/'));
    await expect(page.locator('#schools form')).toBeVisible();
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect.soft(screens, language).toBeLessThan(10);
  }
  await own.stop();
});

test('[7.2] a volunteer form is stored in the database once', async ({ page, strapi }) => {
  await page.goto('/opportunities/volunteer');
  await fillRegistration(page);
  await submitAndSeeItArrive(page);
  const { firstName, email, mobileNumber, student } = expectedVolunteer;
  const rows = rowsOf(strapi, 'volunteer_forms').filter((row) => row.email === email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ first_name: firstName, mobile_number: mobileNumber, student });
});
