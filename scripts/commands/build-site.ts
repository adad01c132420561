import { build } from '../build.ts';

export const help = `npm run build:site: builds the site alone, for a machine on which no CMS runs.`;

export async function run(): Promise<number> {
  await build('site');
  console.log('The site is built. Start it with: npm run start:site');
  return 0;
}
