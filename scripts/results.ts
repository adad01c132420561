import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The sum of several tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

/** The very last line of a test run. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Adds up the summaries that the test runners print, in whatever order and number they stand in the
 * output: lines `N passed, N failed` where there are any, else the runners' own (node:test, Vitest,
 * Playwright). A program that fails without a failed test, or that
 * succeeds without having run one, counts as one failure.
 */
export function countResults(output: string, code: number | null): Tally {
  const lines = stripVTControlCharacters(output).split('\n');
  const ours = lines.map(summaryLine).filter((tally) => tally !== null);
  const found = sum(ours.length > 0 ? ours : lines.map(countLine));
  const silent = found.passed + found.failed === 0;
  if ((code !== 0 && found.failed === 0) || silent) return { ...found, failed: found.failed + 1 };
  return found;
}

const NONE: Tally = { passed: 0, failed: 0 };

function countLine(line: string): Tally {
  return nodeTest(line) ?? vitest(line) ?? playwright(line) ?? NONE;
}

function summaryLine(line: string): Tally | null {
  const match = /^(\d+) passed, (\d+) failed$/.exec(line.trim());
  return match ? { passed: Number(match[1]), failed: Number(match[2]) } : null;
}

/** `ℹ pass 12`, or `# fail 1` where its output is TAP. */
function nodeTest(line: string): Tally | null {
  const match = /^(?:ℹ|#) (pass|fail|cancelled) (\d+)$/.exec(line.trim());
  if (!match) return null;
  const count = Number(match[2]);
  return match[1] === 'pass' ? { passed: count, failed: 0 } : { passed: 0, failed: count };
}

/** `Tests  1 failed | 20 passed | 2 skipped (23)`; `Errors  1 error` is an unhandled rejection. */
function vitest(line: string): Tally | null {
  const errors = /^\s*Errors\s+(\d+) errors?\s*$/.exec(line);
  if (errors) return { passed: 0, failed: Number(errors[1]) };
  const match = /^\s*Tests\s+(.+?)\s*\(\d+\)\s*$/.exec(line);
  if (!match?.[1]) return null;
  return { passed: countBefore(match[1], 'passed'), failed: countBefore(match[1], 'failed') };
}

/** `  20 passed (12.3s)`, `  1 failed`, `  2 flaky`, `  3 did not run`, each on a line of its own. */
function playwright(line: string): Tally | null {
  const match =
    /^\s{2}(\d+) (passed|failed|flaky|interrupted|did not run)(?: \([\d.]+(?:ms|s|m|h)\))?\s*$/.exec(
      line,
    );
  if (!match) return null;
  const count = Number(match[1]);
  return match[2] === 'passed' ? { passed: count, failed: 0 } : { passed: 0, failed: count };
}

function countBefore(text: string, word: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
}
