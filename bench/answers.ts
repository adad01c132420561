import type { Browser, Page } from '@playwright/test';
import { startStrapi } from '../cms/tests/support/start-strapi.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { openBrowser } from './browser.ts';
import { atMost, type Figure, median } from './figures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** The tabs are there on a tablet only. */
const TABLET = { ...PHONE, viewport: { width: 1024, height: 1366 } };
/** How many times slower the processor is than this machine's. */
const SLOWER = 6;
/** A person presses once the page has come to rest, and looks at what happens. */
const REST_MS = 1500;
/** What this machine's browser needs at least: what each press is compared with. */
const ONE_BUTTON = 'data:text/html,<button onclick="this.textContent=1">0</button>';
/** A plain page with as little on it answers as slowly. */
const MAX_RATIO = 2.3;

interface Press {
  readonly name: string;
  /** The address of a page of the site, or of one elsewhere. */
  readonly path: string;
  readonly control: string;
  /** What is pressed before, and not measured. */
  readonly before?: string;
  /** A key that is pressed in the control, in place of a touch. */
  readonly key?: string;
  readonly isTablet?: boolean;
}

const oneButton: Press = { name: 'A page of one button', path: ONE_BUTTON, control: 'button' };

const presses: readonly Press[] = [
  { name: 'Menu', path: '/', control: '#menu-button' },
  { name: 'Close the menu', path: '/', before: '#menu-button', control: '#menu [class*=close]' },
  { name: 'List of projects', path: '/', control: '[aria-controls=nav-projects]', isTablet: true },
  { name: 'Languages', path: '/', control: 'summary[aria-label*=English]', isTablet: true },
  { name: 'Next activity', path: '/', control: '#activities [class*=arrows] button:last-child' },
  { name: 'Load More', path: '/', control: '#testimonials form button' },
  { name: 'A project of the map', path: '/', control: '#schools fieldset label:nth-of-type(2)' },
  { name: 'A district of the map', path: '/', control: '#schools select', key: 'ArrowDown' },
  { name: 'A letter of a search', path: '/', control: '#schools input[type=search]', key: 'k' },
  { name: 'Quick look', path: '/projects', control: 'main [role=button][aria-haspopup=dialog]' },
  { name: 'Know more', path: '/opportunities', control: 'main a[href="/opportunities/volunteer"]' },
  {
    name: 'Yes, a student',
    path: '/opportunities/volunteer',
    control: 'main form label:has([type=radio])',
  },
  { name: 'Submit, empty', path: '/contact-us', control: 'main form button[type=submit]' },
  { name: 'A large picture', path: '/gallery', control: 'main li:first-child a' },
  {
    name: 'Next large picture',
    path: '/gallery',
    before: 'main li:first-child a',
    control: 'dialog [class*=next]',
  },
  { name: 'Next member', path: '/team', control: '[class*=arrows] button:last-child' },
  { name: 'Copy the link', path: '/projects/project-spark', control: '#share ~ button' },
];

/** The time from a press to the next paint, as a multiple of that of a page of one button. */
export async function measureAnswers(runs: number): Promise<Figure[]> {
  const cms = await startStrapi({ env: { SEED: 'on' } });
  const settings = { CMS_URL: cms.url, CMS_TOKEN: cms.readToken, CONTENT_TTL: '3600' };
  const site = await startSite({ ...settings, LANGUAGES: 'ml,ta,kn,hi' });
  const browser = await openBrowser();
  const times = new Map([oneButton, ...presses].map((press) => [press, [] as number[]]));
  try {
    // All in turn, so that a machine that is busy for a while slows down each of them.
    for (let run = 0; run < runs; run += 1) {
      for (const [press, taken] of times) taken.push(await answerTo(browser, site.url, press));
    }
  } finally {
    await browser.close();
    await site.stop();
    await cms.stop();
  }
  const least = median(times.get(oneButton) ?? []);
  return presses.map((press) => {
    const taken = times.get(press) ?? [];
    const range = `${Math.min(...taken)}–${Math.max(...taken)}`;
    const what = `Answer to “${press.name}” (${median(taken)} ms, ${range}) beside one button (${least} ms)`;
    return atMost(MAX_RATIO, what, median(taken) / least);
  });
}

/** The longest of the events that a press makes (Event Timing), in milliseconds. */
async function answerTo(browser: Browser, origin: string, press: Press): Promise<number> {
  const page = await browser.newPage(press.isTablet ? TABLET : PHONE);
  try {
    await page.goto(new URL(press.path, origin).href, { waitUntil: 'networkidle' });
    if (press.before) {
      await page.locator(press.before).tap();
      await page.waitForTimeout(REST_MS);
    }
    const act = await readyToPress(page, press);
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
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    await act();
    await page.waitForTimeout(REST_MS);
    // An event shorter than 16 ms is not told.
    return await seen.evaluate((durations) => Math.max(16, ...durations));
  } finally {
    await page.close();
  }
}

/** Returns what presses the control by itself: a script of locator.tap() would be measured too. */
async function readyToPress(page: Page, { control, key }: Press): Promise<() => Promise<void>> {
  const element = page.locator(control).first();
  await element.scrollIntoViewIfNeeded({ timeout: 5000 });
  await page.waitForLoadState('networkidle');
  if (key) {
    await element.focus();
    return () => page.keyboard.press(key);
  }
  const box = await element.boundingBox();
  if (!box) throw new Error(`${control} cannot be pressed`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
