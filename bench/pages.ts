import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startStrapi } from '../cms/tests/start-strapi.ts';
import { chromiumLaunchOptions } from '../site/tests/support/chromium.ts';
import { layouts, unknownPath } from '../site/tests/support/routes.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { openBrowser } from './browser.ts';
import { atMost, type Figure, median } from './figures.ts';

const LIGHTHOUSE = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
/** Lighthouse's names, and the limits. */
const AUDITS = [
  { what: 'First paint', audit: 'first-contentful-paint', limit: 1000, unit: ' ms' },
  { what: 'Largest contentful paint', audit: 'largest-contentful-paint', limit: 1400, unit: ' ms' },
  { what: 'Blocking time', audit: 'total-blocking-time', limit: 100, unit: ' ms' },
  { what: 'Layout shift', audit: 'cumulative-layout-shift', limit: 0, unit: '' },
] as const;
/** Lighthouse's phone: its screen decides which widths of an image are requested. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

type Visit = ReadonlyMap<string, number>;

/** One page of each layout on Lighthouse's slow phone. */
export async function measurePages(runs: number): Promise<Figure[]> {
  const cms = await startStrapi({ env: { SEED: 'on' } });
  const settings = { CMS_URL: cms.url, CMS_TOKEN: cms.readToken, CONTENT_TTL: '3600' };
  const site = await startSite(settings);
  try {
    const figures: Figure[] = [];
    for (const page of await pathsToVisit(site.url)) {
      await makeImages(site.url + page);
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(site.url + page));
      for (const { what, audit, limit, unit } of AUDITS) {
        const value = median(visits.map((each) => each.get(audit) ?? Number.NaN));
        figures.push(atMost(limit, `${what} of ${page}`, value, unit));
      }
      console.log(`Lighthouse has visited ${page}`);
    }
    return figures;
  } finally {
    await site.stop();
    await cms.stop();
  }
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
      AUDITS.map(({ audit }) => [audit, audits[audit]?.numericValue ?? Number.NaN] as const),
    );
  } catch (error) {
    if (attempts === 1) throw error;
    return visit(url, attempts - 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
