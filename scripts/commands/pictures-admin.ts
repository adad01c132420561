import path from 'node:path';
import { findBrowser } from '../browser.ts';
import { toolEnvironment } from '../npm.ts';
import { endOnSignals, run as runProgram } from '../processes.ts';
import { Report } from '../report.ts';
import { pathOf, ROOT } from '../repository.ts';
import { prepareBoth } from '../steps/prepare.ts';

/**
 * `npm run pictures:admin [-- --only NAME]`: takes the pictures in `docs/editing.md` anew, from the real
 * admin on a temporary database with sample content and made-up people. For after an update of Strapi,
 * or of the words that editors see. The same program gives the same pictures, whatever the day.
 */
export async function run(args: string[]): Promise<number> {
  const report = new Report();
  endOnSignals();
  await prepareBoth(report);
  const env = toolEnvironment({ CHROMIUM_PATH: await findBrowser() });
  const folder = path.join(ROOT, 'docs/editing');
  const { code } = await report.while('Taking pictures of the admin', () =>
    runProgram(
      {
        name: 'the pictures of the admin',
        command: process.execPath,
        args: ['tests/admin-pictures/main.ts', '--into', folder, ...args],
        cwd: pathOf('site'),
        env,
      },
      { onLine: (line) => report.line(line) },
    ),
  );
  return code ?? 1;
}
