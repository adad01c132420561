import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsBetween, rulesOf, tagsOf, withTests } from '../rules/rules.ts';

const document = '# Rules\n\n### 2.3 Bar\n\nTabs.\n\n### R7 Figures\n\nLast good first.\n';

test('rules are the numbered headings', () => {
  assert.deepEqual(rulesOf(document), ['2.3', 'R7']);
});

test('numbers count in the names of tests, not in other code', () => {
  const source = [
    "test('[2.3] the tabs [4.5] stand in order', () => {",
    '  test(`[R7] the figures`);',
    "  const first = list['x'][0] ?? rows[1];",
  ].join('\n');
  assert.deepEqual([...tagsOf(source)], ['2.3', '4.5', 'R7']);
});

test('a rule without a test and a test without a rule are both named', () => {
  const problems = problemsBetween(
    ['2.3', 'R7'],
    new Map([
      ['2.3', ['a']],
      ['9.9', ['b', 'c']],
    ]),
  );
  assert.equal(problems.length, 2);
  assert.match(problems[0] ?? '', /^R7: no test/);
  assert.match(problems[1] ?? '', /\[9\.9\] in b, c/);
});

test('the tests are written under their rule, once, however often it is done', () => {
  const tests = new Map([['2.3', ['a.test.ts', 'b.spec.ts']]]);
  const once = withTests(document, tests);
  assert.match(once, /### 2\.3 Bar\n\nHeld by: `a\.test\.ts`, `b\.spec\.ts`\n\nTabs\./);
  assert.equal(withTests(once, tests), once);
  assert.equal(withTests(once, new Map()), document);
});
