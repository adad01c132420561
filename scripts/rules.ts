// Each rule of the specification has a test that names it in its title, like `[2.3]` or `[R7]`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const TEST_FILES = [
  'site/{app,server}/**/*.test.{ts,tsx}',
  'site/tests/**/*.{test,spec}.ts',
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

if (import.meta.main) {
  const rules = rulesOf(readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8'));
  const files = globSync(TEST_FILES, { cwd: ROOT });
  const named = files.flatMap((file) => rulesNamedIn(readFileSync(path.join(ROOT, file), 'utf8')));
  const untested = rules.filter((rule) => !named.includes(rule));
  const unknown = named.filter((rule) => !rules.includes(rule));
  for (const rule of untested) console.error(`The title of no test names rule [${rule}].`);
  for (const rule of unknown) console.error(`A test names [${rule}], which is no rule.`);
  process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;
}
