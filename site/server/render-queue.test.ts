import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueues, createRenderQueue, QueueFull } from './render-queue.ts';

/** Work that ends when it is told to. */
function createWork() {
  let running = 0;
  let maxAtOnce = 0;
  const end = Promise.withResolvers<void>();
  return {
    async work() {
      running += 1;
      maxAtOnce = Math.max(maxAtOnce, running);
      await end.promise;
      running -= 1;
      return 'page';
    },
    end: () => end.resolve(),
    running: () => running,
    maxAtOnce: () => maxAtOnce,
  };
}

/** How many of so many are refused. */
async function flood(count: number, make: () => Promise<unknown>): Promise<number> {
  const settled = await Promise.allSettled(Array.from({ length: count }, make));
  return settled.filter((each) => each.status === 'rejected' && each.reason instanceof QueueFull)
    .length;
}

test('renderings wait for their turn; beyond 40 of them the queue is full', async () => {
  const queue = createRenderQueue(1);
  const { work, end, maxAtOnce } = createWork();
  const refused = flood(61, () => queue(work));
  await wait();
  end();
  expect(await refused).toBe(20);
  expect(maxAtOnce()).toBe(1);
});

test('a rendering that fails gives way to the next', async () => {
  const queue = createRenderQueue(1);
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(async () => 'page')).toBe('page');
});

test('pages are rendered three at a time, and those of every language may all wait', async () => {
  const { withoutParameters } = createQueues();
  const { work, end, maxAtOnce } = createWork();
  const refused = flood(123, () => withoutParameters(work));
  await wait();
  end();
  expect(await refused).toBe(0);
  expect(maxAtOnce()).toBe(3);
});

test.each(['withoutParameters', 'flashMessages', 'drafts', 'previewLinks', 'forms'] as const)(
  'a flood of searches and of pages with parameters leaves a place for %s',
  async (kind) => {
    const queues = createQueues();
    const { work, end } = createWork();
    const refused = [
      flood(60, () => queues.searches(work)),
      flood(60, () => queues.withParameters(work)),
    ];
    await wait();
    expect(await queues[kind](async () => 'page')).toBe('page');
    end();
    expect(await Promise.all(refused)).toEqual([19, 19]);
  },
);
