import { findBrowser } from '../browser.ts';
import { buildBoth } from '../build.ts';
import { UserError } from '../errors.mjs';
import { optionsOf } from '../options.ts';
import { missingPrograms } from '../programs.ts';
import { SLOW_SUITES, suitesWithin } from '../slow-suites.ts';
import { TestRun } from '../test-run.ts';

export const help = `npm run test:all [-- --minutes N]: the slow rest that npm test leaves out, what is worth most first.
With --minutes, only what ends within so many minutes; it names what is left out.`;

export async function run(args: string[]): Promise<number> {
  const { minutes } = optionsOf(args, { minutes: { type: 'string' } }, help).values;
  const limit = minutes === undefined ? Number.POSITIVE_INFINITY : Number(minutes);
  if (Number.isNaN(limit)) throw new UserError(`--minutes is a number.\n\n${help}`);

  const possible = SLOW_SUITES.filter(({ name, programs = [] }) => {
    const missing = missingPrograms(programs);
    if (missing.length > 0) console.log(`Left out: ${name}, which needs ${missing.join(', ')}.`);
    return missing.length === 0;
  });
  const chosen = suitesWithin(limit, possible);
  const leftOut = possible.filter((suite) => !chosen.includes(suite)).map(({ name }) => name);
  if (leftOut.length > 0) console.log(`Left out for want of time: ${leftOut.join(', ')}.`);
  if (chosen.length === 0) return 0;

  const tests = new TestRun();
  const isReady = await tests.prepare(async () => {
    process.env.CHROMIUM_PATH = await findBrowser();
    await buildBoth();
  });
  if (!isReady) return tests.finish();
  for (const { name, folder, command, minutes } of chosen) {
    await tests.run(name, folder, command, { maxMinutes: 3 * minutes });
  }
  return tests.finish();
}
