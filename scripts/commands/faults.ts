import path from 'node:path';
import { ROOT } from '../repository.ts';
import { runOnSite } from '../steps/site-program.ts';

/**
 * `npm run faults [-- --only NAME]`: makes everything around the built site fail, one after the other,
 * and writes down what visitors saw into `docs/faults.md` (without `--only`).
 */
export function run(args: string[]): Promise<number> {
  const into = args.includes('--only') ? [] : ['--into', path.join(ROOT, 'docs/faults.md')];
  return runOnSite('the faults', 'tests/faults/main.ts', [...into, ...args]);
}
