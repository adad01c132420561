import type { Content } from '../fixtures/content-types.ts';
import {
  contentWithHostileLinks,
  contentWithMarkup,
  contentWithMissingFields,
  contentWithMissingPictures,
  contentWithNullFields,
  contentWithVeryLongWords,
  emptyContent,
  manyOfEach,
  markupMarker,
} from '../fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

const odd: [string, () => Content][] = [
  ['nothing at all', emptyContent],
  ['200 of everything', () => manyOfEach(200)],
  ['null in every field', contentWithNullFields],
  ['every field missing', contentWithMissingFields],
  ['very long words', contentWithVeryLongWords],
  ['markup in every text', contentWithMarkup],
  ['hostile links', contentWithHostileLinks],
  ['pictures that are gone', contentWithMissingPictures],
];

for (const [name, content] of odd) {
  test(`content with ${name} breaks no page @phone`, async ({ page, startOwn, allowed }) => {
    test.setTimeout(90_000);
    // A picture that is gone is a failed request, and the browser says so.
    if (content === contentWithMissingPictures) allowed.problems.push(/\/pictures\//);
    const { site, backend } = await startOwn({ content: content() });
    const project = backend.content.projects[0]?.url;
    const paths = ['/', '/projects', '/team', '/gallery'];
    if (typeof project === 'string') paths.push(`/projects/${project}`);
    for (const path of paths) {
      const response = await page.goto(site.url + path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScrollAtAnyWidth(page);
      expect(await page.evaluate((marker) => marker in window, markupMarker), path).toBe(false);
    }
  });
}

test('pages without any content pass WCAG 2.2 AA @phone', async ({ page, startOwn }) => {
  const { site } = await startOwn({ content: emptyContent() });
  for (const path of ['/', '/projects', '/team', '/gallery']) {
    await page.goto(site.url + path);
    await expectAccessible(page);
  }
});

test('[R6] a project that nobody can tell of now: the page says so, with the way on @anywidth', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/status of 503/);
  const { site } = await startOwn({ faults: { all: { kind: 'status', status: 500 } } });
  const response = await page.goto(`${site.url}/projects/project-spark`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Page not found')).toHaveCount(0);
});
