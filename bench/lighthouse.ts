import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../site/tests/backend/backend.ts';
import { freePort } from '../site/tests/free-port.ts';
import { contentWithMedia, serveSampleMedia } from '../site/tests/pictures/sample-media.ts';
import { routes, unknownPath } from '../site/tests/routes.ts';
import { startSite } from '../site/tests/start-site.ts';
import { categories, type Time, type Visit, visit } from './lighthouse-visit.ts';
import { median } from './load.ts';
import { warmPictures } from './warm-pictures.ts';
import { serveWithoutScripts } from './without-scripts.ts';

/**
 * Lets Lighthouse judge the built site as a phone on a slow network sees it, and the same pages with
 * every script taken out, turn by turn in one run; writes bench/results-lighthouse.md.
 *
 *   npm run bench -- lighthouse [--runs 5] [--pages /,/contact-us] [--once /team,/terms]
 *
 * The pages of `--once` (all others and the 404 unless given) are visited a single time each way.
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
const pages = values.pages.split(',').filter(Boolean);
const pagesOnce =
  values.once?.split(',').filter(Boolean) ??
  [...routes.map((route) => route.path), unknownPath].filter((address) => !pages.includes(address));

/** What a page must reach beside the highest scores; ratios are to the page without scripts. */
const wanted = { ratio: 1.05, cls: 0, tbt: 50 };
const statusOf = (page: string) => (page === unknownPath ? 404 : 200);
/** What the status of a 404 alone costs: the browser's line in the console, and no search result. */
const costOf404 = new Set(['best-practices', 'seo']);
const isExcused = (page: string, category: string) =>
  statusOf(page) === 404 && costOf404.has(category);

/** What was found at one page: a row of the report, what falls short, and what was not passed whole. */
interface Judged {
  readonly row: string;
  readonly short: readonly string[];
  readonly failed: string;
  /** The machine's pace at each visit, with and without scripts. */
  readonly paces: readonly number[];
}

async function judge(page: string, runs: number): Promise<Judged> {
  const found: { site: Visit[]; floor: Visit[] } = { site: [], floor: [] };
  for (let run = 0; run < runs; run += 1) {
    found.floor.push(await visit(floor.url + page, statusOf(page)));
    found.site.push(await visit(site.url + page, statusOf(page)));
  }
  const middle = (who: 'site' | 'floor', what: Time) =>
    median(found[who].map(({ times }) => times[what]));
  const scores = categories.map((name) =>
    Math.round(median(found.site.map(({ scores: all }) => all[name] ?? Number.NaN))),
  );
  const ratio = (what: Time) => middle('site', what) / middle('floor', what);
  const [cls, tbt] = [middle('site', 'CLS'), middle('site', 'TBT')];
  const cells = [
    page,
    scores.join(' / '),
    ...(['FCP', 'LCP'] as const).map(
      (what) => `${Math.round(middle('site', what))} (${ratio(what).toFixed(2)})`,
    ),
    `${Math.round(tbt)} (${Math.round(middle('floor', 'TBT'))})`,
    cls.toFixed(3),
  ];
  const often = Map.groupBy(
    found.site.flatMap(({ failed }) => failed),
    (name) => name,
  );
  const names = [...often].map(([name, times]) => `${name} (${times.length})`);
  return {
    row: `| ${cells.join(' | ')} |`,
    short: [
      ...categories.filter((name, index) => scores[index] !== 100 && !isExcused(page, name)),
      ...(['FCP', 'LCP'] as const).filter((what) => !(ratio(what) <= wanted.ratio)),
      ...(tbt < wanted.tbt ? [] : ['TBT']),
      ...(cls <= wanted.cls ? [] : ['CLS']),
    ],
    failed: `- ${page}: ${names.join(', ') || 'none'}`,
    paces: [...found.site, ...found.floor].map(({ pace }) => pace),
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
  const everyPage = [...pages, ...pagesOnce];
  await warmPictures(everyPage.flatMap((page) => [site.url + page, floor.url + page]));
  const judged = new Map<string, Judged>();
  for (const page of everyPage) {
    const found = await judge(page, pages.includes(page) ? Number(values.runs) : 1);
    judged.set(page, found);
    process.stdout.write(`${found.row}\n`);
  }
  const table = (which: readonly string[]) => `| Page | Scores | FCP ms | LCP ms | TBT ms | CLS |
| --- | --- | ---: | ---: | ---: | ---: |
${which.map((page) => judged.get(page)?.row).join('\n')}`;
  const paces = [...judged.values()].flatMap((found) => found.paces);
  const short = [...judged].filter(([, found]) => found.short.length > 0);
  const result = `# The site, judged by Lighthouse

Written by \`npm run bench -- lighthouse\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.
Lighthouse's own phone (a slow network and a processor slowed down four times), each page's pictures
made before; turn by turn with the same pages without any script. In brackets the ratio to those
(wanted: at most ${wanted.ratio}), behind TBT the other's own. Scores: ${categories.join(' / ')}
(wanted: 100 each; ${[...costOf404].join(' and ')} not of ${unknownPath}, whose status they count), CLS ${wanted.cls}, TBT
under ${wanted.tbt} ms.

The pages without scripts come with every header of the site's. One of them weighs on a visit of
Lighthouse's, with scripts and without: \`Cross-Origin-Opener-Policy\` has Chromium begin a new process in
the middle of the way from its empty page to ours. Who follows a link from another site does not wait
for that (docs/decisions/first-paint.md). Times are of the clock, multiplied: what else the machine does
counts up to fourfold. Its pace (\`benchmarkIndex\`) was ${Math.round(median(paces))} in the middle, ${Math.round(Math.min(...paces))} at the slowest and ${Math.round(Math.max(...paces))} at the
fastest visit; far apart, they tell of other work, and TBT is not to be trusted.

Medians of ${values.runs} visits:

${table(pages)}

${pagesOnce.length === 0 ? '' : `The others, each visited once:\n\n${table(pagesOnce)}\n\n`}Short of what is wanted:

${short.map(([page, found]) => `- ${page}: ${found.short.join(', ')}`).join('\n') || '- nothing'}

What was not passed whole, and in how many visits:

${[...judged.values()].map(({ failed }) => failed).join('\n')}
`;
  await writeFile(values.into, result);
  process.stdout.write(result);
} finally {
  floor.stop();
  await site.stop();
  await backend.stop();
  media.stop();
}
