import path from 'node:path';
import { ROOT } from '../repository.ts';
import { runOnSite } from '../steps/site-program.ts';

/**
 * `npm run soak [-- --minutes 30 --most 2000 --seed 1]`: half an hour at half of what this machine can
 * do, with a backend that fails at random; writes `docs/soak.md`.
 */
export function run(args: string[]): Promise<number> {
  const into = ['--into', path.join(ROOT, 'docs/soak.md')];
  return runOnSite('the soak', 'tests/soak/main.ts', [...into, ...args]);
}
