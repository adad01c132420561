import { contentWithVeryLongWords, emptyContent } from '../support/fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

// What the pages say and link to then is tested over HTTP; the lists share one empty state.
test('pages without any content are accessible @phone', async ({ page, startOwn }) => {
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
