import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sampleContent } from '../support/fixtures/content.ts';
import { eventually, openSite } from './open-site.ts';

const file = { url: '/uploads/report.pdf', mime: 'application/pdf', size: 100 };
const documents = [{ title: 'A report', kind: 'annual-report', sortOrder: 1, file }];
const content = { ...sampleContent(), more: { documents } };

const beyond = '9'.repeat(20);
const long = 'a'.repeat(16_000);
const headers = [
  ...[
    'bytes=0-',
    'bytes=5-2',
    `bytes=0-${beyond}`,
    `bytes=${beyond}-`,
    `bytes=-${beyond}`,
    'bytes=',
    'bytes=0-1,3-4',
    `bytes=${'0-0,'.repeat(500)}`,
    'lines=1-2',
    '',
  ].map((value) => `Range: ${value}`),
  ...['br;q=0, *', ', , ,', 'gzip;q=9e99', long].map((value) => `Accept-Encoding: ${value}`),
  ...['W/"', '*', `"${long}"`, '"a", "b"'].map((value) => `If-None-Match: ${value}`),
  ...['Thu', beyond, 'Thu, 01 Jan 1970 00:00:00 GMT'].map((value) => `If-Modified-Since: ${value}`),
  ...['flash=%', `preview=${long}`, ';;;=', '='].map((value) => `Cookie: ${value}`),
  ...['0', '-1', beyond, 'x', '5, 5'].map((value) => `Content-Length: ${value}`),
  ...['multipart/form-data', 'application/x-www-form-urlencoded; charset=\u00ff', ''].map(
    (value) => `Content-Type: ${value}`,
  ),
  ...['evil.example', 'localhost:99999', '[', '127.0.0.1:x', ''].map((value) => `Host: ${value}`),
  ...['for=;host="\\', `for=${long}`, 'host=a;host=b'].map((value) => `Forwarded: ${value}`),
  ...['X-Forwarded-For: ,,,', 'X-Forwarded-Host: a b', 'X-Forwarded-Proto: javascript'],
  ...['Expect: 100-continue', 'Expect: 200-ok', 'Upgrade: websocket', 'Connection: Upgrade, x'],
  ...['Origin: null', 'Origin: %', 'Origin: http://[', `Referer: ${long}`, 'Transfer-Encoding: x'],
];
const methods = ['GET', 'HEAD', 'GET', 'POST', 'OPTIONS', 'PURGE'];

/** The same sequence in each run. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

/** Sends bytes, and ends the connection after the first ones of the answer or after 200 ms. */
function touch(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes, 'latin1'));
    socket.setTimeout(200, () => socket.destroy());
    socket.on('data', () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

async function inParallel(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await act(next);
    }
  };
  await Promise.all(Array.from({ length: 25 }, worker));
}

test('1,000 hostile requests and 200 abandoned answers of each kind leave the process as it was', async () => {
  const { site, page } = await openSite({ content });
  const port = Number(new URL(site.url).port);
  const html = (await page('/gallery')).html;
  const paths = {
    file: '/media/about.mp4',
    document: /\/files\/[^"]+/.exec(html)?.[0] ?? 'none',
    image: /\/images\/\d+\/[\w.-]+/.exec(html)?.[0] ?? 'none',
    page: '/projects?projects=all',
  };
  expect(Object.values(paths)).not.toContain('none');
  const body = 'name=A&email=&comments=';
  const form = `POST /contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length;
  for (const path of Object.values(paths)) await page(path);
  const before = descriptors();

  const random = numbers();
  const pick = <T>(list: readonly T[]): T | undefined => list[random.next().value % list.length];
  await inParallel(1_000, async () => {
    const path = pick([
      ...Object.values(paths),
      '/docs/80G-Certificate.pdf',
      `/${long.slice(0, 9000)}`,
      '/%ff',
      '/preview?link=%',
    ]);
    const lines = [pick(headers), pick(headers), pick(headers)];
    await touch(
      port,
      `${pick(methods)} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('\r\n')}\r\n\r\n`,
    );
  });
  for (const path of Object.values(paths)) {
    await inParallel(200, () => touch(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
  }
  await inParallel(200, () => touch(port, form));

  expect((await page('/projects')).status).toBe(200);
  expect(site.output()).not.toContain('A fault that nothing caught');
  await eventually(async () => expect(descriptors()).toBeLessThanOrEqual(before + 4), 20_000);
}, 120_000);
