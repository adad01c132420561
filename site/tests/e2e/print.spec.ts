import type { Page } from '@playwright/test';
import { layouts } from '../support/routes.ts';
import { expect, test } from './fixtures.ts';

/** What of the page would be printed and is of no use, cannot be read, or would be cut in two. */
function problemsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const nameOf = ({ tagName, textContent }: Element) =>
      `${tagName.toLowerCase()} “${textContent?.trim().slice(0, 40)}”`;
    const lightness = (color: string) =>
      Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) {
        if (element.closest('details') && !element.closest('summary, .screen-only'))
          problems.push(`folded: ${nameOf(element)}`);
        continue;
      }
      const { color, breakInside } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isControl = element.matches('button:not([name=member]), input, select, textarea, nav');
      if (isControl && element.getBoundingClientRect().height > 0)
        problems.push(`of no use: ${nameOf(element)}`);
      if (hasText && lightness(color) > 200) problems.push(`too light: ${nameOf(element)}`);
      if (element.matches('li, tr, table, .card') && breakInside !== 'avoid')
        problems.push(`may be cut: ${nameOf(element)}`);
    }
    return problems;
  });
}

/** One page with figures and cards, one of text, one with a form, one with tables. The others have the same parts. */
const QUICK = ['/', '/stories/story-14', '/opportunities/volunteer', '/transparency'];

for (const path of layouts) {
  const tags = QUICK.includes(path) ? '@desktop' : '@desktop @slow';
  test(`${path} is fit for paper ${tags}`, async ({ page, allowed }) => {
    allowed.problems.push(/status of 404/);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    // Colours of links change in some moments.
    await expect.poll(() => problemsOnPaper(page)).toEqual([]);
  });
}

test('[R41] Transparency is printed with all years, each total below its rows @desktop', async ({
  page,
}) => {
  await page.goto('/transparency');
  await page.emulateMedia({ media: 'print' });
  const tables = page.getByRole('table');
  await expect(tables).toHaveCount(4);
  for (const table of await tables.all()) {
    await expect(table.getByRole('row').last()).toBeVisible();
    // A browser repeats a foot on every page.
    await expect(table.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  }
});
