import { inFolder, runShown } from '../programs.ts';

export const help = `npm run format [-- FILE…]: formats everything and fixes what the linter can fix safely.`;

export async function run(args: string[]): Promise<number> {
  const files = args.length > 0 ? args : ['.'];
  return runShown(['biome', 'check', '--write', ...files], inFolder('root'));
}
