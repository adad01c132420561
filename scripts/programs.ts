import { execa } from 'execa';
import { type Folder, folderPath, ROOT } from './repository.ts';

/** Options of execa: the pinned Node and the root's tools lead the PATH. */
export function inFolder(folder: Folder, env: NodeJS.ProcessEnv = {}) {
  return {
    cwd: folderPath(folder),
    preferLocal: true,
    localDir: ROOT,
    env,
    stdin: 'ignore',
    all: true,
    reject: false,
  } as const;
}

/** Runs Node in the terminal; returns its exit code. */
export async function runNode(folder: Folder, args: readonly string[], env: NodeJS.ProcessEnv) {
  const { exitCode } = await execa('node', args, {
    ...inFolder(folder, env),
    stdin: 'inherit',
    stdout: 'inherit',
    stderr: 'inherit',
    all: false,
  });
  return exitCode ?? 1;
}
