import type { Page } from '@playwright/test';
import { startFakeCms } from '../site/tests/support/fake-cms/fake-cms.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { openBrowser } from './browser.ts';
import { atMost, type Figure, median } from './figures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** How many times slower the processor is than this machine's. */
const SLOWER = 6;
/** A person presses once the page has come to rest, and looks at what happens. */
const REST_MS = 1500;
/** What this machine's browser needs at least: the goal is wrong for a machine on which this page misses it. */
const ONE_BUTTON = 'data:text/html,<button onclick="this.textContent=1">0</button>';

const presses = [
  { name: 'Menu', path: '/', press: '#menu-button' },
  { name: 'Next activity', path: '/', press: '#activities [class*=arrows] button:last-child' },
  { name: 'Load More', path: '/', press: '#testimonials form button' },
  { name: 'A project of the map', path: '/', press: '#schools fieldset label:nth-of-type(2)' },
  { name: 'Submit', path: '/contact-us', press: 'main form button[type=submit]' },
] as const;

/** The time from a press to the next paint, on a phone with a slow processor. */
export async function measureAnswers(runs: number): Promise<Figure[]> {
  const cms = await startFakeCms();
  const site = await startSite({ CMS_URL: cms.url, CMS_TOKEN: cms.token, CONTENT_TTL: '3600' });
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    const pages = [
      { name: 'A page of one button', url: ONE_BUTTON, press: 'button' },
      ...presses.map(({ name, path, press }) => ({ name, url: site.url + path, press })),
    ];
    for (const { name, url, press } of pages) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const page = await browser.newPage(PHONE);
        await page.goto(url, { waitUntil: 'networkidle' });
        times.push(await answerTo(page, press));
        await page.close();
      }
      const what = `Answer to “${name}” on a processor ${SLOWER} times slower`;
      figures.push(atMost(100, what, median(times), ' ms'));
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
    await cms.stop();
  }
}

/** The longest of the events that a press makes (Event Timing), in milliseconds. */
async function answerTo(page: Page, selector: string): Promise<number> {
  const control = page.locator(selector);
  await control.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} cannot be pressed`);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const seen = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe(events);
    return durations;
  });
  await page.waitForTimeout(REST_MS);
  // Not locator.tap(), whose own script in the page would be measured too.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REST_MS);
  // An event shorter than 16 ms is not told.
  return seen.evaluate((durations) => Math.max(16, ...durations));
}
