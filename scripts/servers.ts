import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { failure } from './advice.mjs';
import { inFolder } from './programs.ts';
import type { Folder } from './repository.ts';
import { UserError } from './user-error.ts';

/** A server that runs. */
export interface Running {
  readonly name: string;
  /** Resolves when it has ended, with the error message that says why. Never rejects. */
  readonly ended: Promise<string>;
  /**
   * Resolves once `url` answers with a 2xx.
   * @throws UserError where the server ends before, or does not answer within five minutes
   */
  untilReady(url: string): Promise<void>;
}

export interface Program {
  readonly name: string;
  readonly folder: Folder;
  /** The server itself, not a script that starts it: signals go to this process. */
  readonly command: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
  readonly onLine: (line: string) => void;
}

/** Long enough for the first start of the CMS, which fills the database with sample content. */
const READY_LIMIT_MS = 300_000;

/**
 * Runs servers until one of them ends or a signal asks to stop, then ends them all; gives the exit
 * code. `work` starts them one after the other.
 */
export async function runServers(
  work: (start: (program: Program) => Running) => Promise<void>,
): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort());
  }
  const running: Running[] = [];
  try {
    await work((program) => {
      const server = startServer(program, stop.signal);
      running.push(server);
      return server;
    });
    const message = await Promise.race(running.map(({ ended }) => ended));
    if (!stop.signal.aborted) throw new UserError(message);
  } catch (thrown) {
    if (!stop.signal.aborted) throw thrown;
  } finally {
    stop.abort();
    await Promise.all(running.map(({ ended }) => ended));
  }
  return 0;
}

function startServer({ name, folder, command, env, onLine }: Program, stop: AbortSignal): Running {
  const [file, ...args] = command;
  // Asked to stop, a server may let running requests finish.
  const ending = { cancelSignal: stop, forceKillAfterDelay: 15_000, buffer: false } as const;
  const child = execa(file, args, { ...inFolder(folder, env), ...ending });
  const lines: string[] = [];
  const reading = (async () => {
    for await (const line of child.iterable({ from: 'all' })) {
      lines.push(line);
      if (lines.length > 40) lines.shift();
      onLine(line);
    }
  })();
  let isOver = false;
  const ended = Promise.allSettled([child, reading]).then(async () => {
    isOver = true;
    const { signal, exitCode } = await child;
    const how = signal ?? `exit code ${exitCode}`;
    return failure(`${name} ended (${how}). Its last lines:`, lines.join('\n'));
  });
  const untilReady = async (url: string) => {
    const limit = performance.now() + READY_LIMIT_MS;
    while (!(await answers(url))) {
      if (isOver) throw new UserError(await ended);
      if (performance.now() > limit) {
        throw new UserError(failure(`${name} does not answer at ${url}:`, lines.join('\n')));
      }
      await pause(100);
    }
  };
  return { name, ended, untilReady };
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
