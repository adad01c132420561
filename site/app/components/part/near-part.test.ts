import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nearPart } from './near-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[9] a part that does not arrive within 120 s has failed, and can be sent for again', async () => {
  const answers = [new Promise<string>(() => {}), Promise.resolve('the map')];
  const part = nearPart('schools', () => answers.shift() ?? Promise.reject(new Error('no more')));
  const arrived = part.load();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(part.failed()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(part.failed()).toBe(true);
  part.want();
  await expect(arrived).resolves.toBe('the map');
  expect(part.failed()).toBe(false);
});

test('whoever shows its state hears of a failure', async () => {
  const part = nearPart('schools', () => Promise.reject(new Error('gone')));
  const listener = vi.fn();
  part.subscribe(listener);
  part.load();
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(part.failed()).toBe(true);
});
