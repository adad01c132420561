import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserType } from '@playwright/test';
import { startStrapi } from '../cms/tests/start-strapi.ts';
import { chromiumLaunchOptions } from '../site/tests/support/chromium.ts';
import { routes, textPages, unknownPath } from '../site/tests/support/routes.ts';
import { startSite } from '../site/tests/support/start-site.ts';
import { atMost, type Figure, median } from './figures.ts';
import { serveWithoutScripts } from './scriptless.ts';

const LIGHTHOUSE = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
} as const;
const JUDGED = ['/', '/opportunities/volunteer', '/projects/project-spark'];
const WITHOUT_SCRIPTS = [unknownPath, ...textPages];
/** Lighthouse's phone: its screen decides which widths of an image are requested. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const launch = chromiumLaunchOptions();

type Visit = Readonly<Record<keyof typeof AUDITS, number>>;

export async function measurePages(runs: number): Promise<Figure[]> {
  const cms = await startStrapi({ env: { SEED: 'on' } });
  const settings = { CMS_URL: cms.url, CMS_TOKEN: cms.readToken, CONTENT_TTL: '3600' };
  const site = await startSite(settings);
  const scriptless = await serveWithoutScripts(site.url);
  try {
    const paths = [...routes.map((route) => route.path), unknownPath];
    const bytes = await bytesOfScripts(site.url, paths);
    const figures: Figure[] = [];
    for (const page of JUDGED) {
      const visits: Visit[] = [];
      const bare: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        bare.push(await visit(scriptless.url + page));
        visits.push(await visit(site.url + page));
      }
      const middle = (all: readonly Visit[], what: keyof Visit) =>
        median(all.map((one) => one[what]));
      for (const what of ['FCP', 'LCP'] as const) {
        const [own, other] = [middle(visits, what), middle(bare, what)];
        const name = `${what} of ${page} (${Math.round(own)} ms) to that without scripts (${Math.round(other)} ms)`;
        figures.push(atMost(1.15, name, own / other));
      }
      figures.push(atMost(0, `CLS of ${page}`, middle(visits, 'CLS')));
      console.log(`Lighthouse has visited ${page}`);
    }
    const sizes = paths.map((page) => {
      const limit = WITHOUT_SCRIPTS.includes(page) ? 0 : 115;
      return atMost(limit, `JavaScript of ${page}, brotli`, (bytes.get(page) ?? 0) / 1000, ' KB');
    });
    return [...figures, ...sizes];
  } finally {
    scriptless.stop();
    await site.stop();
    await cms.stop();
  }
}

/** The compressed bytes of scripts that each page fetches before any interaction. */
async function bytesOfScripts(url: string, paths: readonly string[]): Promise<Map<string, number>> {
  const { chromium }: { chromium: BrowserType } = await import(
    path.join(import.meta.dirname, '../site/node_modules/@playwright/test/index.mjs')
  );
  const browser = await chromium.launch(launch);
  const found = new Map<string, number>();
  try {
    for (const each of paths) {
      const page = await browser.newPage(PHONE);
      const sizes: Promise<{ responseBodySize: number }>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') sizes.push(request.sizes());
      });
      await page.goto(url + each);
      // Scripts come after the first paint; React marks what it has hydrated.
      const isHydrated = () =>
        Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react'));
      if (!WITHOUT_SCRIPTS.includes(each)) await page.waitForFunction(isHydrated);
      await page.waitForLoadState('networkidle');
      const all = await Promise.all(sizes);
      const total = all.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      found.set(each, total);
      // The site makes every image now, so that Lighthouse does not wait for one.
      await page.evaluate(async () => {
        const images = [...document.images].filter((image) => image.getClientRects().length > 0);
        for (const image of images) image.loading = 'eager';
        await Promise.all(images.map((image) => image.decode()));
      });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return found;
}

/** Lighthouse records nothing now and then: another attempt follows. */
async function visit(url: string, attempts = 3): Promise<Visit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'report.json');
  // Lighthouse takes the flags in one text, split at blanks.
  const flags = ['--headless=new', ...launch.args.filter((flag) => !flag.includes(' '))].join(' ');
  const args = [LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`];
  const options = ['--only-categories=performance', `--chrome-flags=${flags}`];
  try {
    await promisify(execFile)(process.execPath, [...args, ...options], {
      env: { ...process.env, CHROME_PATH: launch.executablePath },
    });
    const { audits }: { audits: Record<string, { numericValue: number }> } = JSON.parse(
      await readFile(file, 'utf8'),
    );
    const value = (name: keyof Visit) => audits[AUDITS[name]]?.numericValue ?? Number.NaN;
    return { FCP: value('FCP'), LCP: value('LCP'), CLS: value('CLS') };
  } catch (error) {
    if (attempts === 1) throw error;
    return visit(url, attempts - 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
