import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startBackend } from '../site/tests/backend/backend.ts';
import { chromiumLaunchOptions } from '../site/tests/chromium.ts';
import { freePort } from '../site/tests/free-port.ts';
import { contentWithMedia, serveSampleMedia } from '../site/tests/pictures/sample-media.ts';
import { routes } from '../site/tests/routes.ts';
import { startSite } from '../site/tests/start-site.ts';
import { median } from './load.ts';
import { serveWithoutScripts } from './without-scripts.ts';

/**
 * Lets Lighthouse judge the built site as a phone on a slow network sees it, and the same pages with
 * every script taken out, turn by turn in one run; writes bench/results-lighthouse.md.
 *
 *   npm run bench -- lighthouse [--runs 5] [--pages /,/contact-us] [--once /team,/terms]
 *
 * The pages of `--once` (all others unless given) are visited a single time, for their scores.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: {
      type: 'string',
      default: '/,/projects/project-spark,/opportunities/volunteer,/gallery',
    },
    once: { type: 'string' },
    into: { type: 'string', default: path.join(import.meta.dirname, 'results-lighthouse.md') },
  },
});
const pages = values.pages.split(',');
const pagesOnce =
  values.once?.split(',').filter(Boolean) ??
  routes.map((route) => route.path).filter((address) => !pages.includes(address));
const runProgram = promisify(execFile);
const program = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
const launch = chromiumLaunchOptions();
// Lighthouse takes them in one text, split at blanks.
const flags = launch.args.filter((flag) => !flag.includes(' '));

/** Lighthouse's scores in percent and its times in milliseconds, of one visit. */
interface Visit {
  readonly scores: Readonly<Record<string, number>>;
  readonly times: Readonly<Record<string, number>>;
  /** Names of the audits that the page does not pass whole. */
  readonly failed: readonly string[];
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
};

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined,
    value,
  );

/** Lighthouse now and then cannot record a visit (NO_NAVSTART): it is made again, twice at most. */
async function visit(url: string): Promise<Visit> {
  for (let again = 2; ; again -= 1) {
    try {
      return await recordedVisit(url);
    } catch (error) {
      if (again === 0) throw error;
      process.stdout.write(`A visit to ${url} could not be recorded and is made again\n`);
    }
  }
}

async function recordedVisit(url: string): Promise<Visit> {
  const file = path.join(folder, 'report.json');
  await runProgram(
    process.execPath,
    [
      ...[program, url, '--quiet', '--output', 'json', '--output-path', file],
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: launch.executablePath } },
  );
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  const number = (...names: string[]) => Number(at(report, ...names));
  const told = Object.entries(Object(at(report, 'audits')));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, 100 * number('categories', name, 'score')]),
    ),
    times: Object.fromEntries(
      Object.entries(audits).map(([name, audit]) => [
        name,
        number('audits', audit, 'numericValue'),
      ]),
    ),
    failed: told
      .filter(([, audit]) => {
        const score = at(audit, 'score');
        return typeof score === 'number' && score < 1;
      })
      .map(([name]) => name),
  };
}

const media = await serveSampleMedia();
const backend = await startBackend({ content: contentWithMedia(media.url) });
const site = await startSite({
  CMS_URL: backend.url,
  CMS_TOKEN: backend.token,
  CMS_WRITE_TOKEN: backend.writeToken,
  MEDIA_ORIGINS: media.url,
  CONTENT_TTL: '3600',
});
const floor = await serveWithoutScripts(site.url, await freePort());
try {
  const rows: string[] = [];
  const failures: string[] = [];
  for (const page of pages) {
    for (const { url } of [site, floor]) await fetch(url + page).then((reply) => reply.text());
    const found: { site: Visit[]; floor: Visit[] } = { site: [], floor: [] };
    for (let run = 0; run < Number(values.runs); run += 1) {
      found.floor.push(await visit(floor.url + page));
      found.site.push(await visit(site.url + page));
    }
    const middle = (who: 'site' | 'floor', what: string) =>
      median(found[who].map(({ times }) => times[what] ?? Number.NaN));
    const scores = categories.map((name) =>
      Math.round(median(found.site.map(({ scores: all }) => all[name] ?? Number.NaN))),
    );
    const ratio = (what: string) => (middle('site', what) / middle('floor', what)).toFixed(2);
    const times = ['FCP', 'LCP'].map(
      (what) => `${Math.round(middle('site', what))} (${ratio(what)})`,
    );
    const row = [page, scores.join(' / '), ...times, middle('site', 'CLS').toFixed(3)];
    const blocked = `${Math.round(middle('site', 'TBT'))} (${Math.round(middle('floor', 'TBT'))})`;
    rows.push(`| ${[...row, blocked].join(' | ')} |`);
    const often = new Map<string, number>();
    for (const name of found.site.flatMap(({ failed }) => failed)) {
      often.set(name, (often.get(name) ?? 0) + 1);
    }
    const names = [...often].map(([name, times]) => `${name} (${times})`);
    failures.push(`- ${page}: ${names.join(', ') || 'none'}`);
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  const scoresOnce: string[] = [];
  for (const page of pagesOnce) {
    await fetch(site.url + page).then((reply) => reply.text());
    const { scores, times } = await visit(site.url + page);
    const shown = categories.map((name) => Math.round(scores[name] ?? Number.NaN)).join(' / ');
    const rounded = ['FCP', 'LCP', 'TBT'].map((what) => Math.round(times[what] ?? Number.NaN));
    scoresOnce.push(`| ${[page, shown, ...rounded, times.CLS?.toFixed(3)].join(' | ')} |`);
    process.stdout.write(`${scoresOnce.at(-1)}\n`);
  }
  const result = `# The site, judged by Lighthouse

Written by \`npm run bench -- lighthouse\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.
Lighthouse's own phone (a slow network and a processor slowed down four times); medians of ${values.runs}
visits, turn by turn with the same pages without any script. In brackets the ratio to those (wanted:
at most 1.05), behind TBT the other's own. Scores: ${categories.join(' / ')} (wanted: 100 each), CLS 0, TBT under 50 ms.

| Page | Scores | FCP ms | LCP ms | CLS | TBT ms |
| --- | --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

The others, each visited once:

| Page | Scores | FCP ms | LCP ms | TBT ms | CLS |
| --- | --- | ---: | ---: | ---: | ---: |
${scoresOnce.join('\n')}

What was not passed whole, and in how many visits:

${failures.join('\n')}
`;
  await writeFile(values.into, result);
  process.stdout.write(result);
} finally {
  floor.stop();
  await site.stop();
  await backend.stop();
  media.stop();
  await rm(folder, { recursive: true, force: true });
}
