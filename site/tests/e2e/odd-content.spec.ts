import type { Content } from '../support/fixtures/content-types.ts';
import {
  contentWithVeryLongWords,
  emptyContent,
  manyOfEach,
} from '../support/fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

// What the pages say and link to then is tested over HTTP.
const odd: [string, () => Content][] = [
  ['nothing at all', emptyContent],
  ['60 of everything', () => manyOfEach(60)],
  ['very long words', contentWithVeryLongWords],
];

for (const [name, content] of odd) {
  test(`content with ${name} keeps the layout and is accessible @phone`, async ({
    page,
    startOwn,
  }) => {
    test.setTimeout(90_000);
    const { site } = await startOwn({ content: content() });
    for (const path of ['/', '/projects', '/team', '/gallery']) {
      await page.goto(site.url + path);
      await expectAccessible(page);
      await expectNoSidewaysScrollAtAnyWidth(page);
    }
  });
}

test('[R6] a project that cannot be read now: the page says so, with the way on @anywidth', async ({
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
