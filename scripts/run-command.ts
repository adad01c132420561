import { pathToFileURL } from 'node:url';
import { Complaint, codeOf, messageOf } from './complaint.ts';
import { adviceFor } from './diagnose.mjs';
import { stopAll } from './processes.ts';

/** What each file in scripts/commands exports: takes the arguments, gives the exit code. */
interface CommandModule {
  run(args: string[]): Promise<number>;
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
    process.exitCode = await loaded.run(args);
  } catch (thrown) {
    process.exitCode = 1;
    await stopAll();
    process.stderr.write(`\n✗ ${explain(thrown)}\n`);
  }
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
