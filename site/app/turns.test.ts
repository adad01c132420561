import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many run at once and no more, in the order in which they came', async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const work = (n: number) => async () => {
    begun.push(n);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, n % 3));
    running -= 1;
    return n;
  };
  const numbers = Array.from({ length: 20 }, (_, n) => n);
  expect(await Promise.all(numbers.map((n) => inTurn(work(n))))).toEqual(numbers);
  expect(begun).toEqual(numbers);
  expect(most).toBe(2);
});

test('one that fails makes room for the next', async () => {
  const inTurn = createTurns(1);
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
