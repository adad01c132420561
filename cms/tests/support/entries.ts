import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { Admin } from './admin.ts';
import { valueAt } from './http.ts';
import { shared } from './shared.ts';
import { adminPath } from './types.ts';

const { admin } = await shared();

/** A test, or anything that runs such functions at its end. */
export interface Cleanup {
  after(end: () => Promise<unknown>): void;
}

/** Creates a draft in the shared CMS and returns its documentId. The entry is deleted after the test. */
export async function createDraft(
  t: Cleanup,
  person: Admin,
  type: string,
  data: object,
): Promise<string> {
  const { json, text } = await person.call('POST', adminPath(type), data);
  const documentId = valueAt(json, 'data', 'documentId');
  assert.ok(typeof documentId === 'string', text);
  deleteAfterTest(t, type, documentId);
  return documentId;
}

/** Publishes a new entry and returns its documentId. The entry is deleted after the test. */
export async function createPublished(
  t: Cleanup,
  person: Admin,
  type: string,
  data: object,
): Promise<string> {
  const documentId = await createDraft(t, person, type, data);
  const path = `${adminPath(type, documentId)}/actions/publish`;
  const { status, text } = await person.call('POST', path, data);
  assert.equal(status, 200, text);
  return documentId;
}

/** Deletes an entry in all languages after the test, also if an assertion fails. */
export function deleteAfterTest(t: Cleanup, type: string, documentId: unknown): void {
  t.after(() => admin.call('DELETE', `${adminPath(type, documentId)}?locale=*`));
}

/** Makes the draft of a single type equal to its published row after the test, in English. */
export function discardDraftAfterTest(t: Cleanup, type: string): void {
  t.after(() => admin.call('POST', `${adminPath(type)}/actions/discard?locale=en`, {}));
}

/** Deletes a file after the test, also if an assertion fails. */
export function deleteFileAfterTest(t: Cleanup, id: unknown): void {
  t.after(() => admin.call('DELETE', `/upload/files/${id}`));
}

interface Image {
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly alternativeText?: string | null;
}

/** Uploads a PNG of one random colour, so that no two are equal. The file is deleted after the test. */
export async function uploadImage(
  t: Cleanup,
  { name = 'a.png', width = 1600, height = 1000, alternativeText = null }: Image = {},
): Promise<{ readonly id: number; readonly url: string }> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const create = { width, height, channels: 3, background: { r, g, b } } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const body = new FormData();
  body.append('files', new Blob([bytes], { type: 'image/png' }), name);
  body.append('fileInfo', JSON.stringify({ name, alternativeText, folder: null }));
  const { json, text } = await admin.call('POST', '/upload', body);
  const id = valueAt(json, 0, 'id');
  assert.ok(typeof id === 'number', text);
  deleteFileAfterTest(t, id);
  return { id, url: String(valueAt(json, 0, 'url')) };
}
