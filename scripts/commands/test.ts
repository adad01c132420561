import { findBrowser } from '../browser.ts';
import { build } from '../build.ts';
import { checks } from '../checks.ts';
import { install } from '../install.ts';
import { TestRun } from '../test-run.ts';

export const help = `npm test: everything that is checked before a change is good, from the format to the browser.
The last line is "N passed, N failed"; the exit code is 0 only when tests ran and none failed.`;

// Tests choose their own NODE_ENV.
const env = { NODE_ENV: undefined };
const npm = (folder: 'cms' | 'site', script: string, name: string) =>
  ({ name, folder, command: ['npm', 'run', '--silent', script] }) as const;
const scriptTests = ['scripts/tests/*.test.ts', 'deploy/tests/*.test.ts'];

export async function run(): Promise<number> {
  const tests = new TestRun();
  const isInstalled = await tests.prepare(() => Promise.all([install('cms'), install('site')]));
  if (!isInstalled) return tests.finish();

  const browser = await tests.prepare(findBrowser);
  const siteIsBuilt = tests.prepare(() => build('site').then(() => true));
  // Side by side: the tests of the CMS wait as often as they work.
  await Promise.all([testSite(tests, siteIsBuilt, browser), testCms(tests, siteIsBuilt, browser)]);
  return tests.finish();
}

type IsBuilt = Promise<boolean | undefined>;

async function testSite(tests: TestRun, isBuilt: IsBuilt, browser?: string): Promise<void> {
  await tests.run(npm('site', 'test:unit', 'Units of the site'), env);
  if (await isBuilt) {
    await tests.run(npm('site', 'test:http', 'Site over HTTP'), env);
    if (browser) await tests.run(npm('site', 'test:e2e', 'Site in a browser'), inBrowser(browser));
  }
  for (const check of checks) await tests.run(check, env);
  const command = ['node', '--test', ...scriptTests] as const;
  await tests.run({ name: 'Scripts', folder: 'root', command }, env);
}

async function testCms(tests: TestRun, siteIsBuilt: IsBuilt, browser?: string): Promise<void> {
  const isBuilt = await tests.prepare(() => build('cms').then(() => true));
  if (!isBuilt) return;
  await tests.run(npm('cms', 'test', 'CMS on SQLite'), env);
  await tests.run(npm('cms', 'test:postgres', 'CMS on PostgreSQL'), env);
  if (browser && (await siteIsBuilt)) {
    const journeys = npm('site', 'test:e2e-strapi', 'Site and CMS in a browser');
    await tests.run(journeys, inBrowser(browser));
  }
}

const inBrowser = (browser: string) => ({ ...env, CHROMIUM_PATH: browser });
