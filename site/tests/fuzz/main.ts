import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { report } from './report.ts';

/**
 * Malformed requests against the built site, in slices with seeds of their own; ends with 1 where
 * anything was found.
 *
 *   node site/tests/fuzz/main.ts [--count 100000] [--seed 1] [--into docs/fuzz.md]
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    into: { type: 'string' },
  },
});
const count = Number(values.count);
const began = performance.now();
const result = await fuzz(count, Number(values.seed), (done, findings, memory) => {
  const seconds = (performance.now() - began) / 1000;
  const left = Math.round((seconds / done) * (count - done));
  console.log(
    `${done} of ${count}: ${findings} findings, ${memory} MB, ${Math.round(done / seconds)} a second, ${left} s left`,
  );
});
const text = report(result, availableParallelism());
console.log(text);
if (values.into !== undefined) await writeFile(values.into, text);
if (result.findings.length > 0) process.exitCode = 1;
