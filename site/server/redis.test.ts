import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../tests/support/redis.ts';
import { createLimits } from './limits.ts';
import { openRedis } from './redis.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const settings = { perAddress: 3, total: 100, window: 60 };
const silent = () => undefined;

describe.runIf(hasRedis)('two instances with one Redis', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.kill());

  test('share counts and changes, go on without it, and catch up when it is back', async () => {
    const changes = [vi.fn(), vi.fn()] as const;
    const one = openRedis(server.url, log, changes[0]);
    const two = openRedis(server.url, log, changes[1]);
    const limits = [createLimits(settings, one.counter), createLimits(settings, two.counter)];
    const isAdmitted = async (index: number, address: string) =>
      (await limits[index]?.admit(address))?.admitted;
    await vi.waitFor(() => expect(one.isReady() && two.isReady()).toBe(true), 8000);

    for (const index of [0, 1, 0]) expect(await isAdmitted(index, 'a')).toBe(true);
    expect(await isAdmitted(1, 'a')).toBe(false);
    await vi.waitFor(() => {
      one.tellContentChanged();
      expect(changes[1]).toHaveBeenCalled();
    }, 8000);
    expect(changes[0]).not.toHaveBeenCalled();

    await server.kill();
    await vi.waitFor(async () => expect(await isAdmitted(0, 'b')).toBe(true), 8000);
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 8000);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(server.url);
    await server.start();
    await vi.waitFor(() => expect(changes[0]).toHaveBeenCalled(), 8000);
    for (const redis of [one, two]) redis.close();
  }, 30_000);
});

test('without Redis the limits count in memory', async () => {
  const redis = openRedis('redis://127.0.0.1:9', log, silent);
  const limits = createLimits(settings, redis.counter);
  const admitted = [];
  for (let turn = 0; turn < 5; turn += 1) admitted.push((await limits.admit('a')).admitted);
  expect(admitted).toEqual([true, true, true, false, false]);
  redis.close();
});
