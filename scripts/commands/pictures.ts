import path from 'node:path';
import { findBrowser } from '../browser.ts';
import { npmRun, toolEnvironment } from '../npm.ts';
import { endOnSignals, run as runProgram } from '../processes.ts';
import { Report } from '../report.ts';
import { pathOf, ROOT } from '../repository.ts';
import { build } from '../steps/build.ts';
import { install } from '../steps/install.ts';

/**
 * `npm run pictures [-- --only NAME]`: takes a picture of every page and state of the site at three
 * widths into `pictures/`, with a contact sheet `index.html`. The site is built only where its
 * sources have changed.
 *
 * `npm run pictures -- --accept`: takes what the pages look like and sound like now for what the
 * browser tests compare with, after a wanted change.
 */
export async function run(args: string[]): Promise<number> {
  const report = new Report();
  endOnSignals();
  await install(report, 'site');
  await build(report, 'site');
  const browser = await findBrowser();
  const env = toolEnvironment({ CHROMIUM_PATH: browser });
  if (args.includes('--accept')) return accept(report, env);
  const { code } = await report.while('Taking pictures of every page and state', () =>
    runProgram(
      {
        name: 'the pictures',
        command: process.execPath,
        args: ['tests/pictures/main.ts', '--into', path.join(ROOT, 'pictures'), ...args],
        cwd: pathOf('site'),
        env,
      },
      { onLine: (line) => report.line(line) },
    ),
  );
  return code ?? 1;
}

/** Keeps new pictures and readings where they differ from the kept ones; says how many tests ran. */
async function accept(report: Report, env: NodeJS.ProcessEnv): Promise<number> {
  const { code } = await report.while('Taking the pictures and readings to compare with', () =>
    runProgram(
      npmRun('site', 'test:e2e', {
        env,
        args: ['pictures', 'a11y-readings', '--project=desktop', '--update-snapshots=changed'],
      }),
      { onLine: (line) => report.line(line) },
    ),
  );
  if (code === 0) report.line('Look at what git says has changed before you commit it.');
  return code ?? 1;
}
