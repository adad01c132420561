import { findBrowser } from '../browser.ts';
import { build } from '../build.ts';
import { install } from '../install.mjs';
import { SLOW_SUITES } from '../slow-suites.ts';
import { TestRun } from '../test-run.ts';
import { runChecks } from './check.ts';

export const help = `npm test: what is checked before a change is good, from the format to the browser; npm run test:all runs the rest.
The last line is "N passed, N failed"; the exit code is 0 only when tests ran and none failed.`;

/** Browsers use most of the processor time. They leave it to the suite of the CMS, which takes longest and is one process. */
const IN_BACKGROUND = { inBackground: true };

/** Of the browser tests; npm run test:all runs the others. */
const QUICK = '--grep-invert @slow';

export async function run(): Promise<number> {
  const tests = new TestRun();
  const isInstalled = await tests.prepare(() => Promise.all([install('cms'), install('site')]));
  if (!isInstalled) return tests.finish();

  const hasBrowser = await tests.prepare(async () => {
    process.env.CHROMIUM_PATH = await findBrowser();
  });
  const siteIsBuilt = tests.prepare(() => build('site'));
  const cmsIsBuilt = tests.prepare(() => build('cms'));

  async function testSite(): Promise<void> {
    await tests.run('Units of the site', 'site', 'npm run --silent test:unit');
    await runChecks(tests);
    if (!(await siteIsBuilt)) return;
    await tests.run('Site over HTTP', 'site', 'npm run --silent test:http');
    if (!hasBrowser) return;
    await tests.run(
      'Site in a browser',
      'site',
      `npm run --silent test:e2e -- ${QUICK}`,
      IN_BACKGROUND,
    );
  }

  async function testCms(): Promise<void> {
    if (!(await cmsIsBuilt)) return;
    await tests.run('CMS on SQLite', 'cms', 'npm run --silent test:quick');
  }

  async function testBoth(): Promise<void> {
    if (await cmsIsBuilt) {
      await tests.run('CMS on PostgreSQL', 'cms', 'npm run --silent test:postgres');
    }
    // Before the browser: alone at the end, it would leave one processor idle.
    const files = 'scripts/tests/*.test.ts deploy/tests/*.test.ts';
    await tests.run('Scripts', 'root', `node --test ${files}`);
    if (!hasBrowser || !(await cmsIsBuilt) || !(await siteIsBuilt)) return;
    const withCms = `npm run --silent test:journeys -- ${QUICK}`;
    await tests.run('Site and CMS in a browser', 'root', withCms, IN_BACKGROUND);
  }

  // The three share two processors: each waits often, for a browser or a database.
  await Promise.all([testSite(), testCms(), testBoth()]);
  const leftOut = SLOW_SUITES.map(({ name }) => name).join(', ');
  console.log(`\nLeft to npm run test:all: ${leftOut}.`);
  return tests.finish();
}
