import { execa } from 'execa';
import { failure } from './advice.mjs';
import { type Folder, pathOf, ROOT } from './repository.ts';
import { UserError } from './user-error.ts';

/** Options of execa for a program in a folder; the pinned Node and the root's tools lead the PATH. */
export function inFolder(folder: Folder, env: NodeJS.ProcessEnv = {}) {
  const where = { cwd: pathOf(folder), preferLocal: true, localDir: ROOT } as const;
  return { ...where, env, stdin: 'ignore', all: true, reject: false } as const;
}

/**
 * Runs a program to its end without showing its output.
 * @throws UserError with its last lines where it fails
 */
export async function runQuietly(
  what: string,
  [command, ...args]: readonly [string, ...string[]],
  options: ReturnType<typeof inFolder>,
): Promise<void> {
  const { failed, all, shortMessage = '' } = await execa(command, args, options);
  if (failed) throw new UserError(failure(`${what} failed:`, all || shortMessage));
}

/** Runs a program that shows its output itself; gives its exit code. */
export async function runShown(
  [command, ...args]: readonly [string, ...string[]],
  options: ReturnType<typeof inFolder>,
): Promise<number> {
  const shown = { stdin: 'inherit', stdout: 'inherit', stderr: 'inherit', all: false } as const;
  const { exitCode } = await execa(command, args, { ...options, ...shown });
  return exitCode ?? 1;
}
