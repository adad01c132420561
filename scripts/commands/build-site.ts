import { build } from '../build.ts';

export const help = `npm run build:site [-- --always]: builds the site alone, for a machine on which no CMS runs.`;

export async function run(args: string[]): Promise<number> {
  await build('site', { always: args.includes('--always') });
  console.log('The site is built. Start it with: npm run start:site');
  return 0;
}
