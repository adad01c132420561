import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Room around the focused element in which its ring may lie, in pixels. */
const AROUND = 10;

type Pixels = { readonly data: Buffer; readonly channels: number };

/** A stop of the Tab key, with how well it shows that it has the focus. */
export interface Stop {
  readonly name: string;
  /**
   * Pixels that change by a contrast of 3:1 or more when the focus comes, for each pixel of the
   * element's edge: an unbroken line of 2 px gives 2 (WCAG 2.4.13).
   */
  readonly thickness: number;
  /** False where something else lies over all of it, such as a bar that stays in view (2.4.11). */
  readonly isUncovered: boolean;
}

/**
 * Goes through the page with `key`, and looks at each stop twice: with the focus and without. What a
 * style sheet says of a ring proves nothing where the ring is cut off or lies on its own colour.
 *
 * @param most stops after which to end; a page ends by itself where the browser's own bar has the focus.
 * @param options `inMainAlone`: passes over what stands in the bar and in the footer
 */
export async function stopsOf(
  page: Page,
  most: number,
  { key = 'Tab', inMainAlone = false } = {},
): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(whatHasTheFocus, AROUND);
    if (found === null) break;
    const { clip, edge, name, isUncovered, isInMain, isStop } = found;
    if (!isStop || (inMainAlone && !isInMain)) continue;
    const focused = await pixelsOf(page, clip);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const without = await pixelsOf(page, clip);
    stops.push({ name, isUncovered, thickness: changed(focused, without) / edge });
  }
  return stops;
}

/** Runs in the page: what a screen reader's user would call focused, and where it lies. */
function whatHasTheFocus(around: number) {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // A radio button or a search field may show the ring around the box that they stand in.
  const label = focused.matches('input') ? focused.closest('label') : null;
  // A link that fills its card wears the ring where it fills it.
  const after = getComputedStyle(focused, '::after');
  const fills =
    after.position === 'absolute' &&
    [after.top, after.right, after.bottom, after.left].every(
      (each) => Number.parseFloat(each) <= 0,
    );
  const card = fills && focused instanceof HTMLElement ? focused.offsetParent : null;
  const box = label ?? card ?? focused;
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const x = Math.max(0, left - around);
  const y = Math.max(0, top - around);
  const clip = {
    x,
    y,
    width: Math.max(1, Math.min(window.innerWidth, right + around) - x),
    height: Math.max(1, Math.min(window.innerHeight, bottom + around) - y),
  };
  const inside = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => ({
      x: left + (right - left) * across,
      y: top + (bottom - top) * down,
    })),
  );
  const isUncovered = inside.some((point) => {
    const hit = document.elementFromPoint(point.x, point.y);
    return hit !== null && (box.contains(hit) || hit.contains(box));
  });
  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  return {
    clip,
    isUncovered,
    isInMain: focused.closest('main') !== null,
    // A heading that the page gave the focus is read out; the Tab key does not lead there.
    isStop: focused instanceof HTMLElement && focused.tabIndex >= 0,
    edge: 2 * (Math.min(right - left, clip.width) + Math.min(bottom - top, clip.height)),
    name: `${focused.tagName.toLowerCase()} ${focused.getAttribute('name') ?? ''} ${words.trim().slice(0, 40)}`,
  };
}

async function pixelsOf(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<Pixels> {
  const png = await page.screenshot({ clip, animations: 'disabled', scale: 'css' });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

function changed(one: Pixels, other: Pixels): number {
  let count = 0;
  const length = Math.min(one.data.length, other.data.length);
  for (let at = 0; at + 2 < length; at += one.channels) {
    const [light, dark] = [luminance(one.data, at), luminance(other.data, at)].sort(
      (a, b) => b - a,
    );
    if (light !== undefined && dark !== undefined && (light + 0.05) / (dark + 0.05) >= 3)
      count += 1;
  }
  return count;
}

function luminance(data: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const part = (data[at + channel] ?? 0) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
