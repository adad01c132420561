import { UserError } from './errors.mjs';

export async function runCommand(file: URL, args: string[]): Promise<void> {
  try {
    const command: { help: string; run(args: string[]): Promise<number> } = await import(file.href);
    if (args.includes('--help') || args.includes('-h')) console.log(command.help);
    else process.exitCode = await command.run(args);
  } catch (thrown) {
    console.error('\n✗', thrown instanceof UserError ? thrown.message : thrown);
    process.exitCode = 1;
  }
}
