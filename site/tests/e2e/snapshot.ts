import type { Page } from '@playwright/test';

/** Waits for fonts and images, and replaces what differs between machines and years. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    // What is out of view would be drawn or not, by chance.
    sheet.replaceSync(`
      :root { --font-body: var(--font-script), "Baloo 2 Variable" !important; }
      main * { content-visibility: visible !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    for (const year of document.querySelectorAll('[data-copyright-year]'))
      year.textContent = '2000';
    // No font of the site has this sign: each machine draws its own.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (text.nodeValue?.includes('₹')) text.nodeValue = text.nodeValue.replaceAll('₹', 'R');
    }
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** The header stays in view and would lie over what is taken. */
export async function hideHeader(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > header { visibility: hidden; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** How pages are compared with their snapshots. */
export const snapshot = { animations: 'disabled', scale: 'device', timeout: 20_000 } as const;
