import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'));
const get = (...lines: string[]) =>
  `${['GET /team?member=2 HTTP/1.1', ...lines].join('\r\n')}\r\n\r\n`;

test('a whole GET without a body is read, whatever the letters of its header names', () => {
  const text = get(
    ...[
      'HOST: www.example.org',
      'accept-encoding:gzip, br ',
      'Cookie: a=b',
      'User-Agent: One (two)',
    ],
    ...['If-None-Match: W/"x"', 'X-Request-Id: abcdef-12', 'Connection: Keep-Alive'],
  );
  expect(read(text)).toEqual({
    url: '/team?member=2',
    acceptEncoding: 'gzip, br',
    cookie: 'a=b',
    ifNoneMatch: 'W/"x"',
    requestId: 'abcdef-12',
  });
});

const host = 'Host: a';
test.each<[string, string]>([
  ['half of it', get(host).slice(0, -2)],
  ['one and a half', `${get(host)}GET`],
  ['two', get(host) + get(host)],
  ['a line before it', `\r\n${get(host)}`],
  ['another method', get(host).replace('GET', 'HEAD')],
  ['another version', get(host).replace('1.1', '1.0')],
  ['an address of another form', get(host).replace('/team', 'http://b/team')],
  ['a letter beyond ASCII in the address', get(host).replace('team', 'te\xe4m')],
  ['no Host', get('Accept: */*')],
  ['two Hosts', get(host, 'hOST: a')],
  ['a body', get(host, 'Content-Length: 0')],
  ['chunks', get(host, 'Transfer-Encoding: chunked')],
  ['the end of the connection', get(host, 'Connection: close')],
  ['another protocol', get(host, 'Connection: Upgrade', 'Upgrade: websocket')],
  ['a condition', get(host, 'Expect: 100-continue')],
  ['a space before a colon', get(host, 'Accept : a')],
  ['a folded line', get(host, 'Accept: a', ' b')],
  ['a line without a name', get(host, ': a')],
  ['a line ended by LF alone', get(host, 'Accept: a\nB: c')],
  ['a line ended by CR alone', get(host, 'Accept: a\rB: c')],
  ['a zero byte', get(host, 'Accept: a\0')],
  ['one header twice', get(host, 'Cookie: a=b', 'Cookie: c=d')],
  ['4 KiB', get(host, `Accept: ${'a'.repeat(4_096)}`)],
])('%s is left to Node', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

/** What Node's own parser makes of a connection's first bytes: undefined where it refuses them. */
async function asNodeReads(text: string): Promise<IncomingMessage | undefined> {
  const server = createServer();
  const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const requests: IncomingMessage[] = [];
  server.on('request', (request) => requests.push(request));
  server.on('clientError', () => undefined);
  server.emit('connection', socket);
  socket.push(Buffer.from(text, 'latin1'));
  await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  expect(requests.length).toBeLessThanOrEqual(1);
  return requests[0];
}

const piece = fc.constantFrom(
  ...['GET', ' ', '/', '/team', '?q=1', 'HTTP/1.1', '\r\n', '\n', '\r', ':', ': ', '\t', '\0', 'a'],
  ...['Host: a', 'Cookie: a=b', 'Accept-Encoding: br', 'If-None-Match: "x"', 'X-A: b', '\r\n\r\n'],
  ...['Content-Length: 3', 'Transfer-Encoding: chunked', 'Connection: keep-alive', 'é', '"', '#'],
);
/** Proper requests into which pieces were put at random places, some over what stood there. */
const nearlyPlain = fc
  .tuple(
    fc.constantFrom(get(host), get(host, 'Accept-Encoding: br'), get('Accept: */*', host)),
    fc.array(fc.tuple(fc.nat(80), piece, fc.nat(4)), { maxLength: 2 }),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [at, put, over]) => now.slice(0, at) + put + now.slice(at + over), text),
  );

test('what is read here, Node reads alike', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(nearlyPlain, async (text) => {
      const here = read(text);
      if (here === undefined) return;
      taken += 1;
      const there = await asNodeReads(text);
      expect(there?.method).toBe('GET');
      expect(there?.complete).toBe(true);
      expect(there?.url).toBe(here.url);
      const { headers = {} } = there ?? {};
      expect(headers['accept-encoding']).toBe(here.acceptEncoding);
      expect(headers.cookie).toBe(here.cookie);
      expect(headers['if-none-match']).toBe(here.ifNoneMatch);
      expect(headers['content-length'] ?? headers['transfer-encoding']).toBeUndefined();
    }),
    { numRuns: 3_000, seed: 20_260_101 },
  );
  expect(taken).toBeGreaterThan(300);
});
