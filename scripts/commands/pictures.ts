import path from 'node:path';
import { findBrowser } from '../browser.ts';
import { toolEnvironment } from '../npm.ts';
import { endOnSignals, run as runProgram } from '../processes.ts';
import { Report } from '../report.ts';
import { pathOf, ROOT } from '../repository.ts';
import { build } from '../steps/build.ts';
import { install } from '../steps/install.ts';

/**
 * `npm run pictures [-- --only NAME]`: takes a picture of every page and state of the site at three
 * widths into `pictures/`, with a contact sheet `index.html`. The site is built only where its
 * sources have changed.
 */
export async function run(args: string[]): Promise<number> {
  const report = new Report();
  endOnSignals();
  await install(report, 'site');
  await build(report, 'site');
  const browser = await findBrowser();
  const { code } = await report.while('Taking pictures of every page and state', () =>
    runProgram(
      {
        name: 'the pictures',
        command: process.execPath,
        args: ['tests/pictures/main.ts', '--into', path.join(ROOT, 'pictures'), ...args],
        cwd: pathOf('site'),
        env: toolEnvironment({ CHROMIUM_PATH: browser }),
      },
      { onLine: (line) => report.line(line) },
    ),
  );
  return code ?? 1;
}
