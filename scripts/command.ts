import { UserError } from './errors.mjs';

interface Command {
  readonly help: string;
  /** Gives the exit code. */
  run(args: string[]): Promise<number>;
}

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
