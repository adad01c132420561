import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { createDraft, deleteFileAfterTest } from '../support/entries.ts';
import { type Answer, call, listAt, valueAt } from '../support/http.ts';
import { shared } from '../support/shared.ts';
import { setFileExtension } from '../support/tables.ts';
import { adminPath } from '../support/types.ts';

const strapi = await shared();

const SCRIPT = Buffer.from('*/=1;/*<script>fetch("/admin/users")</script><!--');
const FORMATS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const;
type Format = keyof typeof FORMATS;

async function image(format: Format, width = 40, height = 30): Promise<Buffer> {
  const create = { width, height, channels: 3, background: 'teal' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** Uploads a file, which is deleted after the test. */
async function upload(t: TestContext, bytes: Buffer, name: string): Promise<Answer> {
  const reply = await sendFile('/upload/files', bytes, name);
  const id = valueAt(reply.json, 'id');
  if (id !== undefined) deleteFileAfterTest(t, id);
  return reply;
}

const replace = (id: unknown, bytes: Buffer, name: string) =>
  sendFile(`/upload/files/${id}/replace`, bytes, name);

function sendFile(path: string, bytes: Buffer, name: string): Promise<Answer> {
  const body = new FormData();
  const file = new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' });
  body.append('files', file, name);
  body.append('fileInfo', JSON.stringify({ name }));
  return call(strapi.url + path, { method: 'POST', token: strapi.editor.token, body });
}

async function assertServedAs(reply: Answer, format: Format): Promise<void> {
  assert.ok(reply.status < 300, reply.text);
  assert.equal(valueAt(reply.json, 'ext'), `.${FORMATS[format]}`);
  assert.equal(valueAt(reply.json, 'mime'), `image/${format}`);
  const served = await call(`${strapi.url}${valueAt(reply.json, 'url')}`);
  assert.equal(served.headers.get('content-type'), `image/${format}`);
  assert.equal(served.headers.get('content-security-policy'), "sandbox; default-src 'none'");
  assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
}

async function assertRefused(reply: Answer, reason: RegExp): Promise<void> {
  assert.equal(reply.status, 400, reply.text);
  assert.match(String(valueAt(reply.json, 'error', 'message')), reason);
}

for (const [format, names] of [
  ['jpeg', ['photo.js', 'photo.html', 'photo.svg', 'photo']],
  ['png', ['photo.html']],
  ['webp', ['photo.js']],
  ['avif', ['photo.svg']],
  ['gif', ['photo.html']],
] as const) {
  test(`a ${format} that is also a script is stored and served as ${format}`, async (t) => {
    for (const name of names) {
      const reply = await upload(t, Buffer.concat([await image(format), SCRIPT]), name);
      await assertServedAs(reply, format);
    }
  });
}

test('a PDF and a video are stored with their own type and keep their address when they are replaced', async (t) => {
  for (const [start, extension, mime] of [
    ['%PDF-1.7\n<script>', '.pdf', 'application/pdf'],
    // A PDF may have other bytes first, such as those of a mail program or a byte order mark.
    [`\xef\xbb\xbf${'Received: by mail\r\n'.repeat(53)}%PDF-1.4\n`, '.pdf', 'application/pdf'],
    ['\0\0\0\x20ftypisom', '.mp4', 'video/mp4'],
    ['\0\0\0\x1cftypMSNV\x01\0\0\0MSNVmp42XAVC', '.mp4', 'video/mp4'],
    ['\0\0\0\x18ftyp3gp5\0\0\0\0isom3gp4', '.mp4', 'video/mp4'],
    ['\x1aE\xdf\xa3\x9fB\x82\x84webm', '.webm', 'video/webm'],
  ] as const) {
    const first = await upload(t, Buffer.from(start, 'latin1'), 'report.html');
    const id = valueAt(first.json, 'id');
    const second = await replace(id, Buffer.from(`${start}2`, 'latin1'), 'newer');
    for (const reply of [first, second]) {
      assert.deepEqual(
        [valueAt(reply.json, 'ext'), valueAt(reply.json, 'mime')],
        [extension, mime],
      );
    }
    const served = await call(`${strapi.url}${valueAt(first.json, 'url')}`);
    assert.equal(served.headers.get('content-type'), mime);
    assert.equal(served.headers.get('content-security-policy'), "sandbox; default-src 'none'");
    assert.match(served.text, /2$/);
    const replaced = await replace(id, await image('png'), 'a.png');
    await assertRefused(replaced, /cannot be replaced by a\.png/);
  }
});

test('a file name in another script is kept for staff, and its address is readable', async (t) => {
  for (const [name, address] of [
    ['വാർഷിക റിപ്പോർട്ട് 2024.pdf', /^\/uploads\/varshika_ripportt_2024_[0-9a-f]{10}\.pdf$/],
    ['ஆண்டறிக்கை.pdf', /^\/uploads\/antarikkai_[0-9a-f]{10}\.pdf$/],
    ['Annual Report 2024-25.pdf', /^\/uploads\/Annual_Report_2024_25_[0-9a-f]{10}\.pdf$/],
  ] as const) {
    const reply = await upload(t, Buffer.from('%PDF-1.7'), name);
    assert.equal(valueAt(reply.json, 'name'), name);
    assert.match(String(valueAt(reply.json, 'url')), address);
  }
});

test('an image that replaces another one is converted to its format and keeps its address', async (t) => {
  const first = await upload(t, await image('jpeg'), 'photo.jpg');
  const { id, url } = Object(first.json);
  const script = Buffer.concat([await image('gif'), SCRIPT]);
  const second = await replace(id, script, 'photo.html');
  await assertServedAs(second, 'jpeg');
  assert.equal(valueAt(second.json, 'url'), url);
  await setFileExtension(strapi, id, '.js');
  const reason = /^A \.js file cannot be replaced by photo\.js\. Upload it as a new file/;
  await assertRefused(await replace(id, script, 'photo.js'), reason);
});

test('an upload cannot change an entry', async (t) => {
  const path = adminPath('team', await createDraft(t, strapi.editor, 'team', { name: 'Asha' }));
  const id = valueAt((await strapi.editor.call('GET', path)).json, 'data', 'id');
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(await image('png'))]), 'portrait.png');
  const ref = { ref: 'api::team.team', refId: String(id), field: 'portrait', path: 'elsewhere' };
  for (const [name, value] of Object.entries(ref)) body.append(name, value);
  const { token } = strapi.editor;
  const stored = await call(`${strapi.url}/upload`, { method: 'POST', token, body });
  assert.equal(stored.status < 300, true, stored.text);
  const file = listAt(stored.json)[0];
  deleteFileAfterTest(t, valueAt(file, 'id'));
  const entry = await strapi.editor.call('GET', path);
  assert.equal(valueAt(entry.json, 'data', 'portrait'), null, entry.text);
  assert.doesNotMatch(String(valueAt(file, 'url')), /elsewhere/);
});

test('a file that cannot be shown is refused with its name and what to do', async (t) => {
  const sized = (width: number, height: number, pageHeight = height) =>
    sharp({ create: { width, height, pageHeight, channels: 4, background: 'teal' } });
  const map = await sized(9000, 5000).png({ compressionLevel: 1 }).toBuffer();
  const scan = await sized(4400, 4400).toColourspace('rgb16').png({ compressionLevel: 1 });
  const photo = await sized(4000, 3100).avif({ effort: 0 }).toBuffer();
  const frames = sized(1500, 30_000, 1500).gif({
    effort: 1,
    colours: 2,
    keepDuplicateFrames: true,
  });
  for (const [bytes, name, reason] of [
    ['<!doctype html>', 'camp.png', /^camp\.png is not an image .* Save it as a JPEG/],
    [`${' '.repeat(1025)}%PDF-1.7`, 'camp.pdf', /^camp\.pdf is not an image /],
    // These are a QuickTime film and a sound file.
    ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'camp.mov', /^camp\.mov is not an image .*videos MP4/],
    ['\0\0\0\x18ftypM4A \0\0\0\0isommp42', 'song.m4a', /^song\.m4a is not an image /],
    // A video has the same brands.
    ['\0\0\0\x1cftyphevc\0\0\0\0isommsf1hevc', 'I.HEIC', /^I\.HEIC is a HEIC photo/],
    // A HEIC begins like this. Sharp has no decoder for it.
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'I.HEIC', /^I\.HEIC is a HEIC photo.*JPEG/],
    // This image would fill the memory.
    [map, 'map.png', /^map\.png would take too much memory/],
    [await scan.toBuffer(), 'scan.png', /^scan\.png would take too much memory/],
    [await frames.toBuffer(), 'camp.gif', /^camp\.gif would take too much memory.*frames/],
    [photo, 'camp.avif', /^camp\.avif has more than 12 megapixels.*as a JPEG/],
  ] as const) {
    await assertRefused(await upload(t, Buffer.from(bytes), name), reason);
  }
});

/** Each pixel is different, so that each part of the file is needed for the image. */
function noise(): Sharp {
  const raw = { width: 300, height: 200, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
}

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
  test(`a ${format} that is cut off anywhere is refused`, async (t) => {
    const whole = await noise().toFormat(format).toBuffer();
    const photo = await noise()
      .withExif({ IFD0: { Artist: 'A' } })
      .toFormat(format)
      .toBuffer();
    const cases = [whole, photo];
    // A GIF that is cut off is a valid GIF with fewer frames. sharp writes no AVIF with frames.
    if (format !== 'gif' && format !== 'avif') {
      const frames = [await noise().png().toBuffer(), await noise().png().toBuffer()];
      cases.push(
        await noise().toFormat(format, { progressive: true }).toBuffer(),
        await sharp(frames, { join: { animated: true } })
          .toFormat(format)
          .toBuffer(),
      );
    }
    for (const bytes of cases) {
      const stored = await upload(t, bytes, 'camp.jpg');
      await assertServedAs(stored, format);
      for (const part of [0.99, 0.7, 0.1]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * part));
        await assertRefused(
          await upload(t, cut, 'camp.jpg'),
          /^camp\.jpg is damaged.*ends too early/,
        );
      }
    }
  });
}

test('a damaged PNG is refused', async (t) => {
  for (const progressive of [false, true]) {
    const bytes = await noise().png({ progressive }).toBuffer();
    bytes.fill(0, 60_000, 60_064);
    await assertRefused(await upload(t, bytes, 'camp.png'), /^camp\.png is damaged/);
  }
});

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${content}</svg>`);

test('a drawing is stored as a PNG of its shapes, also when it replaces another one', async (t) => {
  const style = '<style>.a{fill:teal}</style>';
  const first = await upload(
    t,
    svg(`${style}<rect class="a" width="40" height="10"/>`),
    'mark.svg',
  );
  await assertServedAs(first, 'png');
  assert.deepEqual([valueAt(first.json, 'width'), valueAt(first.json, 'height')], [1024, 256]);
  const second = await replace(
    valueAt(first.json, 'id'),
    svg('<circle r="9" fill="red"/>'),
    'new.svg',
  );
  await assertServedAs(second, 'png');
  const served = await fetch(`${strapi.url}${valueAt(second.json, 'url')}`);
  const pixel = sharp(await served.arrayBuffer()).extract({ left: 0, top: 0, width: 1, height: 1 });
  assert.deepEqual([...(await pixel.raw().toBuffer())], [255, 0, 0, 255]);
});

test('a drawing with more than shapes, or that takes too long, is refused with what to do', async (t) => {
  const steps = '<feOffset/>'.repeat(3000);
  const filter = svg(
    `<filter id="f">${steps}</filter><rect filter="url(#f)" width="9" height="9"/>`,
  );
  const withoutFilter = await upload(t, filter, 'shadow.svg');
  await assertServedAs(withoutFilter, 'png');
  const twice = (id: number) => `<g id="g${id}">${`<use href="#g${id - 1}"/>`.repeat(10)}</g>`;
  for (const content of [
    '<script>fetch("/admin/users")</script>',
    '<foreignObject/>',
    '<text>Name</text>',
    '<image href="file:///etc/hostname"/>',
    '<g>'.repeat(1000) + '</g>'.repeat(1000),
    '<path/>'.repeat(5001),
    `<rect id="g0" width="9" height="9" stroke-dasharray=".001"/>${[1, 2, 3, 4, 5, 6].map(twice).join('')}`,
    `<!--${' '.repeat(500_000)}-->`,
  ]) {
    const reply = await upload(t, svg(content), 'mark.svg');
    await assertRefused(reply, /^mark\.svg is a drawing .* turn the text into paths.* PNG/);
  }
});

for (const [width, height, storedSize] of [
  [6000, 3000, [1280, 2560]],
  [600, 300, [300, 600]],
] as const) {
  test(`a photo of ${width} × ${height} is turned upright and loses the place where it was taken`, async (t) => {
    const photo = await sharp(await image('jpeg', width, height))
      .withExif({ IFD3: { GPSLatitude: '11/1 41/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const stored = await upload(t, photo, 'phone.jpg');
    assert.deepEqual([valueAt(stored.json, 'width'), valueAt(stored.json, 'height')], storedSize);
    const { exif } = await sharp(await servedBytes(stored)).metadata();
    assert.equal(exif, undefined);
  });
}

test('an animation that says who made it keeps all its pictures', async (t) => {
  const frames = [await noise().png().toBuffer(), await noise().png().toBuffer()];
  const animation = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Artist: 'A' } })
    .webp()
    .toBuffer();
  const stored = await upload(t, animation, 'camp.webp');
  const { pages } = await sharp(await servedBytes(stored)).metadata();
  assert.equal(pages, 2);
});

async function servedBytes(stored: Answer): Promise<ArrayBuffer> {
  return (await fetch(`${strapi.url}${valueAt(stored.json, 'url')}`)).arrayBuffer();
}

test('a file of 24 MB is accepted, and one of more than 25 MB is refused with the limit', async (t) => {
  const padded = async (megabytes: number) =>
    Buffer.concat([await image('jpeg'), Buffer.alloc(megabytes * 1024 * 1024)]);
  const taken = await upload(t, await padded(24), 'photo.jpg');
  assert.equal(taken.status, 201, taken.text);
  const refused = await upload(t, await padded(26), 'photo.jpg');
  assert.equal(refused.status, 413);
  assert.match(refused.text, /at most 25 MB\. .* a picture .* JPEG, a video .* 720p, a PDF/);
});

test('the CMS fetches no image from an address that an editor writes', async () => {
  const urls = [`${strapi.website.origin}/image.png`];
  const reply = await strapi.editor.call('POST', '/upload/actions/upload-from-urls', { urls });
  assert.equal(reply.status, 400);
  assert.match(reply.text, /save the image and upload the file/);
  assert.ok(!strapi.website.calls.some(({ request }) => request.includes('image.png')));
});
