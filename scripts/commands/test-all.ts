import { findBrowser } from '../browser.ts';
import { buildBoth } from '../build.ts';
import { UserError } from '../errors.mjs';
import { optionsOf } from '../options.ts';
import { missingPrograms } from '../programs.ts';
import { SLOW_SUITES, suitesWithin } from '../slow-suites.ts';
import { TestRun } from '../test-run.ts';

export const help = `npm run test:all [-- --minutes N] [-- SUITE …]: the slow rest that npm test leaves out, what is worth most
first. With --minutes, only what ends within so many minutes; it names what is left out. With names of suites, only
these, and a program that one of them needs must be there:
npm run test:all -- "taking the website over" "npm run dev"
The suites: ${SLOW_SUITES.map(({ name }) => name).join('; ')}.`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals: named } = optionsOf(args, { minutes: { type: 'string' } }, help);
  const limit = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
  if (Number.isNaN(limit)) throw new UserError(`--minutes is a number.\n\n${help}`);
  const unknown = named.find((each) => !SLOW_SUITES.some(({ name }) => name === each));
  if (unknown !== undefined) throw new UserError(`There is no suite "${unknown}".\n\n${help}`);

  const asked = SLOW_SUITES.filter(({ name }) => named.length === 0 || named.includes(name));
  const possible = asked.filter(({ name, programs = [] }) => {
    const missing = missingPrograms(programs);
    if (missing.length === 0) return true;
    const needs = `${name}, which needs ${missing.join(', ')}.`;
    if (named.length > 0) throw new UserError(`Not possible: ${needs}`);
    console.log(`Left out: ${needs}`);
    return false;
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
