import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBackend } from '../backend/backend.ts';
import { randomFrom, send } from '../forms/send.ts';
import { startSite } from '../start-site.ts';
import { capacity, chooser, createVisitor, percentileOf, startLoad } from './load.ts';
import { report, type SoakResult } from './report.ts';
import { mostOf, startSampling, thirds } from './sample.ts';
import { firstFigure, staleness, startTrouble } from './trouble.ts';
import { pictureAddresses, soakVisits } from './visits.ts';

/**
 * The soak: the built site at half of what it can do, while its backend fails at random and an editor
 * publishes every two seconds. Ends with 1 where a visitor saw an error or something older than
 * promised, or where memory or open files grow.
 *
 *   node site/tests/soak/main.ts [--minutes 30] [--most 2000] [--seed 1] [--into docs/soak.md]
 *
 * `--most` bounds the visits a second, for a machine that others use too.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    most: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    into: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const most = Number(values.most);
const random = randomFrom(Number(values.seed));
const hookSecret = 'the-secret-of-the-soak';
/** Seconds; a page is at most twice as old while the backend answers (docs/deploying.md). */
const ttl = 5;

const folder = await mkdtemp(path.join(tmpdir(), 'site-soak-'));
const logFile = path.join(folder, 'log');
const backend = await startBackend({ idempotent: true });
const site = await startSite(
  {
    CMS_URL: backend.url,
    CMS_TOKEN: backend.token,
    DATA_DIR: path.join(folder, 'data'),
    CONTENT_TTL: String(ttl),
    CONTENT_HOOK_SECRET: hookSecret,
    OUTBOX: 'on',
    FORM_LIMIT_PER_ADDRESS: '1000000',
    FORM_LIMIT_TOTAL: '1000000',
  },
  'build',
  { logFile },
);
const visitor = createVisitor(site.url, 64);
const tell = () =>
  fetch(`${site.url}/hooks/content`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${hookSecret}` },
  });

try {
  // Pictures are kept on disk once made; the first look of all is not what is measured here.
  const pictures = await pictureAddresses(visitor);
  for (const address of pictures) await visitor.visit(address, { accept: 'image/webp' });
  const choose = chooser(await soakVisits(visitor, pictures, random), random);
  // Changes are published meanwhile too: each has every page made anew, which is most of the work.
  const trouble = startTrouble(backend, tell, random);
  console.log('Measuring what it can do …');
  await capacity(visitor, choose, 32, 10);
  const measured = await capacity(visitor, choose, 32, 20);
  const pace = Math.max(1, Math.round(Math.min(measured / 2, most)));
  console.log(`Capacity ${Math.round(measured)} visits/s; running at ${pace}/s for ${minutes} min`);

  const sampling = startSampling(site.pid, 10);
  trouble.fail();
  const stale = { total: 0, whileWell: 0, checked: 0 };
  const failures = new Map<string, number>();
  const load = startLoad(visitor, choose, pace, ({ name }, answer, begunAt) => {
    if (answer.status >= 500 || answer.status === 0) {
      const what = `${name}: ${answer.status}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    }
    if (name !== 'home' || answer.status !== 200) return;
    const [, thousands, rest] = /\b(4\d),?(\d{3})\+/.exec(answer.body.toString()) ?? [];
    const figure = Number(`${thousands}${rest}`);
    if (!(figure >= firstFigure)) return;
    const seen = staleness(trouble, figure, begunAt);
    stale.checked += 1;
    stale.total = Math.max(stale.total, seen.total);
    stale.whileWell = Math.max(stale.whileWell, seen.whileWell);
  });
  const forms = { sent: 0, refused: 0 };
  const begunAt = performance.now();
  const formTimer = setInterval(() => {
    const body = new URLSearchParams({
      name: `Soak ${++forms.sent}`,
      email: 'a@b.co',
      comments: 'x',
    });
    send(`${site.url}/contact-us`, body.toString(), { Origin: site.url }).then(({ status }) => {
      if (status !== 303) forms.refused += 1;
    });
  }, 2_000);

  const loads: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await wait(Math.max(0, begunAt + minute * 60_000 - performance.now()));
    loads.push(loadavg()[0] ?? 0);
    const last = sampling.samples.at(-1);
    const begun = [...load.statuses.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${minute} of ${minutes} min: ${begun} visits, ${load.skipped} not begun, ${last?.memoryMb.toFixed(0)} MB, ${last?.files} files, failures ${JSON.stringify([...failures])}, oldest page ${(stale.whileWell / 1000).toFixed(1)} s, forms ${forms.sent - forms.refused} of ${forms.sent}`,
    );
  }
  load.stop();
  clearInterval(formTimer);
  sampling.stop();
  await trouble.stop();
  const stored = await untilDelivered(forms.sent - forms.refused);
  const exit = await site.stop();
  const result: SoakResult = {
    minutes,
    cores: availableParallelism(),
    wanting: loads[loads.length >> 1] ?? Number.NaN,
    capacity: measured,
    pace,
    statuses: load.statuses,
    failures,
    skipped: load.skipped,
    lateness: load.lateness(),
    p50: percentileOf(load.times, 50),
    p99: percentileOf(load.times, 99),
    p999: percentileOf(load.times, 99.9),
    published: trouble.published.length,
    outages: trouble.outages,
    stale,
    promise: 2 * ttl * 1000,
    forms: { ...forms, stored },
    memory: thirds(sampling.samples, ({ memoryMb }) => memoryMb),
    mostMemory: mostOf(sampling.samples, ({ memoryMb }) => memoryMb),
    files: thirds(sampling.samples, ({ files }) => files),
    log: await countLog(),
    exitCode: exit.code,
  };
  const { text, problems } = report(result);
  console.log(text);
  if (values.into !== undefined) await writeFile(values.into, text);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  visitor.close();
  await site.kill();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Forms that the backend has, once the outbox had time to deliver them. */
async function untilDelivered(expected: number): Promise<number> {
  for (let second = 0; second < 90 && backend.records.length < expected; second += 1) {
    await wait(1_000);
  }
  return new Set(backend.records.map(({ data }) => data.fullName)).size;
}

/** How many lines of the log there are of each message. */
async function countLog(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(logFile) })) {
    const [, level, message] = /^\{"level":"(\w+)".*"msg":"([^"]*)"\}$/.exec(line) ?? [];
    const what = level === undefined ? 'not a line of ours' : `${level}: ${message}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts;
}
