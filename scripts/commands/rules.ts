import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository.ts';
import {
  problemsBetween,
  RULES_DOCUMENT,
  rulesOf,
  testsByRule,
  withTests,
} from '../rules/rules.ts';

/**
 * `npm run rules`: writes under each rule which tests hold it. With `--check` it writes nothing and
 * fails where that would change something. Either way it fails where a rule has no test, or a test
 * names a rule that does not exist.
 */
export async function run(args: readonly string[]): Promise<number> {
  const file = path.join(ROOT, RULES_DOCUMENT);
  const document = readFileSync(file, 'utf8');
  const tests = testsByRule(ROOT);
  const problems = problemsBetween(rulesOf(document), tests);
  const written = withTests(document, tests);
  if (args.includes('--check')) {
    if (written !== document) problems.push(`${RULES_DOCUMENT} is out of date: npm run rules`);
  } else if (written !== document) {
    writeFileSync(file, written);
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}
