import { addressIn, languages } from '../../app/languages.ts';
import { contentWithVeryLongWords, emptyContent } from '../support/fixtures/odd-content.ts';
import { contentWithLongLinks } from '../support/fixtures/translations.ts';
import { layouts, unknownPath } from '../support/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll, expectNoSidewaysScrollAtAnyWidth } from './layout.ts';

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

for (const language of languages) {
  const tags = language === 'en' ? '@phone' : '@phone @slow';
  test(`[R38] long links in all texts fit every width, in the pages of ${language} ${tags}`, async ({
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
