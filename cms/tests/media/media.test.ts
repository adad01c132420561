import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { createDraft, deleteFileAfterTest } from '../support/entries.ts';
import { type Answer, call, listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { setFileExtension } from '../support/tables.ts';
import { adminPath } from '../support/types.ts';
import { assertRefused, assertServedAs, image, noise, replace, upload } from './uploads.ts';

const strapi = await sharedCms();

const SCRIPT = Buffer.from('*/=1;/*<script>fetch("/admin/users")</script><!--');
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

for (const [what, start, extension, mime] of [
  ['a PDF', '%PDF-1.7\n<script>', '.pdf', 'application/pdf'],
  [
    'a PDF after the header of a mail',
    `\xef\xbb\xbf${'Received: by mail\r\n'.repeat(53)}%PDF-1.4\n`,
    '.pdf',
    'application/pdf',
  ],
  ['an MP4', '\0\0\0\x20ftypisom', '.mp4', 'video/mp4'],
  ['an MP4 of Sony', '\0\0\0\x1cftypMSNV\x01\0\0\0MSNVmp42XAVC', '.mp4', 'video/mp4'],
  ['an MP4 of a phone', '\0\0\0\x18ftyp3gp5\0\0\0\0isom3gp4', '.mp4', 'video/mp4'],
  ['a WebM', '\x1aE\xdf\xa3\x9fB\x82\x84webm', '.webm', 'video/webm'],
] as const) {
  test(`${what} is stored with its own type, and keeps its address when it is replaced by another one`, async (t) => {
    const first = await upload(t, Buffer.from(start, 'latin1'), 'report.html');
    const id = valueAt(first.json, 'id');
    const second = await replace(id, Buffer.from(`${start}2`, 'latin1'), 'newer');
    for (const { json } of [first, second]) {
      assert.deepEqual([valueAt(json, 'ext'), valueAt(json, 'mime')], [extension, mime]);
    }
    const served = await call(`${strapi.url}${valueAt(first.json, 'url')}`);
    assert.equal(served.headers.get('content-type'), mime);
    assert.equal(served.headers.get('content-security-policy'), "sandbox; default-src 'none'");
    assert.match(served.text, /2$/);
    const replaced = await replace(id, await image('png'), 'a.png');
    await assertRefused(replaced, /cannot be replaced by a\.png/);
  });
}

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

/** An image that is also a script. */
const imageWithScript = async () => Buffer.concat([await image('gif'), SCRIPT]);

test('an image that replaces another one is converted to its format and keeps its address', async (t) => {
  const first = await upload(t, await image('jpeg'), 'photo.jpg');
  const { id, url } = Object(first.json);
  const script = await imageWithScript();
  const second = await replace(id, script, 'photo.html');
  await assertServedAs(second, 'jpeg');
  assert.equal(valueAt(second.json, 'url'), url);
});

test('a stored file with the extension of a script cannot be replaced', async (t) => {
  const id = valueAt((await upload(t, await image('jpeg'), 'photo.jpg')).json, 'id');
  await setFileExtension(strapi, id, '.js');
  const reason = /^A \.js file cannot be replaced by photo\.js\. Upload it as a new file/;
  await assertRefused(await replace(id, await imageWithScript(), 'photo.js'), reason);
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
  assert.match(String(valueAt(file, 'url')), /^\/uploads\/[^/]+$/);
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
