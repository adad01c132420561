import { endOnSignals } from '../processes.ts';
import { Report } from '../report.ts';
import { build } from '../steps/build.ts';
import { install } from '../steps/install.ts';

/** `npm run build:site`: the site alone, for a machine where the content system runs elsewhere. */
export async function run(args: string[]): Promise<number> {
  endOnSignals();
  const report = new Report();
  await install(report, 'site');
  await build(report, 'site', { always: args.includes('--always') });
  report.line('The site is built. Start it with: npm run start:site');
  return 0;
}
