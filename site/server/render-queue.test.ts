import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

test('renderings wait for their turn; beyond 40 of them visitors are asked to come back', async () => {
  const queue = createRenderQueue(1, { rests: true });
  let running = 0;
  const render = async () => {
    running += 1;
    expect(running).toBe(1);
    await wait(2);
    running -= 1;
    return new Response('page');
  };
  const answers = await Promise.all(Array.from({ length: 60 }, () => queue(render)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(10);
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(40);
});

test('a rendering that fails gives way to the next', async () => {
  const queue = createRenderQueue(1, { rests: false });
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await queue(async () => new Response('page'))).status).toBe(200);
});
