import { findBrowser } from '../browser.ts';
import { npmRun, rootTool } from '../npm.ts';
import { hasPostgresServer } from '../postgres.ts';
import { endOnSignals } from '../processes.ts';
import { Report } from '../report.ts';
import { build } from '../steps/build.ts';
import { allChecks, typedFolders } from '../steps/checks.ts';
import { install } from '../steps/install.ts';
import { Suite } from '../suite.ts';

/**
 * `npm test`: everything that is checked before a change is good, from the format to the browser.
 * Its last line is `N passed, N failed`; it succeeds only when tests ran and none failed.
 */
export async function run(): Promise<number> {
  const report = new Report();
  const suite = new Suite(report);
  endOnSignals();

  const installed = new Map(
    typedFolders().map((folder) => [
      folder,
      suite.prepare(`Installing ${folder}`, () => install(report, folder)),
    ]),
  );
  // Side by side: the tests of Strapi wait as often as they work, and each is one process. Only what
  // looks at times and pictures in a browser has the machine to itself.
  const [cmsIsBuilt, siteIsBuilt, browser] = await Promise.all([
    // It takes over content from the stand-in that belongs to the site's tests.
    Promise.all([installed.get('cms'), installed.get('site')]).then(() => testCms(suite, report)),
    installed.get('site')?.then(async () => {
      const built = await testSite(suite, report);
      await Promise.all(installed.values());
      await testRest(suite);
      return built;
    }),
    // Playwright, which may know of one, is installed with the site.
    installed.get('site')?.then(() => suite.prepare('Finding a browser', () => aBrowser(report))),
  ]);

  if (!browser) suite.impossible('Browser tests', 'there is no browser');
  else if (!cmsIsBuilt || !siteIsBuilt) suite.impossible('Browser tests', 'a build failed');
  else {
    // These start the built Strapi themselves, on a temporary database, and the built site beside it.
    const env = testing({ CHROMIUM_PATH: browser });
    await suite.tests('Browser tests', npmRun('site', 'test:e2e', { env }));
    const journeys = npmRun('site', 'test:e2e-strapi', { env });
    await suite.tests('Journeys through the site with the real Strapi', journeys);
  }
  return suite.finish();
}

/** The content system, on both of its databases at once: each has its own server and folders. */
async function testCms(suite: Suite, report: Report): Promise<boolean> {
  if (!(await isBuilt(suite, report, 'cms'))) {
    suite.impossible('Tests of cms', 'it is not built');
    return false;
  }
  const env = testing();
  const lanes = [suite.tests('Tests of cms on SQLite', npmRun('cms', 'test', { env }))];
  if (hasPostgresServer(process.env)) {
    lanes.push(suite.tests('Tests of cms on PostgreSQL', npmRun('cms', 'test:postgres', { env })));
  } else {
    report.skipped('Tests of cms on PostgreSQL: not run, its server is not installed here');
  }
  await Promise.all(lanes);
  return true;
}

/** The site as far as no browser is needed. */
async function testSite(suite: Suite, report: Report): Promise<boolean> {
  await suite.tests('Unit tests of site', npmRun('site', 'test:unit', { env: testing() }));
  const built = await isBuilt(suite, report, 'site');
  if (!built) suite.impossible('Tests of site over HTTP', 'the site is not built');
  else
    await suite.tests('Tests of site over HTTP', npmRun('site', 'test:http', { env: testing() }));
  return built;
}

/** What needs every folder's packages: format, types, scripts. */
async function testRest(suite: Suite): Promise<void> {
  for (const { name, program } of allChecks()) await suite.check(name, program);
  await suite.tests('Tests of scripts', rootTool('node', ['--test', 'scripts/tests/*.test.ts']));
}

function aBrowser(report: Report): Promise<string> {
  return report.step({ doing: 'Finding a browser', done: 'Found a browser' }, () => findBrowser());
}

async function isBuilt(suite: Suite, report: Report, folder: 'cms' | 'site'): Promise<boolean> {
  const result = await suite.prepare(`Building ${folder}`, async () => {
    await build(report, folder);
    return true;
  });
  return result ?? false;
}

/** Plain text for the counting of results, and no setting that a test should choose itself. */
function testing(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, ...extra };
}
