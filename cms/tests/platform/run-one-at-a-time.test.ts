import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runOneAtATime } from '../../src/platform/run-one-at-a-time.ts';

test('who asks during a run waits for it, and the next one begins a new run', async () => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  let runs = 0;
  const run = runOneAtATime(async () => {
    runs += 1;
    await end;
  });
  const both = Promise.all([run(), run()]);
  assert.equal(runs, 1);
  finish();
  await both;
  await run();
  assert.equal(runs, 2);
});

test('a failed run prevents no later one', async () => {
  let runs = 0;
  const run = runOneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('no disk');
  });
  await assert.rejects(run(), /no disk/);
  await run();
  assert.equal(runs, 2);
});
