import assert from 'node:assert/strict';
import type { Comparison, ListedVersion } from '../../../src/features/history/server/handlers.ts';
import type { Cleanup } from '../../support/cleanup.ts';
import { createDraft } from '../../support/entries.ts';
import { dataOf, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';

const { editor } = await sharedCms();

export const historyOf = (type: string, id: unknown) =>
  `/website/history/api::${type}.${type}/${id}`;

/** Returns the versions of an entry, the newest first. */
export async function versions(type: string, id: unknown, locale = 'en'): Promise<ListedVersion[]> {
  return dataOf(await editor.call('GET', `${historyOf(type, id)}?locale=${locale}`));
}

/** Compares a version with the entry of today. */
export async function compare(path: string): Promise<Comparison> {
  return dataOf(await editor.call('GET', path));
}

/** Returns what made each version of an entry, such as `saved published`. */
export const actions = async (type: string, id: unknown, locale?: string) =>
  (await versions(type, id, locale)).map(({ action }) => action).join(' ');

export const draft = (t: Cleanup, type: string, data: object) => createDraft(t, editor, type, data);

export async function save(type: string, id: unknown, data: object, locale = 'en'): Promise<void> {
  const reply = await editor.callAsForm('PUT', `${adminPath(type, id)}?locale=${locale}`, data);
  assert.equal(reply.status, 200, reply.text);
}

export async function readDraft(type: string, id: unknown, locale = 'en') {
  const { json } = await editor.call('GET', `${adminPath(type, id)}?locale=${locale}`);
  return valueAt(json, 'data');
}

/** Brings back a version or a part of it, as the dialog of the admin does. */
export async function bringBack(path: string, choice: object = {}) {
  const { digest } = await compare(path);
  return editor.call('POST', path, { ...choice, digest });
}
