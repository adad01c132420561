import assert from 'node:assert/strict';
import type { Cleanup } from '../../support/cleanup.ts';
import { createDraft } from '../../support/entries.ts';
import { listAt, valueAt } from '../../support/http.ts';
import { shared } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';

const { editor } = await shared();

export const historyOf = (type: string, id: unknown) =>
  `/website/history/api::${type}.${type}/${id}`;

/** Returns the versions of an entry, the newest first. */
export async function versions(type: string, id: unknown, locale = 'en') {
  const { json } = await editor.call('GET', `${historyOf(type, id)}?locale=${locale}`);
  return listAt(json, 'data');
}

/** Returns what made each version of an entry, such as `saved published`. */
export const actions = async (type: string, id: unknown, locale?: string) =>
  (await versions(type, id, locale)).map((each) => valueAt(each, 'action')).join(' ');

export const draft = (t: Cleanup, type: string, data: object) => createDraft(t, editor, type, data);

export async function save(type: string, id: unknown, data: object, locale = 'en'): Promise<void> {
  const reply = await editor.call('PUT', `${adminPath(type, id)}?locale=${locale}`, data);
  assert.equal(reply.status, 200, reply.text);
}

/** Reads the draft of an entry. */
export async function read(type: string, id: unknown, locale = 'en') {
  const { json } = await editor.call('GET', `${adminPath(type, id)}?locale=${locale}`);
  return valueAt(json, 'data');
}

/** Brings back a version or a part of it, as the dialog of the admin does. */
export async function bringBack(path: string, choice: object = {}) {
  const digest = valueAt((await editor.call('GET', path)).json, 'data', 'digest');
  return editor.call('POST', path, { ...choice, digest });
}

/** Returns what the bin lists. */
export async function bin() {
  return listAt((await editor.call('GET', '/website/bin')).json, 'data');
}

/** Brings the entry with that title back from the bin, and returns what the CMS says about it. */
export async function restore(title: string) {
  const entry = (await bin()).find((each) => valueAt(each, 'title') === title);
  const reply = await editor.call('POST', `/website/bin/${valueAt(entry, 'id')}/restore`, {});
  assert.equal(reply.status, 200, reply.text);
  return valueAt(reply.json, 'data');
}
