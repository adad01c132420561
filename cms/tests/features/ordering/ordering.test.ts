// @postgres
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { afterTest } from '../../support/cleanup.ts';
import { createPublished, deleteAfterTest, publishAgainAfterTest } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { sharedCms, until } from '../../support/shared.ts';
import { addMembers, deleteRows, readRows } from '../../support/tables.ts';
import { adminPath, apiPath, ORDERED_TYPES } from '../../support/types.ts';

const strapi = await sharedCms();
const { editor, website } = strapi;

const TEAM = '/website/ordering/api::team.team';

/** Returns the documentIds in the order in which the website reads them. */
async function orderOf(type: string, query = ''): Promise<string[]> {
  const path = `${strapi.url}/${apiPath(type)}?pagination[pageSize]=100${query}`;
  const { json } = await call(path, { token: strapi.readToken });
  return listAt(json, 'data').map((entry) => String(valueAt(entry, 'documentId')));
}

/** Returns the documentIds in the order of the admin's list, which includes drafts. */
async function orderInAdmin(type: string): Promise<string[]> {
  const { json } = await editor.call('GET', `${adminPath(type)}?sort=sortOrder:ASC&pageSize=100`);
  return listAt(json, 'results').map((entry) => String(valueAt(entry, 'documentId')));
}

async function move(documentId: unknown, side: string, other?: unknown): Promise<void> {
  const reply = await editor.call('POST', TEAM, { documentId, side, neighbourId: other });
  assert.equal(reply.status, 200, reply.text);
}

const addMember = (t: TestContext, name: string) =>
  createPublished(t, editor, 'team', { name, position: 'reader' });

test('a moved entry is at its new position for visitors, in each list and every language', async (t) => {
  for (const type of ORDERED_TYPES) {
    const [first = '', second = '', ...others] = await orderOf(type);
    const path = `/website/ordering/api::${type}.${type}`;
    const swap = { documentId: second, side: 'before', neighbourId: first };
    afterTest(t, () => editor.call('POST', path, { ...swap, side: 'after' }));
    assert.equal((await editor.call('POST', path, swap)).status, 200, type);
    const after = [second, first, ...others];
    assert.deepEqual(await orderOf(type), after, 'no other entry moves');
    const inTamil = await orderOf(type, '&locale=ta');
    assert.deepEqual(after.slice(0, inTamil.length), inTamil, 'in Tamil');
    const inAdmin = (await orderInAdmin(type)).filter((each) => after.includes(each));
    assert.deepEqual(inAdmin, after, 'editors see the order of visitors');
  }
});

test('the website is told of a move, for all languages', async (t) => {
  website.calls.length = 0;
  const [first, second = ''] = await orderOf('team');
  afterTest(t, () => move(second, 'after', first));
  await move(second, 'before', first);
  const isCalled = () => website.calls.some(({ body }) => body.includes('{"path":"/api/teams"}'));
  await until(isCalled, 1);
});

test('a move publishes no draft and leaves “Modified” and the time of the last change', async (t) => {
  const [first, second = ''] = await orderOf('team');
  const entry = adminPath('team', second);
  await publishAgainAfterTest(t, entry, ['position']);
  await editor.callAsForm('PUT', entry, { position: 'not yet published' });
  const drafted = await editor.call('GET', entry);
  afterTest(t, () => move(second, 'after', first));
  await move(second, 'before', first);
  const { json: after } = await editor.call('GET', entry);
  assert.equal(valueAt(after, 'data', 'updatedAt'), valueAt(drafted.json, 'data', 'updatedAt'));
  assert.equal(valueAt(after, 'data', 'status'), 'modified');
  const published = await call(`${strapi.url}/api/teams`, { token: strapi.readToken });
  assert.equal(valueAt(listAt(published.json, 'data')[0], 'documentId'), second);
  assert.doesNotMatch(published.text, /not yet published/);
});

test('a new entry is last in its list', async (t) => {
  const documentId = await addMember(t, 'The newest');
  assert.equal((await orderOf('team')).at(-1), documentId);
});

/** Opens the form of a new member, and then moves it to the start. Returns the position that the form has. */
async function moveAfterOpening(t: TestContext) {
  const documentId = await addMember(t, 'The newest');
  const entry = adminPath('team', documentId);
  const opened = await editor.call('GET', entry);
  await move(documentId, 'before');
  return { documentId, entry, sortOrder: valueAt(opened.json, 'data', 'sortOrder') };
}

test('publishing a form that was opened before a move moves nothing', async (t) => {
  const { documentId, entry, sortOrder } = await moveAfterOpening(t);
  const renamed = { name: 'Renamed', position: 'reader', sortOrder };
  await editor.callAsForm('POST', `${entry}/actions/publish`, renamed);
  assert.equal((await orderOf('team'))[0], documentId);
});

test('a first translation from a form that was opened before a move moves nothing', async (t) => {
  const { documentId, entry, sortOrder } = await moveAfterOpening(t);
  await editor.callAsForm('PUT', `${entry}?locale=ml`, { name: 'ആശ', sortOrder });
  assert.equal((await orderOf('team'))[0], documentId);
});

test('a copy of an entry is last in its list', async (t) => {
  const documentId = await addMember(t, 'The newest');
  await move(documentId, 'before');
  const moved = await editor.call('GET', adminPath('team', documentId));
  const copy = await editor.call('POST', `${adminPath('team')}/clone/${documentId}`, {
    sortOrder: valueAt(moved.json, 'data', 'sortOrder'),
  });
  const copied = valueAt(copy.json, 'data', 'documentId');
  deleteAfterTest(t, 'team', copied);
  assert.equal((await orderInAdmin('team')).at(-1), copied);
});

test('a new entry is last also in a list that shows the newest of equal positions first', async (t) => {
  const testimonial = { author: 'Asha', testimonialText: 'We learn every day.' };
  const documentId = await createPublished(t, editor, 'testimonial', testimonial);
  assert.equal((await orderOf('testimonial')).at(-1), documentId);
});

test('no entry of 120 is lost if three are moved, one is added and one deleted at the same time', async (t) => {
  const ids = Array.from({ length: 120 }, (_, index) => `many-${String(index).padStart(3, '0')}`);
  afterTest(t, () => deleteRows(strapi, 'team', ids));
  await addMembers(strapi, ids);
  const readPlaces = async () => {
    const places = new Map<unknown, Set<number>>();
    for (const { document_id: id, sort_order: place } of await readRows(strapi, 'team')) {
      places.set(id, (places.get(id) ?? new Set()).add(Number(place)));
    }
    return places;
  };
  const countBefore = (await readPlaces()).size;
  const [added] = await Promise.all([
    addMember(t, 'Meanwhile'),
    move('many-100', 'before'),
    move('many-119', 'before', 'many-001'),
    move('many-000', 'after'),
    editor.remove('team', 'many-050'),
  ]);
  const places = await readPlaces();
  assert.equal(places.size, countBefore, 'one entry was added and one deleted');
  for (const each of places.values())
    assert.equal(each.size, 1, 'draft and published row have the same number');
  const order = [...places]
    .toSorted(([, [one = 0]], [, [other = 0]]) => one - other)
    .map(([id]) => id);
  assert.equal(order[0], 'many-100');
  assert.equal(order[order.indexOf('many-001') - 1], 'many-119');
  assert.ok(order.indexOf('many-000') >= order.length - 2 && order.includes(added));
});

test('a malformed move gets a clear error and moves nothing', async () => {
  const before = await orderOf('team');
  const [documentId, other] = before;
  const many = Array.from({ length: 10_000 }, (_, index) => `id-${index}`);
  for (const [body, message] of [
    [undefined, /^Send the documentId of one entry/],
    [before, /^Send the documentId/],
    [{ documentId: many, side: 'before' }, /^Send the documentId/],
    [{ documentId: 7, side: 'before', neighbourId: other }, /^Send the documentId/],
    [{ documentId, side: 'beside', neighbourId: other }, /^Send the documentId/],
    [{ documentId, side: 'after', neighbourId: documentId }, /^Send the documentId/],
    [{ documentId, side: 'after', neighbourId: 'x'.repeat(9_999) }, /^Send the documentId/],
    [{ documentId: 'unknown', side: 'after', neighbourId: other }, /Load the page again/],
    [{ documentId, side: 'after', neighbourId: 'unknown' }, /Load the page again/],
  ] as const) {
    const reply = await editor.call('POST', TEAM, body);
    assert.equal(reply.status, 400, JSON.stringify(body)?.slice(0, 80));
    assert.match(String(valueAt(reply.json, 'error', 'message')), message);
  }
  assert.deepEqual(await orderOf('team'), before);
});

test('a type whose list has no order by hand has no moves', async () => {
  const [documentId, other] = await orderOf('team');
  const swap = { documentId, side: 'after', neighbourId: other };
  for (const uid of ['api::story.story', 'api::school.school', 'admin::user', 'nothing']) {
    const reply = await strapi.admin.call('POST', `/website/ordering/${uid}`, swap);
    assert.ok([403, 404].includes(reply.status), `${uid} ${reply.status}`);
  }
});
