import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumLaunchOptions } from '../site/tests/chromium.ts';

/** Lighthouse's scores in percent and its times in milliseconds, of one visit. */
export interface Visit {
  readonly scores: Readonly<Record<string, number>>;
  readonly times: Readonly<Record<Time, number>>;
  /** Names of the audits that the page does not pass whole. */
  readonly failed: readonly string[];
  /** How much the machine got done just before (Lighthouse's `benchmarkIndex`, more is faster). */
  readonly pace: number;
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const;

/** What is read of a visit; CLS has no unit. */
export type Time = keyof typeof audits;

const runProgram = promisify(execFile);
const program = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const launch = chromiumLaunchOptions();
// Lighthouse takes them in one text, split at blanks.
const flags = launch.args.filter((flag) => !flag.includes(' '));

/**
 * Lets Lighthouse visit a page as a phone on a slow network. Now and then it cannot record a visit
 * (NO_NAVSTART): that is made again, twice at most.
 *
 * @param status the page's own, where it is no good one
 * @throws where the page cannot be visited or answers with another error
 */
export async function visit(url: string, status = 200): Promise<Visit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  try {
    for (let again = 2; ; again -= 1) {
      try {
        return await recordedVisit(url, status, path.join(folder, 'report.json'));
      } catch (error) {
        if (again === 0) throw error;
        process.stdout.write(`A visit to ${url} could not be recorded and is made again\n`);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function recordedVisit(url: string, status: number, file: string): Promise<Visit> {
  await runProgram(
    process.execPath,
    [
      ...[program, url, '--quiet', '--output', 'json', '--output-path', file],
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${flags.join(' ')}`,
      ...(status === 200 ? [] : ['--ignore-status-code']),
    ],
    { env: { ...process.env, CHROME_PATH: launch.executablePath } },
  );
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  const number = (...names: string[]) => Number(at(report, ...names));
  const time = (name: Time) => number('audits', audits[name], 'numericValue');
  const told = Object.entries(Object(at(report, 'audits')));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, 100 * number('categories', name, 'score')]),
    ),
    times: { FCP: time('FCP'), LCP: time('LCP'), CLS: time('CLS'), TBT: time('TBT') },
    pace: number('environment', 'benchmarkIndex'),
    failed: told
      .filter(([, audit]) => {
        const score = at(audit, 'score');
        return typeof score === 'number' && score < 1;
      })
      .map(([name]) => name),
  };
}

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined,
    value,
  );
