import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { editTimes } from './edits.ts';
import { atMost, type Figure, percentile, tableOf } from './figures.ts';
import { measureLoad } from './load.ts';
import { measurePages } from './pages.ts';

/**
 * `npm run bench`: measures the built programs and writes bench/results.md; with `--only` it measures
 * one part and writes nothing. Needs Linux with two cores that do nothing else, nginx, wrk and openssl.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    edits: { type: 'string', default: '50' },
    runs: { type: 'string', default: '5' },
  },
});

async function measureEdits(): Promise<Figure[]> {
  const times = await editTimes(Number(values.edits));
  const name = `From publishing to the page, 95 of 100, over ${times.length} changes`;
  return [atMost(1000, name, percentile(times, 95), ' ms')];
}

const parts = {
  load: () => measureLoad(Number(values.rounds), Number(values.seconds)),
  edits: measureEdits,
  pages: () => measurePages(Number(values.runs)),
};

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (values.only === undefined || values.only === name) figures.push(...(await measure()));
}
const report = `# Measurements

Written by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.
Servers share one core, the load comes from the other; medians of ${values.rounds} interleaved runs of
${values.seconds} s over 32 connections. nginx is \`deploy/nginx.conf\` over TLS, beside nginx serving the
same page from files. Lighthouse is its own phone on a slow network; medians of ${values.runs} visits.

${tableOf(figures)}
`;
console.log(`\n${report}`);
if (values.only === undefined)
  await writeFile(path.join(import.meta.dirname, 'results.md'), report);
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
