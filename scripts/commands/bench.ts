import { findBrowser } from '../browser.ts';
import { buildBoth } from '../build.ts';
import { install } from '../install.mjs';
import { runNode } from '../programs.ts';

export const help = `npm run bench [-- --only load|flood|edits|pages|answers]: measures the built site and writes bench/results.md;
with --only, measures one part and writes nothing.
Needs Linux with two cores on which nothing else runs, nginx, wrk and openssl.`;

export async function run(args: string[]): Promise<number> {
  await install('bench');
  await buildBoth();
  const env = { CHROMIUM_PATH: await findBrowser() };
  return runNode('root', ['bench/run.ts', ...args], env);
}
