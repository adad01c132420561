import type { Page } from '@playwright/test';

/** Ends each text that is translated, since a translation has other letters. */
const MARK = '°';

/**
 * Translates the page that is open as Chrome does: each text node is replaced by two `font` elements with
 * another text node inside, and so is each that is added or changed later.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translate, MARK);
}

/** Translates each page that is opened from now on before its scripts run, as on a slow connection. */
export async function translateBeforeHydration(page: Page): Promise<void> {
  await page.addInitScript(`
    document.addEventListener('readystatechange', () => (${translate.toString()})(${JSON.stringify(MARK)}), {
      once: true,
    });
  `);
}

/** The lines that the visitor sees, without the marks of the translation. */
export async function seenLines(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  const text = await page.locator('body').innerText();
  const lines = text.replaceAll(MARK, '').split('\n');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** In the page. */
function translate(mark: string): void {
  const root = document.documentElement;
  if (root.classList.contains('translated-ltr')) return;
  root.classList.add('translated-ltr');

  function wrap(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let next: Node | null = walker.currentNode; next; next = walker.nextNode()) {
      if (next instanceof Text) texts.push(next);
    }
    for (const text of texts) {
      const isTranslated = text.parentElement?.closest('font, head, script, style, textarea');
      if (isTranslated !== null || text.data.trim() === '') continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data + mark);
      outer.append(inner);
      text.before(outer);
      text.remove();
    }
  }

  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) wrap(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
