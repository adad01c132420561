import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedTexts } from '../../app/cms/signed-text.server.ts';
import { createImages } from './images.ts';
import { MAX_BYTES } from './original.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
/** For all folders of this file: what one test has started may go on storing images during the next. */
const parent = mkdtempSync(path.join(tmpdir(), 'images-'));
let folder: string;
let server: Server;
let origin: string;
let asked: string[];
const authorized: string[] = [];
let large: Buffer;
let images: ReturnType<typeof createImages>;
/** Requests for other files that get no answer yet. */
let held: ServerResponse[] | undefined;

beforeAll(async () => {
  const original = await sharp({
    create: { width: 800, height: 400, channels: 4, background: '#f95d5d' },
  })
    .png()
    .toBuffer();
  // A decoder reads no further than the end of the image.
  const padded = (bytes: number) =>
    Buffer.concat([original, Buffer.alloc(bytes - original.length)]);
  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    '/uploads/a.png': (response) => response.end(original),
    '/uploads/large': (response) =>
      response.setHeader('ETag', `"${large.toString('base64').slice(0, 100)}"`).end(large),
    '/uploads/page.html': (response) => response.end('<html>secret</html>'),
    '/uploads/drawing.svg': (response) =>
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '/uploads/page.svg': (response) => response.end('<html>secret</html>'),
    '/uploads/moved.png': (response) => response.writeHead(302, { Location: '/x' }).end(),
    '/uploads/largest.png': (response) => response.end(padded(MAX_BYTES)),
    '/uploads/huge.png': (response) => response.end(padded(MAX_BYTES + 1)),
    '/uploads/gone.png': (response) => response.writeHead(410).end(),
    '/uploads/cut.jpg': (response) => response.end(large.subarray(0, large.length / 2)),
    '/uploads/secret.png': (response) => response.writeHead(403).end(),
    '/uploads/failing.png': (response) => response.writeHead(500).end(),
    '/uploads/broken.png': (response) =>
      response.writeHead(200, { 'Content-Length': 9 }).write('\x89PNG', () => response.destroy()),
  };
  server = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    if (headers.authorization) authorized.push(url);
    const answer = answers[url];
    if (answer) answer(response);
    else if (held) held.push(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

beforeEach(() => {
  asked = [];
  vi.clearAllMocks();
  folder = mkdtempSync(path.join(parent, 'test-'));
  images = start(origin);
});

function start(cmsUrl: string, cmsTokenNext?: string, mediaOrigins: string[] = []) {
  const tokens = { cmsToken: 'secret', cmsTokenNext };
  const folders = { dataDir: folder, organisationDir: folder };
  const settings = { cmsUrl, ...tokens, mediaOrigins, ...folders, prepareImages: true };
  return createImages(settings, log);
}

/** The images on disk, without what is written of their originals. */
function storedImages(): string[] {
  return readdirSync(path.join(folder, 'images')).filter((name) => !name.endsWith('.json'));
}

/** An image in which nothing can be seen. */
function clear(width: number, height: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

function ask(path: string, accept = 'image/webp,*/*'): Promise<Response> {
  return images.respond(
    new Request(`https://mazhavil.example${path}`, { headers: { Accept: accept } }),
  );
}

describe('[R5] an image of the CMS', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'avif', 'heif'],
    ['image/webp,*/*', 'webp', 'webp'],
    ['*/*', 'jpeg', 'jpeg'],
  ])(
    'for a browser that takes %s is %s, and never larger than it is',
    async (accept, type, format) => {
      const response = await ask(
        `/images/320/${images.imageToken(`${origin}/uploads/a.png`)}`,
        accept,
      );
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(`image/${type}`);
      expect(response.headers.get('Vary')).toBe('Accept');
      const metadata = await sharp(await response.arrayBuffer()).metadata();
      expect(metadata).toMatchObject({ format, width: 320, height: 160 });
      const widest = await ask(
        `/images/1920/${images.imageToken(`${origin}/uploads/a.png`)}`,
        accept,
      );
      expect((await sharp(await widest.arrayBuffer()).metadata()).width).toBe(800);
    },
  );

  test('as an icon is a square PNG for every browser, on a ground for the home screen of a phone', async () => {
    large = await clear(800, 400);
    const address = images.imageToken(`${origin}/uploads/large`);
    const opacitiesOf = async (side: number) => {
      const response = await ask(`/images/icon-${side}/${address}`, 'image/avif');
      expect(response.headers.get('Content-Type')).toBe('image/png');
      const icon = sharp(await response.arrayBuffer());
      expect(await icon.metadata()).toMatchObject({ format: 'png', width: side, height: side });
      // The corner is beside the logo, the middle a clear place in it.
      const pixels = await icon.ensureAlpha().raw().toBuffer();
      return [0, (side * side + side) / 2].map((pixel) => pixels.at(4 * pixel + 3));
    };
    expect(await opacitiesOf(512)).toEqual([0, 0]);
    expect(await opacitiesOf(180)).toEqual([255, 255]);
  });

  test('stands upright, and where it is clear a JPEG is white', async () => {
    const sideways = sharp({ create: { width: 60, height: 20, channels: 3, background: 'teal' } });
    large = await sideways.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const at = (name: string) => `/images/160/${images.imageToken(`${origin}/uploads/${name}`)}`;
    const upright = sharp(await (await ask(at('large'))).arrayBuffer());
    expect(await upright.metadata()).toMatchObject({ width: 20, height: 60 });
    large = await clear(40, 20);
    const jpeg = sharp(await (await ask(at('large#clear'), '*/*')).arrayBuffer());
    const [red = 0] = await jpeg.raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  });

  test('[R36] is a JPEG below 100 KB where its page is shared, whatever it shows', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    large = await sharp({
      create: { width: 1600, height: 1600, channels: 3, background: 'teal', noise },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    const address = images.imageToken(`${origin}/uploads/large`);
    const response = await ask(`/images/shared/${address}`, 'image/avif,*/*');
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    const shared = Buffer.from(await response.arrayBuffer());
    expect(shared.length).toBeLessThan(100_000);
    expect((await sharp(shared).metadata()).format).toBe('jpeg');
  });

  test('is fetched once for all widths and formats, and made once for the next start too', async () => {
    const ofWidth = (width: number) =>
      `/images/${width}/${images.imageToken(`${origin}/uploads/a.png`)}`;
    const again = ask(ofWidth(320));
    await Promise.all([ask(ofWidth(320)), again, ask(ofWidth(640)), ask(ofWidth(320), '*/*')]);
    images = start(origin);
    expect((await ask(ofWidth(320))).status).toBe(200);
    expect(asked).toEqual(['/uploads/a.png']);
    expect(storedImages()).toHaveLength(3);
  });

  test('waits in a bounded queue before its original is fetched', async () => {
    held = [];
    const replies = Array.from({ length: 210 }, (_, index) =>
      ask(`/images/160/${images.imageToken(`${origin}/uploads/held.png?${index}`)}`),
    );
    // What is made already is waited for, however many ask.
    replies.splice(202, 0, ask(`/images/160/${images.imageToken(`${origin}/uploads/held.png?0`)}`));
    for (const { status, headers } of await Promise.all(replies.slice(203))) {
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    }
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    for (const response of held) response.writeHead(404).end();
    held = undefined;
    expect((await Promise.all(replies.slice(0, 203))).map(({ status }) => status)).toEqual(
      Array(203).fill(404),
    );
  });

  test('is not waited for too long: another size that is there comes instead, or 503', async () => {
    const at = (width: number, name: string) =>
      `/images/${width}/${images.imageToken(`${origin}/uploads/${name}`)}`;
    await ask(at(160, 'a.png#1'));
    await ask(at(640, 'a.png#1'));
    held = [];
    const before = [ask(at(160, 'held.png?0')), ask(at(160, 'held.png?1'))];
    await vi.waitFor(() => expect(held).toHaveLength(2));
    const waiting = [ask(at(480, 'a.png#1')), ask(at(160, 'a.png#2')), ask(at(160, 'held.png?2'))];
    // They have joined the queue.
    await new Promise(setImmediate);
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 21_000);
    for (const response of held) response.writeHead(404).end();
    held = undefined;
    const [nearest, ...others] = await Promise.all(waiting);
    now.mockRestore();
    await Promise.all(before);
    expect([nearest?.status, nearest?.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect((await sharp(await nearest?.arrayBuffer()).metadata()).width).toBe(640);
    for (const { status, headers } of others) {
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    }
    expect((await ask(at(480, 'a.png#1'))).headers.get('Cache-Control')).toContain('immutable');
  });

  test('is not made anew when the CMS moves to another address', async () => {
    const at = (where: string) => `/images/320/${images.imageToken(`${where}/uploads/a.png`)}`;
    expect((await ask(at(origin))).status).toBe(200);
    const moved = origin.replace('127.0.0.1', 'localhost');
    images = start(moved);
    expect((await ask(at(moved))).status).toBe(200);
    expect(asked).toEqual(['/uploads/a.png']);
    // Another's image under the same path is another image.
    await ask(at('https://127.0.0.1:1'));
    expect(storedImages()).toHaveLength(1);
  });

  test('is made before a visitor asks for it where it was prepared', async () => {
    const tokens = { cmsToken: 'secret', cmsTokenNext: undefined };
    const folders = { dataDir: folder, organisationDir: folder };
    const settings = { cmsUrl: origin, ...tokens, mediaOrigins: [], ...folders };
    const unprepared = createImages({ ...settings, prepareImages: false }, log, 0);
    unprepared.prepare(`${origin}/uploads/failing.png`);
    images = createImages({ ...settings, prepareImages: true }, log, 0);
    images.prepare(`${origin}/uploads/a.png`);
    images.prepare(`${origin}/uploads/drawing.svg`);
    const stored = () =>
      readdirSync(path.join(folder, 'images')).filter((n) => /\.(avif|svg)$/.test(n));
    await vi.waitFor(() => expect(stored()).toHaveLength(7), 10_000);
    expect(asked).not.toContain('/uploads/failing.png');
    asked = [];
    const address = `/images/480/${images.imageToken(`${origin}/uploads/a.png`)}`;
    expect((await ask(address, 'image/avif')).status).toBe(200);
    expect(asked).toEqual([]);
  });

  test('of another origin is fetched where that one is allowed, [R1] without the token', async () => {
    images = start('https://cms.example', undefined, [origin]);
    const address = images.imageToken(`${origin}/uploads/a.png`);
    expect((await ask(`/images/320/${address}`)).status).toBe(200);
    expect(asked).toEqual(['/uploads/a.png']);
    expect(authorized).toEqual([]);
  });

  test('has an address that does not say where the CMS is', async () => {
    const source = `${origin}/uploads/a.png#v1`;
    const address = images.imageToken(source);
    expect(Buffer.from(address, 'base64url').toString()).not.toContain(origin);
    expect(images.sourceOf(address)).toBe(source);
    const elsewhere = ['https://cdn.example/uploads/a.png', `${origin}//cdn.example/a.png`];
    for (const url of elsewhere) expect(images.sourceOf(images.imageToken(url))).toBe(url);
  });

  test('is made anew in each size once its file was replaced, also under its former address', async () => {
    large = await clear(40, 20);
    const at = (version: string, width = 160) =>
      `/images/${width}/${images.imageToken(`${origin}/uploads/large#${version}`)}`;
    const heightAt = async (address: string) =>
      (await sharp(await (await ask(address)).arrayBuffer()).metadata()).height;
    expect([await heightAt(at('v1')), await heightAt(at('v1', 320))]).toEqual([20, 20]);
    await images.dropOutdated();
    expect(storedImages()).toHaveLength(2);
    large = await clear(40, 30);
    await images.dropOutdated();
    expect(storedImages()).toEqual([]);
    expect([await heightAt(at('v1')), await heightAt(at('v1', 320))]).toEqual([30, 30]);
    // A page that names the new version may be asked for before anything tells that the file was replaced.
    large = await clear(40, 10);
    images = start(origin);
    expect([await heightAt(at('v2')), await heightAt(at('v1'))]).toEqual([10, 10]);
  });

  test('of which nothing says what file it was made of goes at a start', async () => {
    await ask(`/images/320/${images.imageToken(`${origin}/uploads/a.png`)}`);
    const [name] = storedImages();
    writeFileSync(path.join(folder, 'images', 'former.webp'), 'an image');
    images = start(origin);
    expect(storedImages()).toEqual([name]);
  });

  test('of object storage that answers 403 for a deleted file is gone', async () => {
    images = start('https://cms.example', undefined, [origin]);
    const address = `/images/320/${images.imageToken(`${origin}/uploads/secret.png`)}`;
    expect((await ask(address)).status).toBe(404);
  });

  test('with a version may be kept for ever, without one for a day, and by a proxy for minutes', async () => {
    const source = `${origin}/uploads/a.png`;
    const cacheOf = async (address: string) =>
      (await ask(`/images/320/${address}`)).headers.get('Cache-Control');
    expect(await cacheOf(images.imageToken(`${source}#v1`))).toBe(
      'public, max-age=31536000, s-maxage=300, immutable',
    );
    expect(await cacheOf(images.imageToken(source))).toBe('public, max-age=86400, s-maxage=300');
  });
});

describe('a file that would unfold to fill the memory is refused before it is decoded', () => {
  const teal = { channels: 4, background: 'teal' } as const;
  const sized = (width: number, height: number) => sharp({ create: { width, height, ...teal } });
  test.each([
    ['an AVIF', () => sized(4000, 3100).avif({ effort: 0 }).toBuffer()],
    [
      'a GIF of 20 frames',
      () =>
        sharp({ create: { width: 1500, height: 30_000, pageHeight: 1500, ...teal } })
          .gif({ effort: 1, dither: 0, colours: 2, keepDuplicateFrames: true })
          .toBuffer(),
    ],
    [
      'a PNG of 16 bits',
      () => sized(4400, 4400).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    ],
  ])('%s', async (_what, create) => {
    large = await create();
    expect((await ask(`/images/320/${images.imageToken(`${origin}/uploads/large`)}`)).status).toBe(
      502,
    );
    expect(log.warn.mock.lastCall?.[0]).toMatchObject({ reason: expect.stringMatching(/memory/) });
  });

  test('a photo of as many pixels as the AVIF is none', async () => {
    large = await sharp({ create: { width: 4000, height: 3100, channels: 3, background: 'teal' } })
      .jpeg({ quality: 20 })
      .toBuffer();
    const address = `/images/320/${images.imageToken(`${origin}/uploads/large`)}`;
    expect((await ask(address)).status).toBe(200);
  });
});

describe('[R5] the image route serves nothing else', () => {
  test.each([
    ['a width that no page uses', (a: string) => `/images/321/${a}`],
    ['a side that no icon has', (a: string) => `/images/icon-320/${a}`],
    ['a changed address', (a: string) => `/images/320/A${a}`],
    ['a changed signature', (a: string) => `/images/320/${a}x`],
    ['no address', () => '/images/320/'],
    ['a bare URL', () => '/images/320/http://127.0.0.1:1337/uploads/a.png'],
    ['a path out of its folder', () => '/images/320/../../etc/passwd'],
  ])('not for %s', async (_what, path) => {
    expect((await ask(path(images.imageToken(`${origin}/uploads/a.png`)))).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('a query makes no other address of it, which a proxy would keep too', async () => {
    const address = `/images/320/${images.imageToken(`${origin}/uploads/a.png`)}`;
    const { status, headers } = await ask(`${address}?fbclid=1`);
    expect([status, headers.get('Location')]).toEqual([301, address]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('an address made with another token is refused, unless tokens are being changed', async () => {
    const other = signedTexts('next', 'images', 16).sign(`${origin}/uploads/a.png`);
    expect((await ask(`/images/320/${other}`)).status).toBe(404);
    images = start(origin, 'next');
    expect((await ask(`/images/320/${other}`)).status).toBe(200);
  });

  test('a drawing is sent as it is, and runs and loads nothing where it is opened by itself', async () => {
    const token = images.imageToken(`${origin}/uploads/drawing.svg#1`);
    const response = await ask(`/images/320/${token}`);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none';.*sandbox/);
    expect(await response.text()).toContain('<svg');
    const icon = await ask(`/images/icon-32/${token}`);
    expect(icon.headers.get('Location')).toBe(`/images/160/${token}`);
    const shared = await ask(`/images/shared/${token}`);
    expect(shared.headers.get('Location')).toBe('/images/meta_og_image.jpg');
    expect(await images.iconOf(token, 96)).toBeUndefined();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('[R6] a drawing that was sent once is there while the CMS is away, after a start too', async () => {
    const drawing = (version: number) =>
      `/images/320/${images.imageToken(`${origin}/uploads/drawing.svg#${version}`)}`;
    expect((await ask(drawing(1))).status).toBe(200);
    asked = [];
    images = start(origin);
    expect(await (await ask(drawing(1))).text()).toContain('<svg');
    expect(asked).toEqual([]);
    expect((await ask(drawing(2))).status).toBe(200);
    expect(asked).toEqual(['/uploads/drawing.svg']);
  });

  test('an original of the largest size is taken', async () => {
    const token = images.imageToken(`${origin}/uploads/largest.png`);
    expect((await ask(`/images/320/${token}`)).status).toBe(200);
  });

  test.each([
    ['/uploads/none.png', 404],
    ['/uploads/gone.png', 404],
    ['/uploads/secret.png', 502],
    ['/uploads/cut.jpg', 502],
    ['/uploads/page.html', 502],
    ['/uploads/page.svg', 502],
    ['/uploads/moved.png', 502],
    ['/uploads/huge.png', 502],
    ['/uploads/failing.png', 503],
    ['/uploads/broken.png', 503],
  ])(
    '%s answers %i, and is asked for again at once only while it may come',
    async (file, status) => {
      const address = `/images/320/${images.imageToken(origin + file)}`;
      expect((await ask(address)).status).toBe(status);
      expect((await ask(address)).status).toBe(status);
      expect(asked).toHaveLength(status === 503 ? 2 : 1);
      expect(log.warn).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ...['http://10.0.0.1/a.png', 'http://169.254.169.254/latest', 'http://localhost:1/a.png'],
    ...['http://[::1]/a.png', 'http://[::ffff:10.0.0.1]/a.png', 'file:///etc/passwd'],
  ])('nothing is fetched from %s, even where the content names it', async (source) => {
    images = start('https://cms.example');
    const { status } = await ask(`/images/320/${images.imageToken(source)}`);
    expect([502, 503]).toContain(status);
    expect(log.warn.mock.lastCall?.[0]).toMatchObject({
      reason: expect.stringMatching(/not allowed.*MEDIA_ORIGINS|not fetched/),
    });
  });
});
