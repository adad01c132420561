import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countResults, lastLine, sum } from '../results.ts';

test('the summary of node:test is counted, also as TAP', () => {
  const spec = 'ℹ tests 6\nℹ suites 0\nℹ pass 4\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\n';
  assert.deepEqual(countResults(spec, 1), { passed: 4, failed: 2 });
  const tap = '# tests 5\n# pass 5\n# fail 0\n# cancelled 0\n';
  assert.deepEqual(countResults(tap, 0), { passed: 5, failed: 0 });
});

test('the summary of Vitest is counted, in colour too', () => {
  const text =
    '\u001b[2m Test Files \u001b[22m \u001b[31m1 failed\u001b[39m | 2 passed (3)\n' +
    '\u001b[2m      Tests \u001b[22m \u001b[31m2 failed\u001b[39m | \u001b[32m20 passed\u001b[39m | 1 skipped\u001b[90m (23)\u001b[39m\n' +
    '   Duration  1.20s\n';
  assert.deepEqual(countResults(text, 1), { passed: 20, failed: 2 });
});

test('an unhandled error in Vitest is a failure', () => {
  const text = ' Test Files  1 passed (1)\n      Tests  3 passed (3)\n     Errors  1 error\n';
  assert.deepEqual(countResults(text, 1), { passed: 3, failed: 1 });
});

test('the summary of Playwright is counted; flaky and not run are failures', () => {
  const text =
    '  1 failed\n    [phone] › a.spec.ts\n  1 flaky\n  2 did not run\n  3 skipped\n  20 passed (12.3s)\n';
  assert.deepEqual(countResults(text, 1), { passed: 20, failed: 4 });
});

test('several runners in one output are added up', () => {
  const text = '      Tests  3 passed (3)\n\n  20 passed (1.2m)\n';
  assert.deepEqual(countResults(text, 0), { passed: 23, failed: 0 });
});

test('lines of our own form are taken at their word, and nothing is counted twice', () => {
  const text = '  Tests  3 passed (3)\n3 passed, 0 failed\n  4 passed (1s)\n4 passed, 1 failed\n';
  assert.deepEqual(countResults(text, 1), { passed: 7, failed: 1 });
});

test('a program that fails without a failed test is one failure', () => {
  assert.deepEqual(countResults('ℹ pass 4\nℹ fail 0\n', 1), { passed: 4, failed: 1 });
  assert.deepEqual(countResults('Error: cannot find module', 1), { passed: 0, failed: 1 });
});

test('a program that ran no test is one failure, whatever it says', () => {
  assert.deepEqual(countResults('ℹ tests 0\nℹ pass 0\nℹ fail 0\n', 0), { passed: 0, failed: 1 });
});

test('the last line sums up', () => {
  const total = sum([
    { passed: 1, failed: 0 },
    { passed: 20, failed: 2 },
  ]);
  assert.equal(lastLine(total), '21 passed, 2 failed');
});
