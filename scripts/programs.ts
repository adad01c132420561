import { existsSync } from 'node:fs';
import path from 'node:path';
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

/** Those of the programs that are not installed. */
export function missingPrograms(names: readonly string[]): readonly string[] {
  // Debian's nginx is not on everybody's PATH.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return names.filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))));
}
