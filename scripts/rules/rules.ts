import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The document of the rules, counted from the repository's root. */
export const RULES_DOCUMENT = 'docs/specification.md';

const TEST_FILES = [
  'site/app/**/*.test.{ts,tsx}',
  'site/server/**/*.test.ts',
  'site/tests/**/*.{test,spec}.ts',
  'cms/tests/**/*.test.ts',
  'scripts/tests/**/*.test.ts',
];

const TAG = /\[(R\d+|\d+(?:\.\d+){0,2})\]/g;
const HEADING = /^### (R\d+|\d+(?:\.\d+){0,2}) /;
const HELD_BY = /^Held by: /;

/** The numbers of the rules, in the order of the document. */
export function rulesOf(document: string): string[] {
  return document.split('\n').flatMap((line) => HEADING.exec(line)?.[1] ?? []);
}

/** The numbers that the names of the tests in a file carry: `[2.3]` inside a quoted text. */
export function tagsOf(source: string): Set<string> {
  const tags = new Set<string>();
  for (const [quoted] of source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g)) {
    // `['a'][0]` is no name of a test: a number stands at the start or after a blank.
    for (const match of quoted.matchAll(TAG)) {
      const before = quoted[match.index - 1] ?? '';
      if (/[\s'"`]/.test(before)) tags.add(match[1] ?? '');
    }
  }
  return tags;
}

/** Which test files hold each number, by paths counted from `root`. */
export function testsByRule(root: string): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const file of TEST_FILES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    for (const tag of tagsOf(readFileSync(path.join(root, file), 'utf8'))) {
      tests.set(tag, [...(tests.get(tag) ?? []), file.replaceAll(path.sep, '/')]);
    }
  }
  return tests;
}

/** What is wrong between the rules and the tests, a line each. */
export function problemsBetween(rules: readonly string[], tests: Map<string, string[]>): string[] {
  const known = new Set(rules);
  return [
    ...rules
      .filter((rule) => !tests.has(rule))
      .map((rule) => `${rule}: no test names this rule; add [${rule}] to the one that holds it`),
    ...[...tests]
      .filter(([tag]) => !known.has(tag))
      .map(([tag, files]) => `[${tag}] in ${files.join(', ')}: ${RULES_DOCUMENT} has no such rule`),
  ];
}

/** The document with a line below each heading that names the files of its tests. */
export function withTests(document: string, tests: Map<string, string[]>): string {
  const lines: string[] = [];
  for (const line of document.split('\n')) {
    if (HELD_BY.test(line)) {
      // Its blank line goes with it; both are written anew under the heading.
      if (lines.at(-1) === '') lines.pop();
      continue;
    }
    lines.push(line);
    const files = tests.get(HEADING.exec(line)?.[1] ?? '');
    if (files) lines.push('', `Held by: ${files.map((file) => `\`${file}\``).join(', ')}`);
  }
  return lines.join('\n');
}
