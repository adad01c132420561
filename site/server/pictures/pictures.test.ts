import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../app/config.server.ts';
import { createPictureSigner } from './address.ts';
import { createPictures, type Pictures } from './pictures.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
let server: Server;
let origin: string;
let asked: string[];
let pictures: Pictures;

beforeAll(async () => {
  const original = await sharp({
    create: { width: 800, height: 400, channels: 4, background: '#f95d5d' },
  })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/uploads/a.png') response.end(original);
    else if (request.url === '/uploads/page.html') response.end('<html>secret</html>');
    else if (request.url === '/uploads/moved.png')
      response.writeHead(302, { Location: '/x' }).end();
    else if (request.url === '/uploads/huge.png') {
      response.writeHead(200, { 'Content-Length': 99_000_000 }).end();
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  asked = [];
  rmSync(folder, { recursive: true, force: true });
  pictures = start(origin);
});

function start(cmsUrl: string): Pictures {
  return createPictures(
    readConfig({ CMS_URL: cmsUrl, CMS_TOKEN: 'secret', DATA_DIR: folder }),
    log,
  );
}

function ask(path: string, accept = 'image/webp,*/*'): Promise<Response> {
  return pictures.respond(
    new Request(`https://mazhavil.example${path}`, { headers: { Accept: accept } }),
  );
}

describe('[R5] a picture of the backend', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'avif', 'heif'],
    ['image/webp,*/*', 'webp', 'webp'],
    ['*/*', 'jpeg', 'jpeg'],
  ])('for a browser that takes %s is %s', async (accept, type, format) => {
    const response = await ask(
      `/pictures/320/${pictures.address(`${origin}/uploads/a.png`)}`,
      accept,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(`image/${type}`);
    expect(response.headers.get('Vary')).toBe('Accept');
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect(metadata).toMatchObject({ format, width: 320, height: 160 });
  });

  test('is never made larger than it is', async () => {
    const response = await ask(`/pictures/1920/${pictures.address(`${origin}/uploads/a.png`)}`);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(800);
  });

  test('is fetched and resized once, for all who ask and for the next start', async () => {
    const address = `/pictures/320/${pictures.address(`${origin}/uploads/a.png`)}`;
    await Promise.all([ask(address), ask(address), ask(address)]);
    pictures = start(origin);
    expect((await ask(address)).status).toBe(200);
    expect(asked).toEqual(['/uploads/a.png']);
    expect(readdirSync(path.join(folder, 'pictures'))).toHaveLength(1);
  });

  test('is not made anew when the backend moves to another address', async () => {
    const at = (where: string) => `/pictures/320/${pictures.address(`${where}/uploads/a.png`)}`;
    expect((await ask(at(origin))).status).toBe(200);
    const moved = origin.replace('127.0.0.1', 'localhost');
    pictures = start(moved);
    expect((await ask(at(moved))).status).toBe(200);
    expect(asked).toEqual(['/uploads/a.png']);
    // Another's picture under the same path is another picture.
    await ask(at('https://127.0.0.1:1'));
    expect(readdirSync(path.join(folder, 'pictures'))).toHaveLength(1);
  });

  test('with a version may be kept for ever, without one for a day', async () => {
    const source = `${origin}/uploads/a.png`;
    const cacheOf = async (address: string) =>
      (await ask(`/pictures/320/${address}`)).headers.get('Cache-Control');
    expect(await cacheOf(pictures.address(`${source}#v1`))).toContain('immutable');
    expect(await cacheOf(pictures.address(source))).toContain('max-age=86400');
  });
});

describe('[R5] the picture route serves nothing else', () => {
  test.each([
    ['a width that no page uses', (a: string) => `/pictures/321/${a}`],
    ['a changed address', (a: string) => `/pictures/320/A${a}`],
    ['a changed signature', (a: string) => `/pictures/320/${a}x`],
    ['no address', () => '/pictures/320/'],
    ['a bare URL', () => '/pictures/320/http://127.0.0.1:1337/uploads/a.png'],
    ['a path out of its folder', () => '/pictures/320/../../etc/passwd'],
  ])('not for %s', async (_what, path) => {
    expect((await ask(path(pictures.address(`${origin}/uploads/a.png`)))).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('an address made with another secret is refused', async () => {
    const forged = createPictureSigner('guess').address(`${origin}/uploads/a.png`);
    expect((await ask(`/pictures/320/${forged}`)).status).toBe(404);
  });

  test.each([
    ['/uploads/none.png', 404],
    ['/uploads/page.html', 502],
    ['/uploads/moved.png', 502],
    ['/uploads/huge.png', 502],
  ])('%s answers %i, without asking for it again and again', async (file, status) => {
    const address = `/pictures/320/${pictures.address(origin + file)}`;
    expect((await ask(address)).status).toBe(status);
    expect((await ask(address)).status).toBe(status);
    expect(asked).toHaveLength(1);
  });

  test.each([
    'http://10.0.0.1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://localhost:1/a.png',
    'file:///etc/passwd',
  ])('nothing is fetched from %s, even where the content names it', async (source) => {
    pictures = start('https://cms.example');
    expect((await ask(`/pictures/320/${pictures.address(source)}`)).status).toBe(502);
    expect(log.warn).toHaveBeenCalled();
  });
});
