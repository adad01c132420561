import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Admin, staffMember } from '../support/admin.ts';
import { listAt, valueAt } from '../support/http.ts';
import { shared } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const strapi = await shared();
const { admin, editor } = strapi;

const EXPLORER = 'plugin::content-manager.explorer';
const PROJECT = 'api::project.project';
const SCHOOL = 'api::school.school';
const FIELDS = ['projectTitle', 'url', 'sortOrder'];
const SCHOOL_FIELDS = ['schoolId', 'name', 'latitude', 'longitude', 'project', 'active'];
const HIDDEN = 'A secret of the house';

/** Makes a person with only these permissions. */
async function personWith(name: string, permissions: readonly object[]): Promise<Admin> {
  const made = await admin.call('POST', '/admin/roles', { name, description: '' });
  const id = valueAt(made.json, 'data', 'id');
  const given = await admin.call('PUT', `/admin/roles/${id}/permissions`, { permissions });
  assert.equal(given.status, 200, given.text);
  return staffMember(strapi.url, admin, name);
}

/** A person with all rights to the own entries, in English, except for some fields. */
async function limitedPerson(): Promise<Admin> {
  const permissions = [PROJECT, SCHOOL].flatMap((subject) => {
    const fields = subject === PROJECT ? FIELDS : SCHOOL_FIELDS;
    const own = { subject, conditions: ['admin::is-creator'] };
    const properties = { fields, locales: ['en'] };
    return [
      { action: `${EXPLORER}.create`, subject, properties, conditions: [] },
      { action: `${EXPLORER}.read`, ...own, properties },
      { action: `${EXPLORER}.update`, ...own, properties },
      { action: `${EXPLORER}.delete`, ...own, properties: { locales: ['en'] } },
      { action: `${EXPLORER}.publish`, ...own, properties: { locales: ['en'] } },
    ];
  });
  return personWith('Limited', permissions);
}

/** Removes a role and its people. */
async function forget(name: string): Promise<void> {
  for (const [address, ...path] of [
    ['/admin/users', 'data', 'results'],
    ['/admin/roles', 'data'],
  ] as const) {
    const { json } = await admin.call('GET', address);
    for (const each of listAt(json, ...path)) {
      const isNamed = valueAt(each, 'name') === name || valueAt(each, 'firstname') === name;
      if (isNamed) await admin.call('DELETE', `${address}/${valueAt(each, 'id')}`);
    }
  }
}

const limited = await limitedPerson();

async function project(person: Admin, projectTitle: string): Promise<string> {
  const { json, text } = await person.call('POST', adminPath('project'), { projectTitle });
  const id = String(valueAt(json, 'data', 'documentId'));
  // The history of each entry contains texts that the person must not read.
  for (const shortDescription of [HIDDEN, 'Now another']) {
    const saved = await admin.call('PUT', adminPath('project', id), { shortDescription });
    assert.equal(saved.status, 200, text);
    await strapi.query(`update versions set started_at = ${strapi.time(-700_000)}`);
  }
  const words = { projectTitle: `${projectTitle} in Tamil`, shortDescription: HIDDEN };
  await editor.call('PUT', `${adminPath('project', id)}?locale=ta`, words);
  return id;
}

const own = await project(limited, 'Made by me');
const other = await project(editor, 'Made by another');

async function firstVersion(id: string, locale: string): Promise<unknown> {
  const versions = await admin.call('GET', `/website/history/${PROJECT}/${id}?locale=${locale}`);
  return valueAt(listAt(versions.json, 'data').at(-1), 'id');
}

/** Sends back what the dialog shows, as the admin does. */
async function bringBack(id: string, version: unknown, choice: object = {}) {
  const path = `/website/history/${PROJECT}/${id}/${version}`;
  const digest = valueAt((await admin.call('GET', path)).json, 'data', 'digest');
  return limited.call('POST', path, { ...choice, digest });
}

type Ask = (id: string, locale: string) => Promise<{ readonly status: number; text: string }>;

const get =
  (address: (id: string, locale: string) => string): Ask =>
  (id, locale) =>
    limited.call('GET', address(id, locale));

const post =
  (path: (id: string, locale: string) => string, body: (id: string) => object): Ask =>
  (id, locale) =>
    limited.call('POST', path(id, locale), body(id));

/** Each route about one entry, and whether it has a language. */
const ROUTES: Readonly<Record<string, Ask>> = {
  history: get((id, locale) => `/website/history/${PROJECT}/${id}?locale=${locale}`),
  'a version': async (id, locale) =>
    limited.call('GET', `/website/history/${PROJECT}/${id}/${await firstVersion(id, locale)}`),
  'bringing back': async (id, locale) => bringBack(id, await firstVersion(id, locale)),
  plans: get((id, locale) => `/website/plans/${PROJECT}/${id}?locale=${locale}`),
  'a new plan': post(
    (id, locale) => `/website/plans/${PROJECT}/${id}?locale=${locale}`,
    () => ({ shownIds: [], publish: '', unpublish: '' }),
  ),
  preview: get((id, locale) => `/website/preview/${PROJECT}/${id}?locale=${locale}`),
  check: (id, locale) =>
    limited.call('POST', `/website/check/${PROJECT}`, { documentId: id, locale, values: {} }),
  'who else is here': post(
    (id, locale) => `/website/concurrent-edits/${PROJECT}/${id}?locale=${locale}`,
    () => ({ typedInterval: '' }),
  ),
  'what visitors lose': get((id, locale) => `/website/taken-off/${PROJECT}/${id}?locale=${locale}`),
};

for (const [name, ask] of Object.entries(ROUTES)) {
  test(`${name}: a person with a right to the own entries in English reaches no other entry or language`, async () => {
    const mine = await ask(own, 'en');
    assert.equal(mine.status, 200, mine.text);
    assert.doesNotMatch(mine.text, new RegExp(HIDDEN));
    assert.equal((await ask(other, 'en')).status, 403);
    assert.equal((await ask(own, 'ta')).status, 403);
    assert.equal((await ask(other, 'ta')).status, 403);
  });
}

test('a person brings back only fields for which the role has a right', async () => {
  const version = await firstVersion(own, 'en');
  const read = async () => (await admin.call('GET', adminPath('project', own))).text;
  assert.equal((await bringBack(own, version)).status, 200);
  assert.match(await read(), /Now another/);
  const refused = await bringBack(own, version, { field: 'shortDescription' });
  assert.equal(refused.status, 403);
  assert.match(await read(), /Now another/);
  const allowed = await bringBack(own, version, { field: 'projectTitle' });
  assert.equal(allowed.status, 200, allowed.text);
});

test('a person can move an entry only with the right to publish it in each of its languages', async () => {
  const move = (documentId: string) =>
    limited.call('POST', `/website/ordering/${PROJECT}`, { documentId, side: 'before' });
  assert.equal((await move(other)).status, 403);
  assert.equal((await move(own)).status, 403, 'the entry moves in Tamil too');
  const englishOnly = await limited.call('POST', adminPath('project'), {
    projectTitle: 'English alone',
  });
  const id = String(valueAt(englishOnly.json, 'data', 'documentId'));
  assert.equal((await move(id)).status, 200);
  await admin.remove('project', id);
});

test('lists contain only entries, languages and fields for which the person has a right', async () => {
  // The query is needed because the CMS refuses a plan for an entry that cannot be published.
  for (const [id, locale] of [
    [own, 'en'],
    [other, 'en'],
    [own, 'ta'],
  ]) {
    await strapi.query(`insert into plans (uid, entry_id, entry_locale, action, at, by_name)
      values ('${PROJECT}', '${id}', '${locale}', 'publish', ${strapi.time(86_400_000)}, 'X')`);
  }
  for (const address of ['/website/planned', '/website/languages']) {
    const { status, text, json } = await limited.call('GET', address);
    assert.equal(status, 200, text);
    assert.doesNotMatch(text, /Made by another|in Tamil/, address);
    assert.deepEqual(
      listAt(json, 'data').map((each) => valueAt(each, 'documentId')),
      [own],
      text,
    );
  }
  const { json } = await limited.call('GET', '/website/languages');
  assert.deepEqual(valueAt(json, 'data', 0, 'states'), {});
  await strapi.query(`delete from plans where by_name = 'X'`);
});

test('a translator sees and confirms only the English fields for which the role has a right', async () => {
  const subject = PROJECT;
  const words = ['projectTitle', 'shortDescription'];
  const permissions = (fields: readonly string[], locales: readonly string[]) => [
    { action: `${EXPLORER}.read`, subject, properties: { fields, locales } },
    { action: `${EXPLORER}.update`, subject, properties: { fields: words, locales: ['ta'] } },
  ];
  const translator = await personWith('Translator', permissions(words.slice(0, 1), ['en', 'ta']));
  const without = await personWith('Tamil', permissions(words, ['ta']));
  const place = (of: string, locale = 'ta') => `/website/english/${PROJECT}/${of}?locale=${locale}`;
  const id = await project(editor, 'Beside');
  const english = { projectTitle: 'In other words', shortDescription: 'Another secret of it' };
  await admin.call('PUT', adminPath('project', id), english);
  const { json, text } = await translator.call('GET', place(id));
  assert.deepEqual(valueAt(json, 'data', 'english'), { projectTitle: 'In other words' }, text);
  assert.deepEqual(
    listAt(json, 'data', 'changed').map((each) => valueAt(each, 'field')),
    ['projectTitle'],
  );
  assert.equal(valueAt(json, 'data', 'mayConfirm'), true);
  const reader = await personWith('Reader', permissions(words, ['en', 'ta']).slice(0, 1));
  assert.equal(valueAt((await reader.call('GET', place(id))).json, 'data', 'mayConfirm'), false);
  const alone = valueAt((await without.call('GET', place(id))).json, 'data');
  assert.deepEqual([valueAt(alone, 'english'), valueAt(alone, 'changed')], [{}, []]);
  assert.equal((await translator.call('GET', place(id, 'ml'))).status, 403);
  assert.equal((await limited.call('GET', place(own))).status, 403);

  const digest = valueAt(json, 'data', 'digest');
  const say = async (body: unknown, person = translator) =>
    (await person.call('POST', place(id), body)).status;
  assert.equal(await say({ digest, fields: words }), 403);
  assert.equal(await say({ digest, fields: ['url'] }), 403);
  assert.equal(await say({ digest }, limited), 403);
  for (const body of [
    {},
    [],
    { digest: 'x'.repeat(10_000) },
    { digest, fields: 'projectTitle' },
    { digest, translatedFrom: '{}' },
  ]) {
    assert.equal(await say(body), 400, JSON.stringify(body).slice(0, 80));
  }
  assert.equal(await say({ digest, fields: words.slice(0, 1) }), 200);
  const changed = listAt((await editor.call('GET', place(id))).json, 'data', 'changed');
  assert.deepEqual(
    changed.map((each) => valueAt(each, 'field')),
    ['shortDescription'],
  );
  await admin.call('DELETE', `${adminPath('project', id)}?locale=*`);
  await forget('Translator');
  await forget('Tamil');
  await forget('Reader');
});

test('a person sees a list about an entry only with the right to read all parts of it', async () => {
  const subject = 'api::transparency.transparency';
  const view = await admin.call('GET', `/content-manager/single-types/${subject}?locale=ta`);
  const id = valueAt(view.json, 'data', 'documentId');
  const shownWith = async (name: string, fields: readonly string[]) => {
    const properties = { fields, locales: ['en', 'ta'] };
    const person = await personWith(name, [
      { action: `${EXPLORER}.read`, subject, properties, conditions: [] },
    ]);
    const { json, text } = await person.call('GET', `/website/english/${subject}/${id}?locale=ta`);
    await forget(name);
    const english = valueAt(json, 'data', 'english');
    assert.ok(english, text);
    return Object.keys(english);
  };
  assert.deepEqual(await shownWith('Part', ['heading', 'board.name']), ['heading']);
  const both = ['heading', 'board.name', 'board.office'];
  assert.deepEqual(await shownWith('Whole', both), ['heading', 'board']);
});

test('a person with a right only to the own entries cannot open the bin and the sample content', async () => {
  const remove = (id: string) => admin.call('DELETE', `${adminPath('project', id)}?locale=*`);
  await remove(other);
  assert.deepEqual(listAt((await limited.call('GET', '/website/bin')).json, 'data'), []);
  const bin = listAt((await admin.call('GET', '/website/bin')).json, 'data');
  const entry = bin.find((each) => valueAt(each, 'title') === 'Made by another');
  const path = `/website/bin/${valueAt(entry, 'id')}/restore`;
  assert.equal((await limited.call('POST', path, {})).status, 403);
  const samples = listAt((await limited.call('GET', '/website/samples')).json, 'data');
  assert.equal(valueAt(samples[0], 'unchanged'), 0);
  const removed = await limited.call('POST', '/website/samples/remove', { uids: [PROJECT] });
  assert.equal(valueAt(removed.json, 'data', 'removed'), 0, removed.text);
  await remove(own);
});

test('the table of schools has and changes only schools and fields for which the person has a right', async () => {
  const { text } = await limited.call('GET', '/website/schools/export');
  assert.equal(text.trim().split('\r\n').length, 1, text.slice(0, 300));
  const table = (await editor.call('GET', '/website/schools/export')).text;
  for (const [to, from] of [
    ['/website/schools/compare', table.replace('"yes"', '"no"')],
    ['/website/schools/import', table.replace('"yes"', '"no"')],
  ] as const) {
    const body = new FormData();
    body.append('files', new Blob([from]), 'schools.csv');
    const reply = await limited.call('POST', to, body);
    assert.equal(reply.status, 403, reply.text.slice(0, 300));
  }
  await forget('Limited');
});
