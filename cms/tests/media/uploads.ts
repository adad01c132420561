import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Cleanup } from '../support/cleanup.ts';
import { deleteFileAfterTest } from '../support/entries.ts';
import { type Answer, call, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';

const strapi = await sharedCms();

const FORMATS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const;
export type Format = keyof typeof FORMATS;

/** Returns a small image of one colour. */
export async function image(format: Format, width = 40, height = 30): Promise<Buffer> {
  const create = { width, height, channels: 3, background: 'teal' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** Uploads a file, which is deleted after the test. */
export async function upload(t: Cleanup, bytes: Buffer, name: string): Promise<Answer> {
  const reply = await sendFile('/upload/files', bytes, name);
  const id = valueAt(reply.json, 'id');
  if (id !== undefined) deleteFileAfterTest(t, id);
  return reply;
}

/** Replaces a stored file by another one, as the media library does. */
export const replace = (id: unknown, bytes: Buffer, name: string) =>
  sendFile(`/upload/files/${id}/replace`, bytes, name);

function sendFile(path: string, bytes: Buffer, name: string): Promise<Answer> {
  const body = new FormData();
  const file = new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' });
  body.append('files', file, name);
  body.append('fileInfo', JSON.stringify({ name }));
  return call(strapi.url + path, { method: 'POST', token: strapi.editor.token, body });
}

export async function assertServedAs(reply: Answer, format: Format): Promise<void> {
  assert.ok(reply.status < 300, reply.text);
  assert.equal(valueAt(reply.json, 'ext'), `.${FORMATS[format]}`);
  assert.equal(valueAt(reply.json, 'mime'), `image/${format}`);
  const served = await call(`${strapi.url}${valueAt(reply.json, 'url')}`);
  assert.equal(served.headers.get('content-type'), `image/${format}`);
  assert.equal(served.headers.get('content-security-policy'), "sandbox; default-src 'none'");
  assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
}

export async function assertRefused(reply: Answer, reason: RegExp): Promise<void> {
  assert.equal(reply.status, 400, reply.text);
  assert.match(String(valueAt(reply.json, 'error', 'message')), reason);
}

/** Returns an image of which each pixel is different, so that each part of the file is needed for it. */
export function noise(): Sharp {
  const raw = { width: 300, height: 200, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
}
