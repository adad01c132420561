import { build } from '../build.ts';
import { runNode } from '../programs.ts';

export const help = `npm run test:engines: opens every page and walks six journeys in Firefox and in WebKit.
They come with Debian's packages firefox-esr, webkit2gtk-driver and xvfb.`;

export async function run(): Promise<number> {
  await build('site');
  return runNode('site', ['--test', 'tests/engines/*.test.ts'], { NODE_ENV: undefined });
}
