import { beforeEach, expect, test, vi } from 'vitest';
import { CmsError } from './client.ts';
import { createSingleEntries } from './single-entries.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let calls: string[];
let reply: () => Promise<unknown>;
const client = {
  get(path: string) {
    calls.push(path);
    return reply();
  },
};
const answer = (text: string) => async () => ({ data: [{ id: 1, text }] });

beforeEach(() => {
  calls = [];
  log.warn.mockClear();
  reply = answer('One');
});

test('an entry is read once, however often and by however many it is asked for', async () => {
  const read = createSingleEntries(client, log);
  const both = await Promise.all([read('/a', '1'), read('/a', '1')]);
  expect([...both, await read('/a', '1')]).toEqual(Array(3).fill([{ id: 1, text: 'One' }]));
  expect(calls).toEqual(['/a']);
});

test('an entry that has changed is read again', async () => {
  const read = createSingleEntries(client, log);
  await read('/a', '1');
  reply = answer('Two');
  expect(await read('/a', '2')).toEqual([{ id: 1, text: 'Two' }]);
  expect(calls).toEqual(['/a', '/a']);
});

test('[R6] what fails is logged, and asked for again after a while, not by each visitor', async () => {
  const read = createSingleEntries(client, log);
  reply = () => Promise.reject(new CmsError('unreachable', 'GET /a failed'));
  expect(await read('/a', '1')).toBeUndefined();
  expect(await read('/a', '1')).toBeUndefined();
  expect(calls).toEqual(['/a']);
  expect(log.warn).toHaveBeenCalledTimes(1);
  reply = answer('One');
  const later = performance.now() + 2_500;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  await vi.waitFor(async () => expect(await read('/a', '1')).toEqual([{ id: 1, text: 'One' }]));
  clock.mockRestore();
});

test('[R6] a CMS that never answers keeps no visitor for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const read = createSingleEntries(client, log);
    reply = () => new Promise(() => {});
    const asked = read('/a', '1');
    await vi.advanceTimersByTimeAsync(3_500);
    expect(await asked).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('those that were not asked for longest make room', async () => {
  const read = createSingleEntries(client, log);
  const large = 'x'.repeat(12 * 1024 * 1024);
  reply = answer(large);
  await read('/a', '1');
  await read('/b', '1');
  await read('/c', '1');
  await read('/c', '1');
  await read('/a', '1');
  expect(calls).toEqual(['/a', '/b', '/c', '/a']);
});
