import assert from 'node:assert/strict';
import sharp from 'sharp';
import { type Admin, invite, type Login, logIn } from './admin.ts';
import { afterTest, type Cleanup } from './cleanup.ts';
import { type Answer, listAt, valueAt } from './http.ts';
import { send, sharedCms } from './shared.ts';
import { deleteKey, deleteRows, deleteTraces, deleteWaitingMails } from './tables.ts';
import { adminPath } from './types.ts';

const strapi = await sharedCms();
const { admin, cleaner, editor } = strapi;

/** Creates a draft in the shared CMS and returns its documentId. The entry is deleted after the test. */
export async function createDraft(
  t: Cleanup,
  person: Admin,
  type: string,
  data: object,
  query = '',
): Promise<string> {
  const { json, text } = await person.call('POST', adminPath(type) + query, data);
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
  const { status, text } = await person.callAsForm('POST', path, data);
  assert.equal(status, 200, text);
  return documentId;
}

/** Deletes an entry after the test in all languages, with its versions and plans. */
export function deleteAfterTest(t: Cleanup, type: string, documentId: unknown): void {
  afterTest(t, async () => {
    await cleaner.call('DELETE', `${adminPath(type, documentId)}?locale=*`);
    await deleteTraces(strapi, String(documentId));
  });
}

/** Makes the draft of an entry equal to its published row after the test, in English. */
export function discardDraftAfterTest(t: Cleanup, type: string, documentId?: unknown): void {
  const path = `${adminPath(type, documentId)}/actions/discard?locale=en`;
  afterTest(t, () => admin.callAsForm('POST', path, {}));
}

/**
 * Publishes the present values of some fields again after the test, so that a sample is as it was. If a test changes
 * several languages, call it for English last: English is then published first, and a translation knows from which
 * English it was made.
 */
export async function publishAgainAfterTest(
  t: Cleanup,
  path: string,
  fields: readonly string[],
  locale = 'en',
): Promise<void> {
  const { json } = await editor.call('GET', `${path}?locale=${locale}`);
  const values = fields.map((field) => [field, withoutIds(valueAt(json, 'data', field))]);
  afterTest(t, async () => {
    const publish = `${path}/actions/publish?locale=${locale}`;
    const reply = await editor.callAsForm('POST', publish, Object.fromEntries(values));
    assert.equal(reply.status, 200, reply.text);
  });
}

/** Returns a value of a form that can be stored again: the parts of a list get new ids. */
function withoutIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map(({ id: _id, ...fields }) => fields);
}

/** Sends a form as the website does. The submission is deleted after the test. */
export async function sendForm(
  t: Cleanup,
  type: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const reply = await send(strapi, type, body, headers);
  const documentId = valueAt(reply.json, 'data', 'documentId');
  if (typeof documentId === 'string') {
    afterTest(t, async () => {
      await deleteRows(strapi, type, [documentId]);
      await deleteWaitingMails(strapi, documentId);
    });
  }
  const key = headers['Idempotency-Key'];
  if (key !== undefined) afterTest(t, () => deleteKey(strapi, key));
  return reply;
}

/** Invites and registers a person with the role of that name, who is deleted after the test. */
export async function inviteForTest(t: Cleanup, role: string): Promise<Login> {
  const login = await invite(strapi.url, admin, role);
  deletePersonAfterTest(t, login.email);
  return login;
}

/** Logs a new person with the role of that name in, who is deleted after the test. */
export async function colleagueForTest(t: Cleanup, role: string): Promise<Admin> {
  return logIn(strapi.url, await inviteForTest(t, role));
}

/** Invites a person with only these permissions. The person and the role are deleted after the test. */
export async function inviteWithRights(t: Cleanup, permissions: readonly object[]): Promise<Login> {
  const name = `Role-${crypto.randomUUID()}`;
  const role = await admin.call('POST', '/admin/roles', { name, description: '' });
  const path = `/admin/roles/${valueAt(role.json, 'data', 'id')}`;
  const given = await admin.call('PUT', `${path}/permissions`, { permissions });
  assert.equal(given.status, 200, given.text);
  afterTest(t, () => admin.call('DELETE', path));
  return inviteForTest(t, name);
}

export function deletePersonAfterTest(t: Cleanup, email: string): void {
  afterTest(t, async () => {
    const query = new URLSearchParams({ 'filters[email]': email });
    const { json } = await admin.call('GET', `/admin/users?${query}`);
    const ids = listAt(json, 'data', 'results').map((person) => valueAt(person, 'id'));
    if (ids.length > 0) await admin.call('POST', '/admin/users/batch-delete', { ids });
  });
}

export function deleteFileAfterTest(t: Cleanup, id: unknown): void {
  afterTest(t, () => admin.call('DELETE', `/upload/files/${id}`));
}

interface Image {
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly caption?: string | null;
  readonly alternativeText?: string | null;
}

/** Uploads a PNG of one random colour, so that no two are equal. The file is deleted after the test. */
export async function uploadImage(
  t: Cleanup,
  {
    name = 'a.png',
    width = 1600,
    height = 1000,
    caption = null,
    alternativeText = null,
  }: Image = {},
): Promise<{ readonly id: number; readonly url: string }> {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3));
  const create = { width, height, channels: 3, background: { r, g, b } } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const body = new FormData();
  body.append('files', new Blob([bytes], { type: 'image/png' }), name);
  body.append('fileInfo', JSON.stringify({ name, caption, alternativeText, folder: null }));
  const { json, text } = await admin.call('POST', '/upload', body);
  const id = valueAt(json, 0, 'id');
  assert.ok(typeof id === 'number', text);
  deleteFileAfterTest(t, id);
  return { id, url: String(valueAt(json, 0, 'url')) };
}
