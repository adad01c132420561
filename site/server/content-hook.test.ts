import { expect, test, vi } from 'vitest';
import { recordedWebhook } from '../tests/support/recorded-cms.ts';
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

test('what a visitor wrote in a form is passed on by Strapi’s webhook: it is neither read again nor logged', async () => {
  const onChange = vi.fn();
  const hook = createContentHook('secret', log, onChange);
  const call = (name: string) => {
    const init = { method: 'POST', headers: { Authorization: 'Bearer secret' } };
    const body = recordedWebhook(name);
    return hook(new Request('https://mazhavil.example/hooks/content', { ...init, body }));
  };
  vi.clearAllMocks();
  expect((await call('webhook-2-entry.create-contact-form')).status).toBe(202);
  expect(onChange).not.toHaveBeenCalled();
  expect((await call('webhook-1-entry.update-just-in')).status).toBe(202);
  expect(onChange).toHaveBeenCalledExactlyOnceWith([{ path: '/api/just-ins', locale: 'en' }]);
  expect(Object.values(log).flatMap(({ mock }) => mock.calls)).toEqual([]);
});
