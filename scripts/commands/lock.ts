import { inFolder, runShown } from '../programs.ts';

export const help = `npm run lock: completes the lock files for every kind of machine, after a dependency was added.`;

export async function run(): Promise<number> {
  return runShown(['node', 'scripts/lock-files.ts', '--write'], inFolder('root'));
}
