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

  await Promise.all(
    typedFolders().map((folder) =>
      suite.prepare(`Installing ${folder}`, () => install(report, folder)),
    ),
  );
  const browser = await suite.prepare('Finding a browser', () =>
    report.step({ doing: 'Finding a browser', done: 'Found a browser' }, () => findBrowser()),
  );

  for (const { name, program } of allChecks()) await suite.check(name, program);
  await suite.tests('Tests of scripts', rootTool('node', ['--test', 'scripts/tests/*.test.ts']));
  await suite.tests('Unit tests of site', npmRun('site', 'test:unit', { env: testing() }));

  const cmsIsBuilt = await isBuilt(suite, report, 'cms');
  await suite.tests('Tests of cms on SQLite', npmRun('cms', 'test', { env: testing() }));
  if (hasPostgresServer(process.env)) {
    const program = npmRun('cms', 'test:postgres', { env: testing() });
    await suite.tests('Tests of cms on PostgreSQL', program);
  } else {
    report.skipped('Tests of cms on PostgreSQL: not run, its server is not installed here');
  }

  const siteIsBuilt = await isBuilt(suite, report, 'site');
  if (!siteIsBuilt) suite.impossible('Tests of site over HTTP', 'the site is not built');
  else
    await suite.tests('Tests of site over HTTP', npmRun('site', 'test:http', { env: testing() }));

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
