import { contentWithVeryLongWords, emptyContent } from '../support/fixtures/odd-content.ts';
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

// What the pages say and link to then is tested over HTTP.
for (const [name, content] of [
  ['nothing at all', emptyContent()],
  ['very long words', contentWithVeryLongWords()],
] as const) {
  test(`content with ${name} keeps the layout and is accessible @phone`, async ({
    page,
    startOwn,
  }) => {
    const { site } = await startOwn({ content });
    for (const path of ['/', '/projects', '/team', '/gallery']) {
      await page.goto(site.url + path);
      await expectAccessible(page);
      await expectNoSidewaysScrollAtAnyWidth(page);
    }
  });
}
