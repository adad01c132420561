import assert from 'node:assert/strict';
import type { Admin } from '../../support/admin.ts';
import type { Cleanup } from '../../support/cleanup.ts';
import { createPublished } from '../../support/entries.ts';
import { type Answer, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';

const { admin, editor } = await sharedCms();

export const ACTIVITY_UID = 'api::just-in.just-in';
export const ACTIVITY = { title: 'T', description: 'D' };
const MINE = { ...ACTIVITY, title: 'Mine' };

type Press = readonly [button: string, method: string, pathAfterEntry: string, body?: object];

/** The buttons of a form that replace what is stored, with the request that each sends. */
export const SAVING_BUTTONS: readonly Press[] = [
  ['Save', 'PUT', '', MINE],
  ['Publish', 'POST', '/actions/publish', MINE],
];

/** The buttons of a form that take something away, with the request that each sends. */
export const REMOVING_BUTTONS: readonly Press[] = [
  ['Unpublish', 'POST', '/actions/unpublish', {}],
  ['Discard changes', 'POST', '/actions/discard', {}],
  ['Delete', 'DELETE', '?locale=en'],
  ['Delete (all locales)', 'DELETE', '?locale=*'],
];

/** Opens a form or a list. The CMS remembers it. */
export function open(person: Admin, path: string): Promise<Answer> {
  return person.call('GET', path);
}

/** Publishes a new activity and returns its path in the API of the admin. */
export async function publishActivity(t: Cleanup, data: object = ACTIVITY): Promise<string> {
  return adminPath('just-in', await createPublished(t, admin, 'just-in', data));
}

/** Opens a new activity as the editor, and then changes its title as a colleague. Returns its path. */
export async function openThenChanged(t: Cleanup): Promise<string> {
  const entry = await publishActivity(t);
  await open(editor, `${entry}?locale=en`);
  await admin.callAsForm('PUT', entry, { title: 'Theirs' });
  return entry;
}

export const documentIdOf = (entry: string) => entry.slice(entry.lastIndexOf('/') + 1);

export async function readField(path: string, field: string): Promise<unknown> {
  return valueAt((await open(admin, path)).json, 'data', field);
}

export function assertRefused({ status, text }: Answer): void {
  assert.equal(status, 400, text);
}

/** Returns the reason that a person reads. The request must have been refused. */
export function refusalMessage(answer: Answer): string {
  assertRefused(answer);
  return String(valueAt(answer.json, 'error', 'message'));
}
