import { checks } from '../checks.ts';
import { install } from '../install.ts';
import { TestRun } from '../test-run.ts';

export const help = `npm run check: format, lint, types, lock files and rules, without any test.`;

export async function run(): Promise<number> {
  await Promise.all([install('cms'), install('site')]);
  const checking = new TestRun();
  for (const check of checks) await checking.run(check);
  return checking.finish();
}
