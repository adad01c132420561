import { describe, expect, test } from 'vitest';
import { chaos } from '../forms/chaos.ts';
import { hostilePosts } from '../forms/hostile.ts';

/** Short runs; `node tests/forms/main.ts` has the long ones. */
describe.each([false, true])('[R13] chaos, with the outbox: %s', (outbox) => {
  test('every accepted submission arrives once, every refused one was told so', async () => {
    const result = await chaos({ submissions: 60, outbox, kills: 1, seed: 7 });
    expect(result).toMatchObject({ lost: [], doubled: [], untold: [], waiting: 0 });
    expect(result.accepted + result.refused).toBe(60);
    expect(result.accepted).toBeGreaterThan(40);
  }, 120_000);
});

test('[R8] hostile posts create nothing, break nothing, and keep nobody out', async () => {
  const result = await hostilePosts(400, 7);
  expect(result).toMatchObject({ serverErrors: [], unwanted: [], turnedAway: [] });
  expect(result.flooded).toBeLessThanOrEqual(result.limit);
  expect(result.honest).toBeGreaterThan(5);
}, 120_000);
