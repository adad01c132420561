import { addressIn, languages } from '../../app/languages.ts';
import { project, sampleContent, story } from '../support/fixtures/content.ts';
import { contentWithVeryLongWords, emptyContent } from '../support/fixtures/odd-content.ts';
import { contentWithLongLinks } from '../support/fixtures/translations.ts';
import { layouts, unknownPath } from '../support/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll, expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

// What the pages say and link to then is tested over HTTP; the lists share one empty state.
test('pages without any content are accessible @phone @slow', async ({ page, startOwn }) => {
  const { site } = await startOwn({ content: emptyContent() });
  for (const path of ['/', '/projects']) {
    await page.goto(site.url + path);
    await expectAccessible(page);
  }
});

test('very long words keep the layout @phone', async ({ page, startOwn }) => {
  const { site } = await startOwn({ content: contentWithVeryLongWords() });
  for (const path of ['/', '/projects', '/team', '/gallery']) {
    await page.goto(site.url + path);
    await expectNoSidewaysScrollAtAnyWidth(page);
  }
});

for (const language of languages) {
  test(`[R38] long links in all texts fit every width, in the pages of ${language} @phone @slow`, async ({
    page,
    startOwn,
  }) => {
    const content = contentWithLongLinks(language);
    const { site } = await startOwn({ content }, { LANGUAGES: language === 'en' ? '' : language });
    for (const path of layouts.filter((each) => each !== unknownPath)) {
      await page.goto(site.url + addressIn(language, path));
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await expect
          .soft(expectNoSidewaysScroll(page), `${path} at ${width}`)
          .resolves.toBeUndefined();
      }
    }
  });
}

/** What an organisation has that has just begun: one of each, and no other way to reach it than the form. */
const justBegun = {
  ...sampleContent(),
  projects: [project({ projectTitle: 'First Steps', url: 'first-steps' })],
  teams: [{ name: 'Latha', position: 'founder', description: 'Teaches.', link: '', imageUrl: '' }],
  more: {
    organisation: { name: 'Rain' },
    stories: [story({ slug: 'seeds', title: 'Seeds' })],
    schools: [9.85, 9.93].map((latitude, index) => ({
      schoolId: `school-${index}`,
      name: 'School',
      district: 'Idukki',
      latitude: String(latitude),
      longitude: '77',
      project: 'ps',
      active: true,
    })),
  },
};

test('[2.4.7] [2.5] [2.8] [2.9] one of each leaves no empty place beside or below it @desktop', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: justBegun });
  for (const [path, title] of [
    ['/', 'Seeds'],
    ['/projects', 'First Steps'],
  ]) {
    await page.goto(`${site.url}${path}`);
    const card = page.locator('article', {
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    const list = page.locator('main ul', { has: card });
    const [one, all] = [await card.boundingBox(), await list.boundingBox()];
    expect(one?.width, path).toBe(all?.width);
    expect(one?.width, path).toBeGreaterThan(1000);
  }
  await page.goto(`${site.url}/team`);
  const text = await page.getByText('Teaches.').boundingBox();
  const card = await page.locator('[aria-live]', { hasText: 'Teaches.' }).boundingBox();
  const below = (card?.y ?? 0) + (card?.height ?? 0) - (text?.y ?? 0) - (text?.height ?? 0);
  expect(below).toBeLessThan(48);
  await page.goto(`${site.url}/contact-us`);
  const form = await page.locator('main form').boundingBox();
  const image = await page.locator('main img').boundingBox();
  expect(image?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
});

test('[2.4.7] [R18] without scripts a narrow phone shows where the schools of one district are @nojs', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: justBegun });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${site.url}/#schools`);
  const dots = page.locator('#schools svg[width="1"] path[d^="M"]');
  await expect(dots).toBeInViewport({ ratio: 1 });
});
