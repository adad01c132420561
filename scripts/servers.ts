import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { programError } from './errors.mjs';
import { inFolder } from './programs.ts';
import { step } from './report.ts';
import type { Folder } from './repository.ts';

interface Server {
  readonly name: string;
  readonly folder: Folder;
  /**
   * The arguments of Node. They start the server itself, not a script that starts it, since signals go to
   * this process.
   */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** An address that answers with a 2xx once the server is ready. */
  readonly healthUrl: string;
}

// The pause before a server that ended is started again: each time twice as long.
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Asked to stop, a server may let running requests finish. */
const GRACE_MS = 15_000;
const ANSWER_MS = 2_000;
const ASK_AGAIN_MS = 100;
/** What is shown of a server that ended: an error with its stack. */
const MAX_LAST_LINES = 40;

/**
 * Runs all servers until a signal comes. A server that ends before all are ready ends the others; later it is
 * started again. Until all are ready, only their errors are shown.
 */
export async function runServers(servers: readonly Server[], onReady: () => void): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort());
  }
  const running: Promise<never>[] = [];
  let isReady = false;
  try {
    for (const server of servers) {
      running.push(keepRunning(server, stop.signal, () => isReady));
      const ready = untilReady(server.healthUrl, stop.signal);
      await step(`Starting ${server.name}`, () => Promise.race([ready, ...running]));
    }
    isReady = true;
    onReady();
    await Promise.race(running);
  } catch (thrown) {
    if (!stop.signal.aborted) throw thrown;
  } finally {
    stop.abort();
    await Promise.allSettled(running);
  }
  return 0;
}

/** @throws UserError when the server ends before all are ready */
async function keepRunning(
  server: Server,
  stop: AbortSignal,
  isReady: () => boolean,
): Promise<never> {
  let wait = FIRST_PAUSE_MS;
  while (true) {
    const begun = performance.now();
    const { how, lines } = await run(server, stop, isReady);
    if (stop.aborted || !isReady()) {
      throw programError(`${server.name} ended (${how}). Its last lines:`, lines.join('\n'));
    }
    if (performance.now() - begun > LONGEST_PAUSE_MS) wait = FIRST_PAUSE_MS;
    console.error(`${server.name} ended (${how}). It is started again in ${wait / 1_000} s.`);
    await pause(wait, undefined, { signal: stop });
    // One that ends again and again must not keep the machine busy.
    wait = Math.min(2 * wait, LONGEST_PAUSE_MS);
  }
}

/** Returns how the server ended, and its last lines. */
async function run(
  { folder, args, env }: Server,
  stop: AbortSignal,
  isReady: () => boolean,
): Promise<{ how: string; lines: readonly string[] }> {
  const lines: string[] = [];
  function* show(line: unknown) {
    lines.push(String(line));
    if (lines.length > MAX_LAST_LINES) lines.shift();
    if (isReady() || /\berror\b/i.test(String(line))) yield `${folder.padEnd(4)} | ${line}`;
  }
  const { signal, exitCode } = await execa('node', args, {
    ...inFolder(folder, env),
    all: false,
    buffer: false,
    stdout: [show, 'inherit'],
    stderr: [show, 'inherit'],
    cancelSignal: stop,
    forceKillAfterDelay: GRACE_MS,
  });
  return { how: signal ?? `exit code ${exitCode}`, lines };
}

async function untilReady(url: string, stop: AbortSignal): Promise<void> {
  const isReady = () =>
    fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isReady())) await pause(ASK_AGAIN_MS, undefined, { signal: stop });
}
