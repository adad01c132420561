import { findBrowser } from '../browser.ts';
import { build } from '../build.ts';
import { install } from '../install.mjs';
import { TestRun } from '../test-run.ts';
import { runChecks } from './check.ts';

export const help = `npm test: everything that is checked before a change is good, from the format to the browser.
The last line is "N passed, N failed"; the exit code is 0 only when tests ran and none failed.`;

export async function run(): Promise<number> {
  const tests = new TestRun();
  const isInstalled = await tests.prepare(() => Promise.all([install('cms'), install('site')]));
  if (!isInstalled) return tests.finish();

  const hasBrowser = await tests.prepare(async () => {
    process.env.CHROMIUM_PATH = await findBrowser();
  });
  const siteIsBuilt = tests.prepare(() => build('site'));

  async function testSite(): Promise<void> {
    await tests.run('Units of the site', 'site', 'npm run --silent test:unit');
    if (await siteIsBuilt) {
      await tests.run('Site over HTTP', 'site', 'npm run --silent test:http');
      if (hasBrowser) await tests.run('Site in a browser', 'site', 'npm run --silent test:e2e');
    }
    await runChecks(tests);
    const files = 'scripts/tests/*.test.ts deploy/tests/*.test.ts';
    await tests.run('Scripts', 'root', `node --test ${files}`);
  }

  async function testCms(): Promise<void> {
    if (!(await tests.prepare(() => build('cms')))) return;
    await tests.run('CMS on SQLite', 'cms', 'npm run --silent test');
    // The site's other tests have ended by now, which leaves room for two.
    await Promise.all([
      tests.run('CMS on PostgreSQL', 'cms', 'npm run --silent test:postgres'),
      testSiteWithCms(),
    ]);
  }

  async function testSiteWithCms(): Promise<void> {
    if (!hasBrowser || !(await siteIsBuilt)) return;
    await tests.run('Site and CMS in a browser', 'site', 'npm run --silent test:e2e-strapi');
  }

  // They run side by side, since the tests of the CMS wait as often as they work.
  await Promise.all([testSite(), testCms()]);
  return tests.finish();
}
