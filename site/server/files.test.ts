import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFiles } from './files.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let server: Server;
let respond: (request: Request) => Promise<Response>;

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    const types = new Map([
      ['/uploads/a.pdf', 'application/pdf'],
      ['/uploads/a.webm', 'video/webm'],
    ]);
    const type = types.get(url ?? '') ?? 'text/html';
    if (url === '/uploads/failing.pdf') response.writeHead(500).end();
    else if (url === '/uploads/none.pdf') response.writeHead(404).end();
    else if (headers.range === 'bytes=9-') response.writeHead(416).end();
    else if (headers.range === 'bytes=1-2') {
      const range = { 'Content-Type': type, 'Content-Range': 'bytes 1-2/5' };
      response.writeHead(206, range).end('el');
    } else response.writeHead(200, { 'Content-Type': type, 'Content-Length': 5 }).end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sources = new Map([
    ['a', `${cmsUrl}/uploads/a.pdf#v1`],
    ['report', `${cmsUrl}/uploads/Annual_report_1a2b3c4d5e.pdf#v1`],
    ['named', `${cmsUrl}/uploads/a.pdf#v1/${encodeURIComponent('വാർഷിക “2024” (1).pdf')}`],
    ['nameless', `${cmsUrl}/uploads/_1a2b3c4d5e.pdf`],
    ...['none', 'failing', 'page'].map((name) => [name, `${cmsUrl}/uploads/${name}.pdf`] as const),
    ['private', 'http://127.0.0.1:1/private.pdf'],
  ]);
  respond = createFiles({ cmsUrl, mediaOrigins: [] }, (address) => sources.get(address), log);
});
afterAll(() => server.close());

const ask = (address: string, init: RequestInit = {}, name = `${address}.pdf`) =>
  respond(new Request(`https://site.example/files/${address}/${name}`, init));

test('[R5] a document of the CMS is passed on, to be shown and kept', async () => {
  const response = await ask('a');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('immutable'),
    'content-disposition': `inline; filename="a.pdf"; filename*=UTF-8''a.pdf`,
    'content-length': '5',
    'content-type': 'application/pdf',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await response.text()).toBe('hello');
  const head = await ask('a', { method: 'HEAD' });
  expect([head.headers.get('Content-Length'), await head.text()]).toEqual(['5', '']);
});

test('a browser saves it under the name that staff see, and an old one under that of its address', async () => {
  const name = encodeURIComponent('വാർഷിക “2024” (1).pdf');
  const response = await ask('named', {}, name);
  expect([response.status, response.headers.get('Content-Disposition')]).toEqual([
    200,
    `inline; filename="a.pdf"; filename*=UTF-8''${name.replace('(1)', '%281%29')}`,
  ]);
  const moved = await ask('nameless', {}, '.pdf');
  expect(moved.headers.get('Location')).toBe('/files/nameless/file.pdf');
});

test('a range of it is passed on', async () => {
  const response = await ask('a', { headers: { Range: 'bytes=1-2' } });
  expect([response.status, response.headers.get('Content-Range')]).toEqual([206, 'bytes 1-2/5']);
  expect(await response.text()).toBe('el');
  expect((await ask('a', { headers: { Range: 'bytes=9-' } })).status).toBe(416);
});

test.each([
  ['an address that we did not make', 'other', 404],
  ['a file that is gone', 'none', 404],
  ['a file of another type', 'page', 404],
  ['a CMS that fails', 'failing', 503],
  ['an address of our own network', 'private', 503],
])('[R5] %s: %s is answered with %i', async (_what, address, status) => {
  expect((await ask(address)).status).toBe(status);
});

test.each([
  ['a', 'b.pdf', '/files/a/a.pdf'],
  ['a', 'a.pdf?utm_source=mail', '/files/a/a.pdf'],
  ['a', 'a.pdf/more', '/files/a/a.pdf'],
  ['report', 'Annual_report_1a2b3c4d5e.pdf', '/files/report/Annual_report.pdf'],
])('a proxy keeps a file once: %s/%s leads to %s', async (address, name, path) => {
  const response = await ask(address, {}, name);
  expect([response.status, response.headers.get('Location')]).toEqual([301, path]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await respond(new Request(`https://site.example${path}`))).status).not.toBe(301);
});

test('[R5] an uploaded file is passed on at its own path, and nothing else of the CMS', async () => {
  const at = (path: string) => respond(new Request(`https://site.example${path}`));
  const response = await at('/uploads/a.pdf');
  expect(await response.text()).toBe('hello');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600, s-maxage=300');
  expect((await at('/uploads/a.webm')).headers.get('Content-Type')).toBe('video/webm');
  expect((await at('/uploads/none.pdf')).status).toBe(404);
  expect((await at('/uploads/a.pdf?x=1')).headers.get('Location')).toBe('/uploads/a.pdf');
  for (const path of [
    '/uploads/a.webp',
    '/uploads/..%2Fadmin.pdf',
    '/uploads/in/a.pdf',
    '/uploads/',
  ]) {
    expect((await at(path)).status, path).toBe(404);
  }
});
