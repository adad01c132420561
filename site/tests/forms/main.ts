import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';
import { hostilePosts } from './hostile.ts';

/**
 * The long runs, on the built site; both print their counts and end with 1 where one is wrong:
 *
 *   node site/tests/forms/main.ts chaos [--count 1000] [--seed 1]
 *   node site/tests/forms/main.ts hostile [--count 10000] [--seed 1]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
const [what] = positionals;

if (what === 'chaos') {
  for (const outbox of [false, true]) {
    const result = await chaos({
      submissions: Number(values.count ?? 1000),
      outbox,
      kills: 3,
      seed,
    });
    console.log(`outbox ${outbox ? 'on' : 'off'}`, result);
    const wrong = result.lost.length + result.doubled.length + result.untold.length;
    if (wrong > 0 || result.waiting !== 0) process.exitCode = 1;
  }
} else if (what === 'hostile') {
  const result = await hostilePosts(Number(values.count ?? 10_000), seed);
  console.log(result);
  const wrong = result.serverErrors.length + result.unwanted.length + result.turnedAway.length;
  if (wrong > 0 || result.flooded > result.limit) process.exitCode = 1;
} else {
  console.error('Say which run: chaos or hostile');
  process.exitCode = 2;
}
