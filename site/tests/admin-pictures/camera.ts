import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture must load quickly where the page about editing is read, and weigh little in the repository. */
const HEAVIEST = 80_000;

/** Room around what is cut out, in pixels. */
const MARGIN = 24;

const STILL = { animations: 'disabled', caret: 'hide' } as const;

/** What is to be seen, and what is ringed on it. */
interface View {
  /** Ringed: what the text beside the picture tells to press. */
  readonly ring?: readonly Locator[];
  /** The part of the page that is shown; the whole window without it. */
  readonly only?: Locator;
  /** Where the pointer is: some buttons are only there below it. */
  readonly pointer?: Locator;
}

export type Camera = (page: Page, name: string, view?: View) => Promise<void>;

/** Writes pictures as WebP into a folder: the same window gives the same bytes. */
export function cameraFor(folder: string): Camera {
  return async (page, name, { ring = [], only, pointer } = {}) => {
    // Elsewhere it would show the hint of what is below it.
    if (pointer) await pointer.hover();
    else await page.mouse.move(2, 2);
    await atRest(page);
    for (const each of ring) await drawRing(each);
    const png = await page.screenshot({
      ...STILL,
      ...(only ? { clip: await around(page, only) } : {}),
    });
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('[data-ring]')) each.remove();
    });
    const file = path.join(folder, `${name}.webp`);
    const { size } = await sharp(png).webp({ quality: 82, effort: 6 }).toFile(file);
    if (size > HEAVIEST) throw new Error(`${name}.webp weighs ${size} bytes, at most ${HEAVIEST}`);
    console.log(`${name}.webp: ${Math.round(size / 1000)} kB`);
  };
}

/** Waits until two looks in a row show the same. The admin never stops asking its server. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  let before: Uint8Array = new Uint8Array();
  for (let looks = 0; looks < 60; looks += 1) {
    const now = await page.screenshot(STILL);
    if (now.equals(before)) return;
    before = now;
    await wait(300);
  }
  throw new Error('The page does not come to rest');
}

async function drawRing(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const ring = document.createElement('div');
    ring.dataset.ring = '';
    ring.style.cssText = `position:fixed;z-index:9999;pointer-events:none;
      left:${left - 7}px;top:${top - 7}px;width:${width + 14}px;height:${height + 14}px;
      border:3px solid rgb(214 60 60);border-radius:12px;box-sizing:border-box`;
    document.body.append(ring);
  });
}

async function around(page: Page, part: Locator) {
  const box = await part.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('What is to be shown is not there');
  const x = Math.max(0, Math.floor(box.x - MARGIN));
  const y = Math.max(0, Math.floor(box.y - MARGIN));
  return {
    x,
    y,
    width: Math.min(size.width - x, Math.ceil(box.width + 2 * MARGIN)),
    height: Math.min(size.height - y, Math.ceil(box.height + 2 * MARGIN)),
  };
}
