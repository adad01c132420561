import assert from 'node:assert/strict';
import { test } from 'node:test';
import { since } from '../report.ts';
import { ruleProblems, rulesNamedIn, rulesOf } from '../rules.ts';
import { suitesWithin } from '../slow-suites.ts';
import { TestRun, tallyOf } from '../test-run.ts';

test("a runner's last line, or the summary of node:test, is counted", () => {
  const node = 'ℹ tests 6\nℹ pass 4\nℹ fail 1\nℹ cancelled 1\n';
  assert.deepEqual(tallyOf(node, false), { passed: 4, failed: 1 });
  assert.deepEqual(
    tallyOf(`1 passed, 0 failed\n${node}\u001b[2m5 passed, 2 failed\u001b[22m\n`, false),
    {
      passed: 5,
      failed: 2,
    },
  );
});

test('a program without a count is one test; one that fails has a failure', () => {
  assert.deepEqual(tallyOf('fine', true), { passed: 1, failed: 0 });
  assert.deepEqual(tallyOf('Error: cannot find module', false), { passed: 0, failed: 1 });
  assert.deepEqual(tallyOf('4 passed, 0 failed\n', false), { passed: 4, failed: 1 });
});

test('a run is good where tests ran and nothing failed, not even what they need', async (t) => {
  // The lines would count as those of this run.
  t.mock.method(console, 'log', () => {});
  const tests = new TestRun();
  assert.equal(tests.finish(), 1);
  await tests.run('A program', 'root', 'node --version');
  assert.equal(tests.finish(), 0);
  assert.equal(await tests.prepare(() => Promise.reject(new Error('no browser'))), false);
  assert.equal(tests.finish(), 1);
});

test('rules are numbered headings; titles of tests name them, other code does not', () => {
  assert.deepEqual(rulesOf('# Rules\n\n### 2.4.10 Bar\n\n### R7 Figures\n'), ['2.4.10', 'R7']);
  const source = "test('[2.3] the tabs [4.5] stand', () => {\n  const a = list['x'][0] ?? rows[1];";
  assert.deepEqual(rulesNamedIn(source), ['2.3', '4.5']);
});

test('a rule has one heading and a test, and a test names no other', () => {
  assert.deepEqual(ruleProblems(['2.1', 'R7'], ['R7', '2.1', 'R7']), []);
  assert.deepEqual(ruleProblems(['2.1', 'R7', 'R7'], ['R7', 'R8']), [
    'The specification has two rules R7.',
    'The title of no test names rule [2.1].',
    'A test names [R8], which is no rule.',
  ]);
});

test('a time has minutes from sixty seconds on', (t) => {
  t.mock.method(performance, 'now', () => 100_000);
  assert.deepEqual([41_000, 40_000, 9_000].map(since), ['59 s', '1 m 0 s', '1 m 31 s']);
});

test('of the slow suites those run that end in time, and a long one keeps no later one out', () => {
  const suites = [8, 20, 4, 1].map((minutes) => ({ minutes }));
  const within = (minutes: number) => suitesWithin(minutes, suites).map((each) => each.minutes);
  assert.deepEqual(within(13), [8, 4, 1]);
  assert.deepEqual(within(0), []);
  assert.deepEqual(within(Number.POSITIVE_INFINITY), [8, 20, 4, 1]);
});
