import { expectedVolunteer, fillContact, fillRegistration, person } from '../support/fill-form.ts';
import { pagesWithoutScripts, routes } from '../support/routes.ts';
import { expect, test } from './fixtures.ts';
import { alertOf, failure, statusOf, submit } from './form-page.ts';
import { desktopJourney, journeys } from './journeys.ts';
import { untilMenusHydrated } from './shell.ts';
import { seenLines, translateBeforeHydration, translatePage } from './translate-page.ts';

// Why a translated page breaks, and what keeps it whole: docs/decisions/translated-pages.md.

for (const [journey, width] of [
  ...journeys.map((each) => [each, '@phone'] as const),
  [desktopJourney, '@desktop'] as const,
]) {
  const { title, path, settings, steps } = journey;
  test(`${title}: as seen, on a page that the browser translated ${width} @slow`, async ({
    page: untranslated,
    context,
    site: shared,
    startOwn,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { url } = settings ? (await startOwn({}, settings)).site : shared;
    const translated = await context.newPage();
    for (const page of [untranslated, translated]) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(url + path);
      await untilMenusHydrated(page);
    }
    for (const [index, step] of steps.entries()) {
      await untranslated.bringToFront();
      await step(untranslated);
      const seen = await seenLines(untranslated);
      await translated.bringToFront();
      await translatePage(translated);
      await step(translated);
      await expect.poll(() => seenLines(translated), `step ${index + 1}`).toEqual(seen);
    }
  });
}

test('every page that was translated before it was hydrated is whole @phone', async ({
  page: untranslated,
  context,
  allowed,
}) => {
  // React says that it renders the page anew.
  allowed.problems.push(/React error #418/);
  const translated = await context.newPage();
  await translateBeforeHydration(translated);
  for (const { path } of routes.filter((route) => !pagesWithoutScripts.includes(route.path))) {
    for (const page of [untranslated, translated]) {
      await page.goto(path);
      await untilMenusHydrated(page);
    }
    const seen = await seenLines(untranslated);
    await expect.poll(() => seenLines(translated), path).toEqual(seen);
  }
});

test('[R10] on a translated page too the words of a failure stay beside what was typed @phone', async ({
  page,
  fakeCms,
  allowed,
}) => {
  allowed.problems.push(/status of 503/);
  fakeCms.set({ writes: { kind: 'status', status: 500 } });
  await page.goto('/contact-us');
  await untilMenusHydrated(page);
  await translatePage(page);
  await fillContact(page);
  await submit(page).click();
  await expect(alertOf(page)).toContainText(failure);
  await expect(page.getByPlaceholder('Enter your name')).toHaveValue(person.firstName);
  fakeCms.set({});
  await submit(page).click();
  await expect(submit(page)).toContainText('Submitted!');
  await expect(alertOf(page)).toBeEmpty();
});

test('[4.2] [R12] what was typed before a translated page was hydrated stays, and is sent @phone', async ({
  page,
  fakeCms,
  allowed,
}) => {
  allowed.problems.push(/React error #418/);
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => typed.promise.then(() => route.continue()));
  await translateBeforeHydration(page);
  await page.goto('/opportunities/volunteer', { waitUntil: 'commit' });
  await fillRegistration(page);
  typed.resolve();
  await untilMenusHydrated(page);
  await submit(page).click();
  await expect(submit(page)).toContainText('Submitted!');
  await expect(statusOf(page).first()).not.toBeEmpty();
  await expect(submit(page)).not.toContainText('Submitted!');
  expect(fakeCms.records.map(({ data }) => data)).toEqual([expectedVolunteer]);
});
