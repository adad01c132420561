import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Program } from './processes.ts';
import { type Folder, pathOf, ROOT } from './repository.ts';

/** This process's environment with the pinned Node and the root's tools first on the PATH. */
export function toolEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const tools = path.join(ROOT, 'node_modules/.bin');
  const others = (process.env.PATH ?? '').split(path.delimiter).filter((entry) => entry !== tools);
  return { ...process.env, ...extra, PATH: [tools, ...others].join(path.delimiter) };
}

/** `npm run <script>` in a folder. */
export function npmRun(
  folder: Folder,
  script: string,
  extra: { env?: NodeJS.ProcessEnv; args?: readonly string[] } = {},
): Program {
  const args = extra.args?.length ? ['--', ...extra.args] : [];
  return {
    name: `npm run ${script} in ${folder}`,
    command: 'npm',
    args: ['run', '--silent', script, ...args],
    cwd: pathOf(folder),
    env: toolEnvironment(extra.env),
  };
}

/**
 * A folder's npm script run by Node itself, for servers: no npm stays in between, which saves its
 * start-up time and its memory.
 */
export function serverScript(
  folder: Folder,
  script: string,
  name: string,
  env: NodeJS.ProcessEnv,
): Program {
  return {
    name,
    command: process.execPath,
    args: ['--run', script],
    cwd: pathOf(folder),
    env: toolEnvironment(env),
  };
}

/** A tool of the root's node_modules (`biome`, `tsc`), run in the root folder. */
export function rootTool(tool: string, args: readonly string[]): Program {
  return {
    name: tool,
    command: path.join(ROOT, 'node_modules/.bin', tool),
    args,
    cwd: ROOT,
    env: toolEnvironment(),
  };
}

/** Whether the folder's package.json has that script. */
export function hasScript(folder: Folder, script: string): boolean {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(pathOf(folder), 'package.json'), 'utf8'),
  );
  if (typeof manifest !== 'object' || manifest === null || !('scripts' in manifest)) return false;
  return (
    typeof manifest.scripts === 'object' && manifest.scripts !== null && script in manifest.scripts
  );
}
