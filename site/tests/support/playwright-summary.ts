import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/**
 * Ends a browser run with one line that other programs read: `N passed, N failed`. A run that broke
 * before or between its tests counts as one failure more, never as a success.
 */
export default class PlaywrightSummary implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(result: FullResult): void {
    const tests: TestCase[] = this.#suite?.allTests() ?? [];
    const count = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome).length;
    const skipped = count('skipped');
    const failed = count('unexpected') + this.#errors;
    const unexplained = failed === 0 && result.status !== 'passed' ? 1 : 0;
    if (skipped > 0) console.log(`${skipped} skipped`);
    console.log(`${count('expected') + count('flaky')} passed, ${failed + unexplained} failed`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
