import { build } from '../build.ts';
import { installOwnStrapis } from '../own-strapi.ts';
import { runNode } from '../programs.ts';

export const help = `npm run test:strapi: puts the built site before a real Strapi 4 and a bare Strapi 5 that have the types of
docs/own-strapi and nothing of cms/. The first run installs both below the folder for temporary files, for which
Strapi 4 needs Python, make and a C++ compiler; the next ones take two minutes.`;

export async function run(): Promise<number> {
  const strapis = await installOwnStrapis();
  await build('site');
  const vitest = 'node_modules/vitest/vitest.mjs';
  const args = [vitest, 'run', '--config', 'vitest.strapi.config.ts'];
  return runNode('site', args, { ...strapis, NODE_ENV: undefined });
}
