import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Complaint, codeOf, messageOf } from './complaint.ts';
import { adviceFor } from './diagnose.mjs';
import { stopAll } from './processes.ts';

/** What each file in scripts/commands exports. */
interface CommandModule {
  /** Takes the arguments, gives the exit code. */
  run(args: string[]): Promise<number>;
  /** Its options in a line or two, for `--help`. */
  readonly usage?: string;
}

/**
 * Runs one root command and ends the process with its exit code. Whatever goes wrong is shown as
 * one message; the stack only with DEBUG set, for whoever works on these scripts.
 */
export async function runCommand(file: string, args: string[]): Promise<void> {
  // Whoever read the output may have left (`npm start | head`): that is no reason to fall over.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', onlyBrokenPipe);
  try {
    const loaded: unknown = await import(pathToFileURL(file).href);
    if (!isCommand(loaded)) throw new Error(`${file} exports no function "run"`);
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(`${await helpOf(file, loaded.usage)}\n`);
    } else {
      process.exitCode = await loaded.run(args);
    }
  } catch (thrown) {
    process.exitCode = 1;
    await stopAll();
    process.stderr.write(`\n✗ ${explain(thrown)}\n`);
  }
}

/** What the comment above a command's `run` says of it, and its usage where it has one. */
export async function helpOf(file: string, usage = ''): Promise<string> {
  const source = await readFile(file, 'utf8');
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?function run\(/.exec(
    source,
  )?.[1];
  const lines = (comment ?? '').split('\n').map((line) => line.replace(/^ *\*? ?/, '').trimEnd());
  const words = lines.join('\n').replaceAll('`', '').trim();
  return [words, usage].filter(Boolean).join('\n\n');
}

function onlyBrokenPipe(error: Error): void {
  if (codeOf(error) !== 'EPIPE') throw error;
}

function isCommand(loaded: unknown): loaded is CommandModule {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'run' in loaded &&
    typeof loaded.run === 'function'
  );
}

function explain(thrown: unknown): string {
  if (process.env.DEBUG && thrown instanceof Error) return thrown.stack ?? thrown.message;
  if (thrown instanceof Complaint) return thrown.message;
  const message = messageOf(thrown);
  const advice = adviceFor(message) ?? 'Set DEBUG=1 and run it again to see where it happened.';
  return `Unexpected: ${message}\n${advice}`;
}
