import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/**
 * Measures the map of schools with the sample schools and with 5,000 generated ones: how long the
 * browser's main thread is held up while it opens, is moved, zoomed and filtered, and how many bytes
 * it brings. Builds the site with those schools in a temporary folder; writes bench/results-map.md.
 *
 *   node bench/map.ts
 */

const repository = fileURLToPath(new URL('..', import.meta.url));
const most = { longTask: 200, bytes: 60 * 1024 };

interface Measured {
  readonly schools: number;
  /** Milliseconds from the wish to see the map until its last marker stands. */
  readonly opened: number;
  /** The longest task of the page's main thread in each step. */
  readonly longest: Readonly<Record<string, Task>>;
}

/** In milliseconds: what it took of a core, and how long it lasted while others wanted that core too. */
interface Task {
  readonly cpu: number;
  readonly lasted: number;
}

/** Schools spread over the inland of Kerala, Tamil Nadu and Karnataka, the same ones each time. */
function generatedSchools(count: number): string {
  const keys = ['pg', 'ps', 'lle', 'pd', 'ouat', 'htl', 'iesp'];
  const schools = Array.from({ length: count }, (_, index) => ({
    key: keys[index % keys.length],
    name: `Government Upper Primary School ${index + 1}`,
    district: `District ${1 + (index % 60)}`,
    coordinates: [
      Number((9 + ((index * 0.618_033_988) % 1) * 5).toFixed(4)),
      Number((76.6 + ((index * 0.754_877_666) % 1) * 2.8).toFixed(4)),
    ],
  }));
  return `import type { School } from './schools.ts';\n\nexport const schools: readonly School[] = ${JSON.stringify(schools)};\n`;
}

/** Builds the site with other schools beside the real one; returns the copy's folder. */
async function buildWith(schools: string | null): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'map-bench-'));
  const site = path.join(folder, 'site');
  const left = new Set(['node_modules', 'build', '.react-router', 'test-results']);
  await cp(path.join(repository, 'site'), site, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  await symlink(path.join(repository, 'site/node_modules'), path.join(site, 'node_modules'));
  await cp(path.join(repository, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  if (schools !== null) await writeFile(path.join(site, 'app/content/schools.data.ts'), schools);
  const build = path.join(site, 'node_modules/.bin/react-router');
  await promisify(execFile)(build, ['build'], { cwd: site });
  return folder;
}

async function measure(folder: string): Promise<Measured> {
  const from = (file: string) => import(path.join(folder, 'site/tests', file));
  const { startBackend } = await from('backend/backend.ts');
  const { startSite } = await from('start-site.ts');
  const { chromiumLaunchOptions } = await from('chromium.ts');
  const { chromium } = await import(
    path.join(repository, 'site/node_modules/@playwright/test/index.mjs')
  );
  const backend = await startBackend();
  const site = await startSite({
    CMS_URL: backend.url,
    CMS_TOKEN: backend.token,
    MAP_TILE_URL: `${backend.cdnUrl}/tiles/{z}/{x}/{y}.png`,
  });
  const browser: Browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page: Page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    return await measureOn(browser, page, site.url);
  } finally {
    await browser.close();
    await site.stop();
    await backend.stop();
  }
}

async function measureOn(browser: Browser, page: Page, url: string): Promise<Measured> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const section = page.locator('#schools');
  const markers = section.locator('[data-school], canvas:not([hidden])');
  const longest: Record<string, Task> = {};
  const step = async (name: string, act: () => Promise<unknown>) => {
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await act();
    await page.waitForTimeout(1_500);
    longest[name] = longestTask((await browser.stopTracing()).toString());
  };

  let opened = 0;
  await step('opens', async () => {
    const begun = performance.now();
    await section.evaluate((element) => element.scrollIntoView());
    await markers.first().waitFor({ state: 'attached' });
    let before = -1;
    for (let now = 0; now !== before; now = await markers.count()) {
      before = now;
      opened = performance.now() - begun;
      await page.waitForTimeout(100);
    }
  });
  const box = await section.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('The map did not open');
  await step('is dragged', async () => {
    const x = box.x + box.width - 60;
    const y = box.y + 80;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 300, y + 200, { steps: 30 });
    await page.mouse.up();
  });
  const press = (name: string) => section.getByRole('button', { name }).click();
  await step('is moved by a button', () => press('Move the map west'));
  await step('zooms in', () => press('Zoom in'));
  await step('zooms out', () => press('Zoom out'));
  await step('is filtered by project', () =>
    section.getByRole('radio').nth(1).check({ force: true }),
  );
  await step('is searched', () => section.getByRole('searchbox').pressSequentially('upper 42'));
  await step('shows all again', () => section.getByRole('link', { name: 'Show all' }).click());
  const entries = section.locator('details li');
  return { schools: await entries.count(), opened: Math.round(opened), longest };
}

/** The longest task in a trace of Chromium, on the main thread that ran most: the page's. */
function longestTask(trace: string): Task {
  const { traceEvents } = JSON.parse(trace);
  const mains = new Map<number, Task[]>();
  for (const { name, args, tid } of traceEvents) {
    if (name === 'thread_name' && args.name === 'CrRendererMain') mains.set(tid, []);
  }
  for (const { name, tid, dur, tdur } of traceEvents) {
    if (name !== 'ThreadControllerImpl::RunTask' || dur === undefined) continue;
    mains.get(tid)?.push({ cpu: (tdur ?? dur) / 1000, lasted: dur / 1000 });
  }
  const page = [...mains.values()].sort((a, b) => total(b) - total(a))[0] ?? [];
  return page.reduce((a, b) => (b.cpu > a.cpu ? b : a), { cpu: 0, lasted: 0 });
}

function total(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { cpu }) => sum + cpu, 0);
}

/** Compressed bytes of what is fetched for the map alone: its parts, not those it shares. */
async function bytesOf(folder: string): Promise<Readonly<Record<string, number>>> {
  const assets = path.join(folder, 'site/build/client/assets');
  const bytes: Record<string, number> = {};
  for (const file of await readdir(assets)) {
    if (!/^(leaflet-map|explorer)-.*\.(js|css)$/.test(file)) continue;
    const name = file.replace(/-[\w-]{8}\.(js|css)$/, '.$1');
    bytes[name] = brotliCompressSync(await readFile(path.join(assets, file))).length;
  }
  return bytes;
}

const results: Measured[] = [];
let bytes: Readonly<Record<string, number>> = {};
for (const schools of [null, generatedSchools(5_000)]) {
  const folder = await buildWith(schools);
  try {
    if (schools === null) bytes = await bytesOf(folder);
    results.push(await measure(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const steps = Object.keys(results[0]?.longest ?? {});
const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
const worst = Math.max(
  ...results.flatMap(({ longest }) => Object.values(longest).map(({ cpu }) => cpu)),
);
const inWords = (task: Task | undefined) =>
  task === undefined ? '' : `${Math.round(task.cpu)} (${Math.round(task.lasted)})`;
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const report = [
  '# The map of schools, measured',
  '',
  `Written by \`node bench/map.ts\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), headless Chromium, 1366 × 900.`,
  'The whole home page, with the schools in its list as well. Milliseconds of a core that the longest',
  'task of the main thread took; in brackets how long it lasted while other programs ran beside it.',
  '',
  row(['Longest task while the map …', ...results.map(({ schools }) => `${schools} schools`)]),
  row(['---', ...results.map(() => '---:')]),
  ...steps.map((name) => row([name, ...results.map(({ longest }) => inWords(longest[name]))])),
  '',
  ...results.map(
    ({ schools, opened }) =>
      `- ${schools} schools: all markers stand ${opened} ms after the map comes into view.`,
  ),
  '',
  row(['Fetched when the map comes near', 'bytes, brotli']),
  row(['---', '---:']),
  ...Object.entries(bytes).map(([name, size]) => row([name, size])),
  row(['together', all]),
  '',
  `Longest task of all: ${Math.round(worst)} ms (at most ${most.longTask}). Bytes: ${all} (at most ${most.bytes}).`,
  '',
].join('\n');
await writeFile(path.join(repository, 'bench/results-map.md'), report);
process.stdout.write(report);
if (worst > most.longTask || all > most.bytes) process.exitCode = 1;
