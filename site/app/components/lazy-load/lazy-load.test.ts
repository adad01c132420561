import { afterEach, expect, test, vi } from 'vitest';
import { withTimeout } from './lazy-load.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('[9] a component may take 120 s to load and no longer', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  withTimeout(new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalled();
  await expect(withTimeout(Promise.resolve('map'))).resolves.toBe('map');
});
