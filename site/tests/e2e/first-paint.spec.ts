import type { Page } from '@playwright/test';
import { type InferOutput, number, object, optional, safeParse, string } from 'valibot';
import { expect, test } from './fixtures.ts';
import { untilHydrated } from './until-hydrated.ts';

/** What happened on a thread from `ts` on, for `dur`, in microseconds. */
const traceEvent = object({
  name: string(),
  pid: number(),
  tid: number(),
  ts: number(),
  dur: optional(number(), 0),
});
type TraceEvent = InferOutput<typeof traceEvent>;

/** Opens an address, and tells what Chromium did until the page had been painted. */
async function traceOf(page: Page, address: string): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const read = safeParse(traceEvent, event);
      if (read.success) events.push(read.output);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'loading'],
      excludedCategories: ['*'],
    },
  });
  await page.goto(address);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))),
  );
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

const isScript = ({ name }: TraceEvent) => name === 'EvaluateScript' || name === 'FunctionCall';
const isLayout = ({ name }: TraceEvent) => name === 'Layout' || name === 'UpdateLayoutTree';

for (const address of ['/', '/opportunities/volunteer', '/gallery', '/contact-us', '/terms']) {
  test(`${address} is laid out by no script before it is touched @phone`, async ({ page }) => {
    const all = await traceOf(page, address);
    const paint = all.find(({ name }) => name === 'firstContentfulPaint');
    const own = all.filter(({ pid, tid }) => pid === paint?.pid && tid === paint.tid);
    const scripts = own.filter(isScript);
    // Were there none, this test would look at the wrong thread.
    expect(scripts.length).toBeGreaterThan(0);
    expect(own.filter(isLayout).length).toBeGreaterThan(0);
    const forced = own
      .filter(isLayout)
      .filter(({ ts }) => scripts.some((script) => script.ts <= ts && ts < script.ts + script.dur));
    expect(forced).toEqual([]);
  });
}

/** The headings of the home page's sections, and whether each is laid out. */
async function laidOut(page: Page): Promise<Readonly<Record<string, boolean>>> {
  return Object.fromEntries(
    await page
      .locator('main h2')
      .evaluateAll((all) =>
        all.map((heading) => [
          heading.textContent,
          heading.checkVisibility({ contentVisibilityAuto: true }),
        ]),
      ),
  );
}
const whole = (sections: Readonly<Record<string, boolean>>) =>
  !Object.values(sections).includes(false);

test('before their turn the sections of the home page are laid out when somebody comes near them @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto('/');
  await expect
    .poll(() => laidOut(page))
    .toMatchObject({ 'Happening now': true, Testimonials: false });
  await page.getByRole('heading', { name: 'Volunteer Partners' }).scrollIntoViewIfNeeded();
  await expect.poll(() => laidOut(page)).toMatchObject({ Testimonials: true });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`untouched, the home page is soon whole (motion: ${reducedMotion}) @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await expect.poll(async () => whole(await laidOut(page))).toBe(true);
  });
}

test('each section has a turn of its own @phone', async ({ page }) => {
  await page.goto('/');
  const delays = await page
    .locator('#stat, #stat ~ section')
    .evaluateAll((all) => all.map((section) => getComputedStyle(section).animationDelay));
  expect(delays.length).toBeGreaterThan(6);
  expect(new Set(delays).size).toBe(delays.length);
});

test('on paper the home page is whole @phone', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(async () => whole(await laidOut(page))).toBe(true);
});

test('without scripts the home page is whole @nojs', async ({ page }) => {
  await page.goto('/');
  const hidden = await page
    .locator('main section')
    .evaluateAll(
      (all) =>
        all.filter((section) => getComputedStyle(section).contentVisibility !== 'visible').length,
    );
  expect(hidden).toBe(0);
});

test('an address with a place in the home page leads there @phone', async ({ page }) => {
  for (const id of ['stat', 'schools']) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    expect(whole(await laidOut(page))).toBe(true);
    // 6 rem are kept free for the bar at the top.
    await expect
      .poll(() =>
        page.locator(`#${id}`).evaluate((place) => Math.round(place.getBoundingClientRect().top)),
      )
      .toBe(96);
  }
});

test('a page that is loaded again is whole, and shown where it was left @phone', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  const heading = page.getByRole('heading', { name: 'Testimonials' });
  const place = () => heading.evaluate((h2) => Math.round(h2.getBoundingClientRect().top));
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(() => laidOut(page)).toMatchObject({ Testimonials: true });
  // What was above it is laid out by now.
  await page.waitForTimeout(500);
  const left = await place();
  await page.reload();
  await expect.poll(async () => whole(await laidOut(page))).toBe(true);
  // A section whose height is guessed would be off by hundreds.
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(100);
});

test('who comes from another page gets the home page whole, so that Back finds its place @phone', async ({
  page,
}) => {
  await page.goto('/terms');
  await untilHydrated(page);
  await page
    .getByRole('link', { name: /\(home page\)/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => whole(await laidOut(page))).toBe(true);
});
