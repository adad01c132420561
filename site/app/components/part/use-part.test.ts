import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partTimeout, withTimeout } from './use-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[9] a part loaded on demand may take 120 s and no longer', async () => {
  expect(partTimeout).toBe(120_000);
  const failed = vi.fn();
  withTimeout(new Promise(() => {}), partTimeout).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalled();
});

test('what arrives in time is passed on, and so is a failure', async () => {
  await expect(withTimeout(Promise.resolve('map'), 10)).resolves.toBe('map');
  await expect(withTimeout(Promise.reject(new Error('gone')), 10)).rejects.toThrow('gone');
});
