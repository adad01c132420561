import { execa } from 'execa';
import { type Folder, pathOf, ROOT } from './repository.ts';

/** Options of execa: the pinned Node and the root's tools lead the PATH. */
export function inFolder(folder: Folder, env: NodeJS.ProcessEnv = {}) {
  const where = { cwd: pathOf(folder), preferLocal: true, localDir: ROOT } as const;
  return { ...where, env, stdin: 'ignore', all: true, reject: false } as const;
}

/** Runs Node in the terminal; gives its exit code. */
export async function runNode(folder: Folder, args: readonly string[], env: NodeJS.ProcessEnv) {
  const terminal = { stdin: 'inherit', stdout: 'inherit', stderr: 'inherit', all: false } as const;
  const { exitCode } = await execa('node', args, { ...inFolder(folder, env), ...terminal });
  return exitCode ?? 1;
}
