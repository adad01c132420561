import { pathToFileURL } from 'node:url';
import { adviceFor } from './advice.mjs';
import { codeOf, messageOf, UserError } from './user-error.ts';

/** What each file in scripts/commands exports. */
interface Command {
  /** What it does and its options, for `--help`. */
  readonly help: string;
  /** Takes the arguments, gives the exit code. */
  run(args: string[]): Promise<number>;
}

/** Runs one root command and sets the exit code. A failure is one message; `DEBUG=1` adds the stack. */
export async function runCommand(file: string, args: string[]): Promise<void> {
  // A reader of the output may leave early, as in `npm start | head`.
  process.stdout.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') throw error;
  });
  try {
    const command: Command = await import(pathToFileURL(file).href);
    if (args.includes('--help') || args.includes('-h')) console.log(command.help);
    else process.exitCode = await command.run(args);
  } catch (thrown) {
    console.error(`\n✗ ${explain(thrown)}`);
    process.exitCode = 1;
  }
}

function explain(thrown: unknown): string {
  if (process.env.DEBUG && thrown instanceof Error) return thrown.stack ?? thrown.message;
  const message = messageOf(thrown);
  if (thrown instanceof UserError) return message;
  return `${message}\n${adviceFor(message) ?? 'Set DEBUG=1 and run it again to see where it happened.'}`;
}
