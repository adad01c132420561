import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { groupLives, signalGroup } from './process-group.ts';

/** A program to run: `name` is what messages call it. */
export interface Program {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** How a program ended: its exit code, or the signal that ended it. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** "with exit code 3", "by SIGKILL". */
export function describeEnding({ code, signal }: Ending): string {
  return signal ? `by ${signal}` : `with exit code ${code ?? 'unknown'}`;
}

const KEPT_LINES = 40;
const KEPT_OUTPUT = 8_000_000;
/** How long a program may take to end by itself, before it is killed. */
export const STOP_LIMIT_MS = 15_000;

const living = new Set<Running>();
let stopping = false;

/**
 * A program that runs in a process group of its own: a Ctrl-C in the terminal reaches only us, and
 * what we send reaches whatever it has started too.
 */
export class Running {
  readonly name: string;
  /** Resolves when the program has ended, with its last output read. Never rejects. */
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  readonly #onLine: (line: string) => void;

  constructor(program: Program, onLine: (line: string) => void) {
    this.name = program.name;
    this.#onLine = onLine;
    this.#child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: program.env ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#read(this.#child.stdout);
    this.#read(this.#child.stderr);
    living.add(this);
    this.ended = this.#untilEnded();
  }

  /** The last lines that the program has printed. */
  get lastLines(): readonly string[] {
    return this.#lines;
  }

  /** Ends the program and all that it started: asks, waits, and after `limit` ms kills. */
  async stop(limit = STOP_LIMIT_MS): Promise<void> {
    this.#send('SIGTERM');
    if (!(await this.#isGoneWithin(limit))) {
      this.#send('SIGKILL');
      await this.#isGoneWithin(2_000);
    }
    living.delete(this);
  }

  kill(): void {
    this.#send('SIGKILL');
  }

  #read(stream: Readable | null): void {
    if (!stream) return;
    createInterface({ input: stream }).on('line', (line) => {
      this.#lines.push(line);
      if (this.#lines.length > KEPT_LINES) this.#lines.shift();
      this.#onLine(line);
    });
  }

  #untilEnded(): Promise<Ending> {
    return new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#lines.push(error.message);
        this.#onLine(error.message);
        living.delete(this);
        resolve({ code: 127, signal: null });
      });
      // 'close' tells that all output was read; something it started may hold that open for ever.
      this.#child.once('exit', async (code, signal) => {
        const closed = new Promise((done) => this.#child.once('close', done));
        await Promise.race([closed, pause(500)]);
        if (!this.#groupLives()) living.delete(this);
        resolve({ code, signal });
      });
    });
  }

  #send(signal: NodeJS.Signals): void {
    if (this.#child.pid !== undefined) signalGroup(this.#child.pid, signal);
  }

  async #isGoneWithin(limit: number): Promise<boolean> {
    const end = performance.now() + limit;
    while (this.#groupLives()) {
      if (performance.now() > end) return false;
      await pause(30);
    }
    return true;
  }

  #groupLives(): boolean {
    return this.#child.pid !== undefined && groupLives(this.#child.pid);
  }
}

/** Starts a program that goes on running. Its lines go to `onLine` (and the last ones are kept). */
export async function start(program: Program, onLine = (_line: string) => {}): Promise<Running> {
  await unlessStopping();
  return new Running(program, onLine);
}

/** Runs a program to its end; gives how it ended and all that it printed. */
export async function run(
  program: Program,
  options: { onLine?: (line: string) => void; limitMs?: number } = {},
): Promise<Ending & { output: string }> {
  let output = '';
  const running = await start(program, (line) => {
    output = `${output}${line}\n`.slice(-KEPT_OUTPUT);
    options.onLine?.(line);
  });
  const limit = new AbortController();
  const late = options.limitMs
    ? pause(options.limitMs, 'late' as const, { signal: limit.signal }).catch(
        () => 'ended' as const,
      )
    : null;
  const first = await Promise.race(late ? [running.ended, late] : [running.ended]);
  limit.abort();
  if (first === 'late') {
    output += `Ended by force: it ran for longer than ${Math.round((options.limitMs ?? 0) / 60_000)} minutes.\n`;
    await running.stop();
  }
  const ending = await running.ended;
  await unlessStopping();
  return { ...ending, code: first === 'late' ? 1 : ending.code, output };
}

/** Ends every program that still runs. */
export async function stopAll(limit = STOP_LIMIT_MS): Promise<void> {
  await Promise.all([...living].map((running) => running.stop(limit)));
}

/**
 * From now on Ctrl-C, SIGTERM and a closed terminal end all programs, then this process.
 * `exitCode` is 0 for a command that is meant to be ended so; else it is 128 + the signal's number.
 * A second signal, given by someone who will not wait, kills at once.
 */
export function endOnSignals(options: { exitCode?: number; onStop?: () => void } = {}): void {
  const numbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;
  let begun = 0;
  const end = async (signal: keyof typeof numbers): Promise<void> => {
    if (stopping) {
      // One Ctrl-C may arrive twice: from the terminal, and passed on by npm.
      if (performance.now() - begun > 1_000) for (const running of living) running.kill();
      return;
    }
    stopping = true;
    begun = performance.now();
    options.onStop?.();
    await stopAll();
    process.exit(options.exitCode ?? 128 + numbers[signal]);
  };
  process.on('SIGINT', () => void end('SIGINT'));
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGHUP', () => void end('SIGHUP'));
}

/** While everything is being stopped, an ended program is no news: waits for this process's end. */
export async function unlessStopping(): Promise<void> {
  if (stopping) await new Promise(() => {});
}
