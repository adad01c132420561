import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../tests/free-port.ts';
import { createLimits } from './limits.ts';
import { openRedis } from './redis.ts';
import { redisCounter } from './redis-counter.ts';

const silent = { info() {}, warn() {}, error() {} };
const settings = { perAddress: 3, total: 100, window: 60 };
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

describe.runIf(hasRedis)('the limits in Redis', () => {
  let redis: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
  });
  afterAll(() => void redis.kill('SIGKILL'));

  test('two instances share one count, and go on when Redis is gone', async () => {
    const [one, two] = [openRedis(url, silent), openRedis(url, silent)];
    const first = createLimits(settings, redisCounter(one));
    const second = createLimits(settings, redisCounter(two));
    // Until both are connected each counts by itself.
    await vi.waitFor(async () => {
      const probe = `probe-${Math.random()}`;
      for (const limits of [first, second, first]) await limits.admit(probe);
      expect((await second.admit(probe)).admitted).toBe(false);
      expect((await first.admit(probe)).admitted).toBe(false);
    }, 8000);
    redis.kill('SIGKILL');
    await vi.waitFor(async () => {
      expect((await first.admit(`later-${Math.random()}`)).admitted).toBe(true);
    }, 8000);
    one.close();
    two.close();
  }, 30_000);
});

test('without Redis the limits count in memory', async () => {
  const redis = openRedis('redis://127.0.0.1:9', silent);
  const limits = createLimits(settings, redisCounter(redis));
  const admitted = [];
  for (let turn = 0; turn < 5; turn += 1) admitted.push((await limits.admit('a')).admitted);
  expect(admitted).toEqual([true, true, true, false, false]);
  redis.close();
});
