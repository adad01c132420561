import { expect, test } from 'vitest';
import { completeHeaders, securityHeaders } from './headers.ts';

const page = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** The headers of an answer with that status, as they are sent. */
function sent(method: string, status: number, own: Record<string, string> = {}): Headers {
  const body = method === 'POST' ? 'a=b' : null;
  const request = new Request('https://site.example/', { method, body });
  const response = new Response(null, { status, headers: own });
  completeHeaders(request, response, securityHeaders({ siteUrl: 'https://site.example' }));
  return response.headers;
}

test.each([
  ['GET', 200, page],
  ['HEAD', 200, page],
  ['GET', 304, page],
  ['GET', 301, 'no-store'],
  ['GET', 404, 'no-store'],
  ['GET', 503, 'no-store'],
  ['POST', 200, 'no-store'],
])('a proxy keeps what answers %s with %i: %s', (method, status, expected) => {
  expect(sent(method, status).get('Cache-Control')).toBe(expected);
});

test('an answer keeps its own headers, and gets those that it lacks', () => {
  const own = { 'Cache-Control': 'private', 'Content-Security-Policy': "default-src 'self'" };
  const headers = sent('GET', 200, own);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  });
});

test('only a refused body closes the connection, since its rest is not read', () => {
  const isClosed = (method: string, status: number) => sent(method, status).has('Connection');
  expect([400, 413, 503].map((status) => isClosed('POST', status))).toEqual([true, true, true]);
  expect([isClosed('POST', 200), isClosed('GET', 404)]).toEqual([false, false]);
});
