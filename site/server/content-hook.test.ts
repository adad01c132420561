import { expect, test, vi } from 'vitest';
import { createContentHook } from './content-hook.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test.each([
  ['with the secret', 'secret', 'Bearer secret', 'POST', 202],
  ['without a setting', undefined, undefined, 'POST', 404],
  ['without proof', 'secret', undefined, 'POST', 401],
  ['with a wrong proof', 'secret', 'Bearer secrets', 'POST', 401],
  ['by reading', 'secret', 'Bearer secret', 'GET', 405],
])('a call %s', async (_how, secret, authorization, method, status) => {
  const onChange = vi.fn();
  const headers = new Headers(authorization === undefined ? {} : { Authorization: authorization });
  const request = new Request('https://mazhavil.example/hooks/content', { method, headers });
  expect((await createContentHook(secret, log, onChange)(request)).status).toBe(status);
  expect(onChange).toHaveBeenCalledTimes(status === 202 ? 1 : 0);
});
