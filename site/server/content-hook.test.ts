import { expect, test, vi } from 'vitest';
import { createContentHook } from './content-hook.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const call = (authorization?: string, method = 'POST') =>
  new Request('https://mazhavil.example/hooks/content', {
    method,
    headers: authorization === undefined ? {} : { Authorization: authorization },
  });

test('a change told by the backend makes the site read anew', () => {
  const refresh = vi.fn(() => Promise.resolve());
  expect(createContentHook({ refresh }, 'secret', log)(call('Bearer secret')).status).toBe(202);
  expect(refresh).toHaveBeenCalledOnce();
});

test('many changes at once end in one more reading after the last', async () => {
  let finish = () => {};
  const refresh = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const hook = createContentHook({ refresh }, 'secret', log);
  for (let change = 0; change < 10; change += 1) hook(call('Bearer secret'));
  expect(refresh).toHaveBeenCalledTimes(1);
  finish();
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  finish();
});

test.each([
  ['without a secret', undefined, undefined, 'POST', 404],
  ['without proof', 'secret', undefined, 'POST', 401],
  ['with a wrong proof', 'secret', 'Bearer secrets', 'POST', 401],
  ['by reading', 'secret', 'Bearer secret', 'GET', 405],
])('%s nothing is read', (_how, secret, authorization, method, status) => {
  const refresh = vi.fn(() => Promise.resolve());
  expect(createContentHook({ refresh }, secret, log)(call(authorization, method)).status).toBe(
    status,
  );
  expect(refresh).not.toHaveBeenCalled();
});
