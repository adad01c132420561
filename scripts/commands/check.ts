import { endOnSignals } from '../processes.ts';
import { Report } from '../report.ts';
import { allChecks, typedFolders } from '../steps/checks.ts';
import { install } from '../steps/install.ts';
import { Suite } from '../suite.ts';

/** `npm run check`: format, lint and types of everything, without running any test. */
export async function run(): Promise<number> {
  endOnSignals();
  const report = new Report();
  for (const folder of typedFolders()) await install(report, folder);
  const suite = new Suite(report);
  for (const { name, program } of allChecks()) await suite.check(name, program);
  return suite.finish();
}
