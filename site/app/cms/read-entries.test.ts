import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CmsError } from './client.ts';
import { readEntries } from './read-entries.ts';

/** What the client does: a call that hangs is given up after so long. */
const GIVEN_UP = 15_000;
const list = { data: [{ name: 'Anjali' }], meta: {} };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A backend that lets hang all that is asked before `backAt`, in milliseconds from now. */
function silentUntil(backAt: number) {
  const began = Date.now();
  const asked: number[] = [];
  return {
    asked,
    get(path: string): Promise<unknown> {
      const at = Date.now() - began;
      asked.push(at);
      if (at >= backAt) return Promise.resolve(list);
      return new Promise((_resolve, reject) => {
        const error = new CmsError('unreachable', `GET ${path}: no answer`);
        setTimeout(() => reject(error), GIVEN_UP);
      });
    },
  };
}

test.each([1_000, 2_900, 4_000, 6_500, 8_000, 11_000])(
  'a backend that was silent for %d ms is heard within three seconds of its return',
  async (backAt) => {
    const client = silentUntil(backAt);
    const entries = vi.fn();
    readEntries(client, { path: '/api/teams', paged: false }).then(entries);
    await vi.advanceTimersByTimeAsync(backAt + 3_000);
    expect(entries).toHaveBeenCalledWith([{ name: 'Anjali' }]);
  },
);

test('one that stays silent is given up when the first call is, after five calls and no more', async () => {
  const client = silentUntil(Number.POSITIVE_INFINITY);
  const given = vi.fn();
  readEntries(client, { path: '/api/teams', paged: false }).catch(given);
  await vi.advanceTimersByTimeAsync(GIVEN_UP - 100);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(given).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.asked).toEqual([0, 3_000, 6_000, 9_000, 12_000]);
});

test('an answer is not asked for again', async () => {
  const client = silentUntil(0);
  await readEntries(client, { path: '/api/teams', paged: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.asked).toEqual([0]);
});
