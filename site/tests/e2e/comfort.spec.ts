import type { Page } from '@playwright/test';
import { routes } from '../routes.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';

const pages = routes.map(({ path }) => path);

/** Goes through the page by Tab and tells what is focused without a ring that can be seen. */
async function stopsWithoutRing(page: Page): Promise<string[]> {
  const faint: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const looks = [
        focused,
        ...focused.querySelectorAll('*'),
        ...(focused.parentElement ? [focused.parentElement] : []),
      ]
        .map((element) => getComputedStyle(element))
        // A link that fills its card wears the ring where it fills it.
        .concat(getComputedStyle(focused, '::after'), getComputedStyle(focused, '::before'));
      // Radio buttons and search fields may show the ring around the box that they stand in.
      const ringed = looks.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
          boxShadow.includes('0px 0px 0px'),
      );
      return { ringed, name: `${focused.tagName} ${focused.textContent?.slice(0, 30)}` };
    });
    if (stop === null) break;
    if (!stop.ringed) faint.push(stop.name);
  }
  return faint;
}

for (const path of [
  '/',
  '/projects',
  '/gallery',
  '/team',
  '/contact-us',
  '/opportunities/intern',
]) {
  test(`${path}: whatever has the focus shows it @desktop`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await stopsWithoutRing(page)).toEqual([]);
  });
}

test('the ring of the focus stands out by 3:1 from paper, white and ink', async ({ page }) => {
  await page.goto('/');
  const contrasts = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const luminance = (token: string) => {
      // A minified style sheet writes #ffffff as #fff.
      const hex = style
        .getPropertyValue(token)
        .trim()
        .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    return [
      contrast('--focus', '--paper'),
      contrast('--focus', '--paper-deep'),
      contrast('--focus', '--white'),
      contrast('--focus-on-ink', '--ink'),
    ];
  });
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(3);
});

for (const path of pages) {
  test(`${path}: whatever is pressed is at least 24 px high and wide @phone`, async ({ page }) => {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden])')]
        // Links within a sentence are as high as its lines (WCAG 2.5.8, inline).
        .filter((element) => !(element.matches('a') && element.closest('p')))
        .map((element) => {
          // A label makes its radio button larger.
          const target = element.closest('label') ?? element;
          const { width, height } = target.getBoundingClientRect();
          const words = element.getAttribute('aria-label') ?? element.textContent;
          return {
            width,
            height,
            name: `${element.tagName} ${words?.trim().slice(0, 30)}`,
            target,
          };
        })
        .filter(({ target }) => target.checkVisibility({ visibilityProperty: true }))
        .filter(({ width, height }) => width > 1 && (width < 24 || height < 24))
        .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`),
    );
    expect(small).toEqual([]);
  });

  test(`[R23] ${path}: nothing moves for those who asked for less motion @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
        .map((animation) => animation.constructor.name),
    );
    expect(moving).toEqual([]);
  });
}

for (const path of ['/', '/projects', '/team', '/contact-us']) {
  test(`${path}: with forced colours buttons keep an edge and nothing is lost @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const edgeless = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('a[class*=button], button[class*=button]')]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
          return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((button) => button.textContent),
    );
    expect(edgeless).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { disableRules: ['color-contrast'] });
  });
}
