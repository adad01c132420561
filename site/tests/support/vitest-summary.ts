import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line that other programs read: `N passed, N failed`. */
export default class VitestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const results = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => results.filter((result) => result === state).length;
    // A file that cannot even be loaded has no tests, only errors of its own.
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
    const skipped = count('skipped');
    if (skipped > 0) console.log(`${skipped} skipped`);
    console.log(
      `${count('passed')} passed, ${count('failed') + count('pending') + brokenFiles + errors.length} failed`,
    );
  }
}
