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

  // Side by side: the tests of the CMS wait as often as they work.
  const [isCmsBuilt, siteIsBuilt] = await Promise.all([testCms(tests), testSite(tests)]);
  const browser = await tests.prepare(findBrowser);
  if (isCmsBuilt && siteIsBuilt && browser) {
    const withBrowser = { ...env, CHROMIUM_PATH: browser };
    await tests.run(npm('site', 'test:e2e', 'Site in a browser'), withBrowser);
    await tests.run(npm('site', 'test:e2e-strapi', 'Site and CMS in a browser'), withBrowser);
  }
  return tests.finish();
}

async function testCms(tests: TestRun): Promise<boolean> {
  const isBuilt = await tests.prepare(() => build('cms').then(() => true));
  if (!isBuilt) return false;
  await Promise.all([
    tests.run(npm('cms', 'test', 'CMS on SQLite'), env),
    tests.run(npm('cms', 'test:postgres', 'CMS on PostgreSQL'), env),
  ]);
  return true;
}

async function testSite(tests: TestRun): Promise<boolean> {
  await tests.run(npm('site', 'test:unit', 'Units of the site'), env);
  const isBuilt = await tests.prepare(() => build('site').then(() => true));
  if (isBuilt) await tests.run(npm('site', 'test:http', 'Site over HTTP'), env);
  for (const check of checks) await tests.run(check, env);
  const command = ['node', '--test', ...scriptTests] as const;
  await tests.run({ name: 'Scripts', folder: 'root', command }, env);
  return isBuilt ?? false;
}
