import { expect, test } from 'vitest';
import { checkOrigin } from './same-origin.ts';

const siteUrl = 'https://mazhavil.example';
const post = (headers: Record<string, string>) =>
  new Request(`${siteUrl}/contact-us`, { method: 'POST', body: 'a=b', headers });

test.each([
  [
    'the public origin, behind a proxy that changes Host',
    { Origin: siteUrl, Host: '127.0.0.1:3000' },
  ],
  [
    'the host that the visitor used',
    { Origin: 'https://www.mazhavil.example', Host: 'www.mazhavil.example' },
  ],
  ['this server directly', { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }],
])('a form from %s is accepted', async (_where, headers) => {
  const verdict = checkOrigin(post(headers), siteUrl, false);
  expect(verdict.request?.headers.get('Origin')).toBe(siteUrl);
  expect(await verdict.request?.text()).toBe('a=b');
});

test.each(['https://evil.example', 'null', '', 'http://mazhavil.example.evil.example', 'file://'])(
  'a form from %j is refused',
  (origin) => {
    const verdict = checkOrigin(post({ Origin: origin, Host: '127.0.0.1:3000' }), siteUrl, false);
    expect(verdict.refusal?.status).toBe(403);
  },
);

test('X-Forwarded-Host counts only where the proxy is trusted', () => {
  const headers = { Origin: 'https://a.example', Host: 'inner', 'X-Forwarded-Host': 'a.example' };
  expect(checkOrigin(post(headers), siteUrl, false).refusal?.status).toBe(403);
  expect(checkOrigin(post(headers), siteUrl, true).refusal).toBeUndefined();
});

test('reading needs no origin', () => {
  const read = new Request(siteUrl, { headers: { Origin: 'https://evil.example' } });
  expect(checkOrigin(read, siteUrl, false).request).toBe(read);
});
