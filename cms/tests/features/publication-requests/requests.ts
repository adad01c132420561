import assert from 'node:assert/strict';
import type {
  ListedRequest,
  PanelRequest,
} from '../../../src/features/publication-requests/server/handlers.ts';
import type { Cleanup } from '../../support/cleanup.ts';
import { createDraft } from '../../support/entries.ts';
import { dataOf } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath } from '../../support/types.ts';

const { author, editor } = await sharedCms();

export const TYPE = 'api::just-in.just-in';
/** Returns the path of the request for the publication of an activity. */
export const pathOf = (id: unknown, locale = 'en') =>
  `/website/publication-requests/${TYPE}/${id}?locale=${locale}`;
export const sendBackPathOf = (id: unknown, locale = 'en') =>
  `/website/publication-requests/send-back/${TYPE}/${id}?locale=${locale}`;

/** Saves a new activity, which is deleted after the test. Returns its documentId. */
export const draft = (t: Cleanup, title: string, person = author) =>
  createDraft(t, person, 'just-in', { title, description: 'Come and see.' });

export async function save(
  id: string,
  data: object,
  person = author,
  locale = 'en',
): Promise<void> {
  const reply = await person.callAsForm(
    'PUT',
    `${adminPath('just-in', id)}?locale=${locale}`,
    data,
  );
  assert.equal(reply.status, 200, reply.text);
}

/** Asks for the publication of an activity, as an Author does. */
export async function ask(id: string, message = '', person = author, locale = 'en'): Promise<void> {
  const reply = await person.call('POST', pathOf(id, locale), { message });
  assert.equal(reply.status, 200, reply.text);
}

/** Returns what the panel beside the form shows an Editor. Null without a request. */
export async function readRequest(
  id: string,
  locale = 'en',
  person = editor,
): Promise<PanelRequest | null> {
  return dataOf(await person.call('GET', pathOf(id, locale)));
}

/** Returns what the page “Asked for” lists. */
export async function readAllRequests(person = editor): Promise<readonly ListedRequest[]> {
  return dataOf(await person.call('GET', '/website/publication-requests'));
}

export const publish = (id: string, locale = 'en') =>
  editor.callAsForm('POST', `${adminPath('just-in', id)}/actions/publish?locale=${locale}`, {});

export function sendBack(
  id: string,
  request: Pick<PanelRequest, 'id'> | null | undefined,
  reason = 'Which day is it?',
  person = editor,
) {
  return person.call('POST', sendBackPathOf(id), { id: request?.id, reason });
}
