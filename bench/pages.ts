import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startStrapi } from '../cms/tests/support/start-strapi.ts';
import { chromiumLaunchOptions } from '../site/tests/support/chromium.ts';
import { layouts, unknownPath } from '../site/tests/support/routes.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { openBrowser } from './browser.ts';
import { atMost, type Figure, median, withoutGoal } from './figures.ts';

const LIGHTHOUSE = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
/** Lighthouse's names. */
const FIRST_PAINT = 'first-contentful-paint';
const LARGEST_PAINT = 'largest-contentful-paint';
const BLOCKING_TIME = 'total-blocking-time';
const SHIFT = 'cumulative-layout-shift';
const AUDITS = [FIRST_PAINT, LARGEST_PAINT, BLOCKING_TIME, SHIFT] as const;
/** A page of one line, with whose first paint each paint is compared: no page on this machine has an earlier one. */
const ONE_LINE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><h1>One line</h1></html>';
const MAX_FIRST = 1.4;
const MAX_LARGEST = 2.2;
/** Lighthouse's phone: its screen decides which widths of an image are requested. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

type Visit = ReadonlyMap<string, number>;

/** One page of each layout on Lighthouse's slow phone. */
export async function measurePages(runs: number): Promise<Figure[]> {
  const cms = await startStrapi({ env: { SEED: 'on' } });
  const settings = { CMS_URL: cms.url, CMS_TOKEN: cms.readToken, CONTENT_TTL: '3600' };
  const site = await startSite(settings);
  const oneLine = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(ONE_LINE),
  );
  try {
    const figures: Figure[] = [];
    const least = await visitOften(`http://127.0.0.1:${await listening(oneLine)}`, runs);
    const paint = least(FIRST_PAINT);
    figures.push(withoutGoal('First paint of a page of one line', paint, ' ms'));
    for (const page of await pathsToVisit(site.url)) {
      await makeImages(site.url + page);
      const of = await visitOften(site.url + page, runs);
      const [first, largest] = [of(FIRST_PAINT), of(LARGEST_PAINT)];
      figures.push(
        atMost(MAX_FIRST, `First paint of ${page} (${ms(first)}) to one line's`, first / paint),
        atMost(
          MAX_LARGEST,
          `Largest paint of ${page} (${ms(largest)}) to one line's`,
          largest / paint,
        ),
        withoutGoal(`Blocking time of ${page}`, of(BLOCKING_TIME), ' ms'),
        atMost(0, `Layout shift of ${page}`, of(SHIFT)),
      );
      console.log(`Lighthouse has visited ${page}`);
    }
    return figures;
  } finally {
    oneLine.close();
    await site.stop();
    await cms.stop();
  }
}

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port');
  return address.port;
}

/** Returns the median that an audit has of so many visits. */
async function visitOften(url: string, runs: number): Promise<(audit: string) => number> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url));
  return (audit) => median(visits.map((each) => each.get(audit) ?? Number.NaN));
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}

/** The story of the tests is not in the CMS: its first one is visited. Lighthouse takes no page with status 404. */
async function pathsToVisit(url: string): Promise<string[]> {
  const sitemap = await fetch(`${url}/sitemap.xml`).then((response) => response.text());
  const story = /(?<=<loc>[^<]*)\/stories\/[^<]+/.exec(sitemap)?.[0];
  const others = layouts.filter((path) => path !== unknownPath && !path.startsWith('/stories/'));
  return story === undefined ? others : [...others, story];
}

/** The site makes the images of a page now, so that Lighthouse does not wait for one. */
async function makeImages(url: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage(PHONE);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      const images = [...document.images].filter((image) => image.getClientRects().length > 0);
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
    });
  } finally {
    await browser.close();
  }
}

/** Lighthouse records nothing now and then: another attempt follows. */
async function visit(url: string, attempts = 3): Promise<Visit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const { args, executablePath } = chromiumLaunchOptions();
  // Lighthouse takes the flags in one text, split at blanks.
  const flags = ['--headless=new', ...args.filter((flag) => !flag.includes(' '))].join(' ');
  const call = [LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`];
  const options = ['--only-categories=performance', `--chrome-flags=${flags}`];
  try {
    await promisify(execFile)(process.execPath, [...call, ...options], {
      env: { ...process.env, CHROME_PATH: executablePath },
    });
    const { audits }: { audits: Record<string, { numericValue: number }> } = JSON.parse(
      await readFile(file, 'utf8'),
    );
    return new Map(
      AUDITS.map((audit) => [audit, audits[audit]?.numericValue ?? Number.NaN] as const),
    );
  } catch (error) {
    if (attempts === 1) throw error;
    return visit(url, attempts - 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
