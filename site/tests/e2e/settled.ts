import type { Page } from '@playwright/test';

/** Sets what differs between machines and years to what it was when the kept pictures were taken. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --font-body: "Baloo 2 Variable" !important; }');
    document.adoptedStyleSheets = [sheet];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (/^20\d\d$/.test(currentNode.textContent ?? '')) currentNode.textContent = '2000';
    }
    await document.fonts.ready;
    // What waits for being seen would wait for ever in a part that is hidden.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
