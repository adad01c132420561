import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../fuzz/sockets.ts';
import { type Opened, openSite } from './open-site.ts';

let opened: Opened;
let port: number;
beforeAll(async () => {
  opened = await openSite();
  port = Number(new URL(opened.site.url).port);
  await opened.page('/');
});
afterAll(() => opened.close());

const chunked = 'Transfer-Encoding: chunked';
const second = 'GET /team HTTP/1.1\r\nHost: a\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /contact-us HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;

/** What a web server in front and this one could take apart differently (RFC 9112, 3.2, 6.1, 6.3, 11.2). */
const shapes: Readonly<Record<string, string>> = {
  'two Host headers': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'two Host headers alike, in other letters': 'GET / HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n',
  'no Host header': 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n',
  'a length and chunks': post(`Content-Length: 5\r\n${chunked}`, `0\r\n\r\n${second}`),
  'chunks and a length': post(`${chunked}\r\nContent-Length: 5`, `0\r\n\r\n${second}`),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 5', `hello${second}`),
  'one length twice': post('Content-Length: 5\r\nContent-Length: 5', `hello${second}`),
  'a list of lengths': post('Content-Length: 5, 5', `hello${second}`),
  'a length with a sign': post('Content-Length: +5', `hello${second}`),
  'a length in hexadecimal': post('Content-Length: 0x5', `hello${second}`),
  'chunks that are not the last coding': post('Transfer-Encoding: chunked, gzip', second),
  'a coding that only looks like chunks': post('Transfer-Encoding: xchunked', second),
  'a space before the colon': post('Transfer-Encoding : chunked', `0\r\n\r\n${second}`),
  'a header on two lines': post('Transfer-Encoding:\r\n chunked', `0\r\n\r\n${second}`),
  'a header that begins with a space': `GET / HTTP/1.1\r\n Host: a\r\n\r\n`,
  'lines that end in LF alone': 'GET / HTTP/1.1\nHost: a\n\n',
  'a header ended by CR alone': post(`X: a\r${chunked}`, second),
  'a zero byte in a header': post('X: a\0b', second),
  'a chunk size with a sign': post(chunked, `+5\r\nhello\r\n0\r\n\r\n${second}`),
  'a chunk size in 0x form': post(chunked, `0x5\r\nhello\r\n0\r\n\r\n${second}`),
  'chunks in HTTP/1.0': `POST /contact-us HTTP/1.0\r\nHost: a\r\n${chunked}\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
  'an address with another host': 'GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'the beginning of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a version that there is not': 'GET / HTTP/1.9\r\nHost: a\r\n\r\n',
};

test.each(Object.entries(shapes))(
  'a request with %s gets 400, and nothing behind it is taken for a request',
  async (_what, bytes) => {
    const { status, head, body, hung } = await exchange(port, bytes);
    expect(status).toBe(400);
    expect(hung).toBe(false);
    expect(head).toMatch(/^connection: close$/im);
    expect(body).not.toContain('HTTP/1.1');
  },
);

test('what stands in a body is no request, however it is framed', async () => {
  for (const bytes of [
    post(chunked, `2\r\nhello\r\n0\r\n\r\n${second}`),
    `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${second.length}\r\n\r\n${second}`,
    post(
      `${chunked}\r\nConnection: close`,
      `${second.length.toString(16)}\r\n${second}\r\n0\r\n\r\n`,
    ),
  ]) {
    const { status, body } = await exchange(port, bytes, { isWhole: false });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('HTTP/1.1 200');
  }
});
