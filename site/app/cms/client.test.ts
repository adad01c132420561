import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeCms, startFakeCms } from '../../tests/support/fake-cms/fake-cms.ts';
import type { Fault } from '../../tests/support/fake-cms/faults.ts';
import { type CmsFailure, createCmsClient } from './client.ts';

let fakeCms: FakeCms;
beforeAll(async () => {
  fakeCms = await startFakeCms({ token: 'read', writeToken: 'write' });
});
afterAll(() => fakeCms.stop());

const client = (
  settings: { cmsToken?: string; cmsTokenNext?: string; readTimeoutMs?: number } = {},
) =>
  createCmsClient({
    cmsUrl: fakeCms.url,
    cmsToken: 'read',
    cmsWriteToken: 'write',
    readTimeoutMs: 10_000,
    maxReplyBytes: 100_000,
    ...settings,
  });

const faults: [CmsFailure, string, Fault][] = [
  ['refused', 'answers 401', { kind: 'status', status: 401 }],
  ['refused', 'answers 403', { kind: 'status', status: 403 }],
  ['absent', 'answers 404', { kind: 'status', status: 404 }],
  ['absent', 'answers 400', { kind: 'status', status: 400 }],
  ['unreachable', 'answers 500', { kind: 'status', status: 500 }],
  ['unreachable', 'answers 503', { kind: 'status', status: 503 }],
  ['unreachable', 'leads elsewhere', { kind: 'status', status: 302 }],
  ['unreachable', 'never answers', { kind: 'black-hole' }],
  ['unreachable', 'sends one byte a second', { kind: 'drip' }],
  ['unreachable', 'cuts the connection', { kind: 'cut' }],
  ['unreachable', 'resets in the middle', { kind: 'reset-mid-body' }],
  ['unusable', 'answers a web page', { kind: 'html' }],
  ['unusable', 'answers half of the JSON', { kind: 'truncated' }],
  ['unusable', 'answers far too much', { kind: 'huge' }],
];

test.each(faults)('[R6] %s: a CMS that %s', async (failure, _what, fault) => {
  fakeCms.set({ all: fault });
  const isSlow = fault.kind === 'black-hole' || fault.kind === 'drip';
  const asking = client(isSlow ? { readTimeoutMs: 300 } : {});
  await expect(asking.get('/api/teams')).rejects.toMatchObject({ failure });
  fakeCms.set({});
});

test('[7.2] [R11] a write fails with any status but 2xx', async () => {
  const data = { fullName: 'Asha', email: 'a@b.co', contactQuery: 'Hello' };
  const post = () => client().post('/api/contact-forms', { data }, { 'Idempotency-Key': 'a-key' });
  expect(JSON.parse(await post())).toMatchObject({ data: { id: 1 } });
  expect(fakeCms.calls.at(-1)).toMatchObject({
    method: 'POST',
    authorization: 'bearer write',
    contentType: 'application/json',
    idempotencyKey: 'a-key',
  });
  fakeCms.set({ writes: { kind: 'status', status: 400 } });
  await expect(post()).rejects.toMatchObject({ failure: 'absent' });
  fakeCms.set({});
});

test('while tokens are changed, the next one is used where the first is refused', async () => {
  const changing = client({ cmsToken: 'old', cmsTokenNext: 'read' });
  fakeCms.calls.length = 0;
  for (let turn = 0; turn < 2; turn += 1) await changing.get('/api/teams');
  const used = fakeCms.calls.map(({ authorization }) => authorization);
  expect(used).toEqual(['bearer old', 'bearer read', 'bearer read']);
});

test('an error names the call and never the token', async () => {
  await expect(client({ cmsToken: 'a-secret' }).get('/api/teams')).rejects.toThrow(
    /^GET \/api\/teams: the CMS answered 401$/,
  );
});
