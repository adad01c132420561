import assert from 'node:assert/strict';
import { test } from 'node:test';
import { built } from './built.ts';

const { csvLine, unguarded } = built<{
  csvLine(cells: readonly string[]): string;
  unguarded(cell: string): string;
}>('content/csv');

const LENGTH = 100_000;

for (const [name, run] of Object.entries({
  csvLine: (text: string) => csvLine([text]),
  unguarded,
})) {
  test(`${name} is not held up by a long run of one sign`, () => {
    for (const sign of ['\n', '\t', ' ', '"', ';', "'"]) {
      // The best of several: another program may have had the processor.
      const times = [1, 2, 3].map(() => {
        const begun = performance.now();
        run(sign.repeat(LENGTH));
        return performance.now() - begun;
      });
      assert.ok(Math.min(...times) < 50, JSON.stringify(sign));
    }
  });
}
