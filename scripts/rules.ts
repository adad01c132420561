// Each rule of the specification has a test that names it in its title, like `[2.3]` or `[R7]`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const TEST_FILES = [
  'site/{app,server}/**/*.test.{ts,tsx}',
  'site/tests/**/*.{test,spec}.ts',
  'journeys/**/*.spec.ts',
  '{cms,scripts,deploy}/tests/**/*.test.ts',
];

export function rulesOf(document: string): string[] {
  return [...document.matchAll(/^### (R\d+|\d+(?:\.\d+){0,2}) /gm)].map(([, rule = '']) => rule);
}

export function rulesNamedIn(source: string): string[] {
  const texts = source.match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g) ?? [];
  return texts.flatMap((text) =>
    [...text.matchAll(/[\s'"`]\[(R\d+|\d+(?:\.\d+){0,2})\]/g)].map(([, rule = '']) => rule),
  );
}

/** What is wrong between the rules of the specification and those that titles of tests name. */
export function ruleProblems(rules: readonly string[], named: readonly string[]): string[] {
  const twice = rules.filter((rule, index) => rules.indexOf(rule) !== index);
  const untested = rules.filter((rule) => !named.includes(rule));
  const unknown = named.filter((rule) => !rules.includes(rule));
  return [
    ...twice.map((rule) => `The specification has two rules ${rule}.`),
    ...untested.map((rule) => `The title of no test names rule [${rule}].`),
    ...unknown.map((rule) => `A test names [${rule}], which is no rule.`),
  ];
}

if (import.meta.main) {
  const rules = rulesOf(readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8'));
  const files = globSync(TEST_FILES, { cwd: ROOT });
  const named = files.flatMap((file) => rulesNamedIn(readFileSync(path.join(ROOT, file), 'utf8')));
  const problems = ruleProblems(rules, named);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
