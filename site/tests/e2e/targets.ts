import type { Page } from '@playwright/test';

/** What a thumb mainly presses and is smaller than 44 × 44 px, with its size. */
export async function mainlyPressedBelow44(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header a, header button, main button, main [role=button], main a[class*=button], main input, main textarea, main select, main summary',
      ),
    ]
      // Dots and markers have neighbours that do the same: arrows, and a list.
      .filter((element) => !element.matches('[class*=dot], [class*=marker]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('[aria-hidden=true]') === null)
      .map((element) => {
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return { width, height, name: `${element.tagName} ${words.trim().slice(0, 40)}` };
      })
      .filter(({ width, height }) => width > 1 && (height < 44 || width < 44))
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`),
  );
}
