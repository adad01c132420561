import { UserError } from './errors.mjs';

/** What each file in scripts/commands exports. */
interface Command {
  /** What it does and its options, for `--help`. */
  readonly help: string;
  /** Takes the arguments, gives the exit code. */
  run(args: string[]): Promise<number>;
}

/** Runs one root command and sets the exit code. A mistake of its user is one message without a stack. */
export async function runCommand(file: URL, args: string[]): Promise<void> {
  try {
    const command: Command = await import(file.href);
    if (args.includes('--help') || args.includes('-h')) console.log(command.help);
    else process.exitCode = await command.run(args);
  } catch (thrown) {
    console.error('\n✗', thrown instanceof UserError ? thrown.message : thrown);
    process.exitCode = 1;
  }
}
