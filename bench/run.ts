import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureAnswers } from './answers.ts';
import { measureEdits } from './edits.ts';
import { type Figure, tableOf } from './figures.ts';
import { measureFlood } from './flood.ts';
import { measureLoad } from './load.ts';
import { measurePages } from './pages.ts';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const ROUNDS = 5;
const ROUND_SECONDS = 8;
const EDITS = 50;
const VISITS = 5;
const PRESSES = 7;
const parts = {
  load: () => measureLoad(ROUNDS, ROUND_SECONDS),
  flood: measureFlood,
  edits: () => measureEdits(EDITS),
  pages: () => measurePages(VISITS),
  answers: () => measureAnswers(PRESSES),
};

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (only !== undefined && only !== name) continue;
  const measured = await measure();
  // Seen at once, so that a later part that fails loses nothing.
  console.log(`\n${tableOf(measured)}\n`);
  figures.push(...measured);
}
const report = `# Measurements

Written by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.
Servers share one core, the load comes from the other; medians of ${ROUNDS} interleaved runs of
${ROUND_SECONDS} s over 32 connections. nginx is \`deploy/nginx.conf\` over TLS, beside nginx serving the
same page from files. Lighthouse is its own phone on a slow network; medians of ${VISITS} visits, and of ${PRESSES} presses.

${tableOf(figures)}
`;
console.log(`\n${report}`);
if (only === undefined) await writeFile(path.join(import.meta.dirname, 'results.md'), report);
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
