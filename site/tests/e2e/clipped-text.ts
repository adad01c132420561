import type { Page } from '@playwright/test';

/** Words of the page that a box cuts off, so that they cannot be read; empty when all is well. */
export async function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const clipped: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode;
      const parent = text.parentElement;
      if (!parent || !/\S/.test(text.textContent ?? '')) continue;
      // What is for screen readers alone, what rolls and what stands in a closed part is not seen.
      if (
        parent.closest(
          '.visually-hidden, [aria-hidden=true], dialog:not([open]), [popover]:not(:popover-open), dd, script, style',
        )
      ) {
        continue;
      }
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isCut =
          (cuts(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) ||
          (cuts(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2));
        if (isCut) clipped.push((text.textContent ?? '').trim().slice(0, 60));
        // What can be scrolled brings its words into view.
        if (isCut || overflowX !== 'visible' || overflowY !== 'visible') break;
      }
    }
    return clipped;
  });
}
