import { setTimeout as pause } from 'node:timers/promises';
import { Complaint } from './complaint.ts';
import { adviceFor } from './diagnose.mjs';
import type { Servers } from './environment.ts';
import { serverScript } from './npm.ts';
import {
  describeEnding,
  type Ending,
  type Program,
  type Running,
  start,
  unlessStopping,
} from './processes.ts';

type Mode = 'production' | 'development';

/** How long a server may take until it answers: the first start fills the database with pictures. */
const READY_LIMIT_MS = 300_000;

/** The content system as a program. */
export function cmsProgram({ cms }: Servers, mode: Mode): Program {
  const script = mode === 'production' ? 'start' : 'develop';
  return serverScript('cms', script, 'The content system (Strapi)', { ...cms.env, NODE_ENV: mode });
}

/** The site as a program. */
export function siteProgram({ site }: Servers, mode: Mode): Program {
  const script = mode === 'production' ? 'start' : 'dev';
  return serverScript('site', script, 'The site', { ...site.env, NODE_ENV: mode });
}

/**
 * Starts a server and waits until `url` answers with a 2xx.
 * @throws Complaint where it ends before, or does not answer in time; it is stopped then
 */
export async function startServer(
  program: Program,
  url: string,
  onLine?: (line: string) => void,
  limitMs = READY_LIMIT_MS,
): Promise<Running> {
  const running = await start(program, onLine);
  let ending: Ending | null = null;
  running.ended.then((how) => {
    ending = how;
  });
  const end = performance.now() + limitMs;
  while (!(await answers(url))) {
    await unlessStopping();
    if (ending) throw new Complaint(endedMessage(running, ending));
    if (performance.now() > end) {
      await running.stop();
      throw new Complaint(
        `${program.name} did not answer at ${url} within ${limitMs / 1000} s.\n${lastLines(running)}`,
      );
    }
    await pause(100);
  }
  return running;
}

/** Waits until one of the programs ends, stops the others, and gives the message that says why. */
export async function untilOneEnds(programs: readonly Running[]): Promise<string> {
  const first = await Promise.race(
    programs.map(async (running) => ({ running, ending: await running.ended })),
  );
  await unlessStopping();
  await Promise.all(programs.map((running) => running.stop()));
  return endedMessage(first.running, first.ending);
}

function endedMessage(running: Running, ending: Ending): string {
  const advice = adviceFor(running.lastLines.join('\n'));
  return [
    `${running.name} ended ${describeEnding(ending)}. Its last lines:`,
    lastLines(running),
    ...(advice ? [advice] : []),
  ].join('\n');
}

function lastLines(running: Running): string {
  const lines = running.lastLines
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(-15);
  return lines.length ? lines.map((line) => `  ${line}`).join('\n') : '  (it printed nothing)';
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
