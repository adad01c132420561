import { expect, type Page } from '@playwright/test';

/** Fails when the page can be scrolled sideways at its present width; names what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return null;
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || clipped(element.parentElement));
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .filter((element) => !clipped(element.parentElement))
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return `${root.scrollWidth} px of content in ${root.clientWidth} px: ${wide.join(', ')}`;
  });
  expect(found, `${new URL(page.url()).pathname} at its present width`).toBeNull();
}

/** The same at every width that matters: the smallest phones, tablets, desks. */
export async function expectNoSidewaysScrollAtAnyWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  if (before) await page.setViewportSize(before);
}
