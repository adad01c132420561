import type { Page } from '@playwright/test';
import { dictionaries } from '../../app/labels/dictionaries.server.ts';
import {
  addressIn,
  languageTable,
  translatedLanguages as translations,
} from '../../app/languages.ts';
import { changedInEnglish, translatedContent } from '../support/fixtures/translations.ts';
import { layouts, routes, unknownPath } from '../support/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { hideHeader, settle, snapshot } from './snapshot.ts';

/** In Latin letters in every language: formats, networks, addresses, registrations, what a visitor types. */
const names =
  /\bX\b|SAMPLE-\S+|XX\/\S+|CSR(-1|0+)?|80G|12A|FCRA|NGO( Darpan)?|PDF|KB|MB|UPI|IFSC|\bIP\b|Instagram|Facebook|LinkedIn|YouTube|Vimeo|OpenStreetMap|Tiles of the tests|\S+@\S+|https?:\/\/\S+/g;

/** What visitors see or hear in the wrong script, and is not marked with a `lang` of its own. */
function inOtherScripts(page: Page, script: string): Promise<string[]> {
  return page.evaluate(
    ({ script, names }) => {
      const own = new RegExp(`\\p{Script=${script}}`, 'u');
      const allowed = new RegExp(names, 'g');
      const found: string[] = [];
      const check = (text: string | null, element: Element) => {
        if (!text?.trim()) return;
        const rest = text.replace(allowed, '');
        const isOwn = !/\p{L}/u.test(rest) || (own.test(rest) && !/[A-Za-z]{2}/.test(rest));
        if (isOwn || element.closest('[lang]') !== document.documentElement) return;
        found.push(`${element.tagName.toLowerCase()}: ${text.trim()}`);
      };
      check(document.title, document.querySelector('title') ?? document.documentElement);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element && !element.closest('script, style, template'))
          check(node.textContent, element);
      }
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-roledescription']) {
        for (const element of document.body.querySelectorAll(`[${name}]`)) {
          check(element.getAttribute(name), element);
        }
      }
      return found;
    },
    { script, names: names.source },
  );
}

for (const language of translations) {
  const tags = language === 'ml' ? '@desktop' : '@desktop @slow';
  test(`[R38] [R39] every page in ${languageTable[language].name} is in its script, fits, and looks as it did ${tags}`, async ({
    browser,
    page,
    startOwn,
    allowed,
  }) => {
    // It opens every page, also on a busy machine.
    test.slow();
    // Pages are left before their images are shown.
    allowed.problems.push(/404|422|preloaded/);
    const { site } = await startOwn(
      { content: translatedContent(language) },
      { LANGUAGES: translations.join(), UPI_ID: 'help@upi' },
    );
    const labels = dictionaries[language];
    const { script } = languageTable[language];
    for (const path of [...routes.map((route) => route.path), unknownPath]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site.url + addressIn(language, path));
      expect.soft(await inOtherScripts(page, script), path).toEqual([]);
      // Each layout is looked at in one of the languages, since axe is slow. Colours are as in English.
      const layout = layouts.indexOf(path);
      if (layout >= 0 && layout % translations.length === translations.indexOf(language)) {
        await expectAccessible(page, { disableRules: ['color-contrast'] });
      }
      for (const width of layouts.includes(path) ? [320, 768, 1280] : []) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .soft(expectNoSidewaysScroll(page), `${path} at ${width}`)
          .resolves.toBeUndefined();
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.url}/${language}/opportunities/volunteer`);
    await page.getByRole('button', { name: labels.forms.submit }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect.soft(await inOtherScripts(page, script), 'a form with errors').toEqual([]);
    await page.goto(`${site.url}/${language}/projects`);
    await page.getByRole('button', { name: labels.projects.quickLook }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await inOtherScripts(page, script), 'a popup').toEqual([]);

    const still = { javaScriptEnabled: false, deviceScaleFactor: 0.5 } as const;
    const phone = await browser.newContext({ ...still, viewport: { width: 360, height: 740 } });
    const drawn = await phone.newPage();
    for (const [name, path] of Object.entries({ home: '', form: '/opportunities/volunteer' })) {
      await drawn.goto(`${site.url}/${language}${path}`);
      await settle(drawn);
      await hideHeader(drawn);
      await expect
        .soft(drawn.getByRole('main'))
        .toHaveScreenshot(['languages', `${name}-${language}.png`], snapshot);
    }
    await phone.close();
  });
}

test('[R38] the switch of languages keeps the page and its filter, and works without scripts @nojs', async ({
  page,
  startOwn,
}) => {
  const { site } = await startOwn({ content: translatedContent('ml') }, { LANGUAGES: 'ml' });
  await page.goto(`${site.url}/?district=Wayanad`);
  await page.locator('header summary').click();
  await page.locator('header details').getByRole('link', { name: 'മലയാളം' }).click();
  await expect(page).toHaveURL(`${site.url}/ml?district=Wayanad`);
});

test('[R38] a browser that prefers Malayalam is invited in one line, which moves nothing and can be closed @phone', async ({
  browser,
  startOwn,
}) => {
  const { site } = await startOwn({ content: translatedContent('ml') }, { LANGUAGES: 'ml' });
  const context = await browser.newContext({ locale: 'ml-IN' });
  const page = await context.newPage();
  await page.goto(`${site.url}/team`);
  const line = page.getByRole('complementary');
  await expect(line.getByRole('link')).toHaveText(dictionaries.ml.shell.invitation);
  await expect(line.getByRole('link')).toHaveAttribute('href', '/ml/team');
  await line.getByRole('button').click();
  await expect(line).toHaveCount(0);
  await page.goto(`${site.url}/gallery`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(line).toHaveCount(0);
  await context.close();
});

test('[R38] what gets the focus is not hidden below the line that invites into Malayalam @phone', async ({
  browser,
  startOwn,
}) => {
  const { site } = await startOwn({ content: translatedContent('ml') }, { LANGUAGES: 'ml' });
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ locale: 'ml-IN', viewport });
  const page = await context.newPage();
  await page.goto(`${site.url}/opportunities/volunteer`);
  const line = page.getByRole('complementary');
  await expect(line).toBeVisible();
  const hidden: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await line.evaluate((element) => {
      const stop = document.activeElement;
      if (!stop || stop === document.body || element.contains(stop)) return '';
      const [top, { bottom }] = [element.getBoundingClientRect().top, stop.getBoundingClientRect()];
      const isBelow = bottom > top && bottom <= window.innerHeight;
      return isBelow ? stop.outerHTML.slice(0, 120) : '';
    });
    if (name !== '') hidden.push(name);
  }
  expect(hidden).toEqual([]);
  await context.close();
});

test('[R38] texts that editors changed in English alone are marked as English @desktop', async ({
  page,
  startOwn,
  allowed,
}) => {
  allowed.problems.push(/404|preloaded/);
  const content = { ...translatedContent('kn'), more: changedInEnglish };
  const { site } = await startOwn({ content }, { LANGUAGES: 'kn' });
  for (const path of ['', '/about-us', '/opportunities/volunteer', '/contact-us', '/gallery']) {
    await page.goto(`${site.url}/kn${path}`);
    expect.soft(await inOtherScripts(page, languageTable.kn.script), path).toEqual([]);
  }
});
