import { findBrowser } from '../browser.ts';
import { buildBoth } from '../build.ts';
import { install } from '../install.mjs';
import { runNode } from '../programs.ts';

export const help = `npm run bench [-- --only load|edits|pages]: measures the built site and writes bench/results.md.
Needs nginx and wrk, and a machine on which nothing else runs.`;

export async function run(args: string[]): Promise<number> {
  await install('bench');
  await buildBoth();
  const env = { CHROMIUM_PATH: await findBrowser() };
  return runNode('root', ['bench/run.ts', ...args], env);
}
