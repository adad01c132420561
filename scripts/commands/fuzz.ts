import path from 'node:path';
import { ROOT } from '../repository.ts';
import { runOnSite } from '../steps/site-program.ts';

/**
 * `npm run fuzz [-- --count 100000 --seed 1]`: sends malformed requests to the built site; writes
 * `docs/fuzz.md`.
 */
export function run(args: string[]): Promise<number> {
  const into = ['--into', path.join(ROOT, 'docs/fuzz.md')];
  return runOnSite('the malformed requests', 'tests/fuzz/main.ts', [...into, ...args]);
}
