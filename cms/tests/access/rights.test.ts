import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Admin, logIn } from '../support/admin.ts';
import {
  type Cleanup,
  createDraft,
  inviteWithRights,
  publishAgainAfterTest,
} from '../support/entries.ts';
import { listAt, valueAt } from '../support/http.ts';
import { shared } from '../support/shared.ts';
import { addPlan, deletePlans, endTenMinutes } from '../support/tables.ts';
import { adminPath } from '../support/types.ts';

const strapi = await shared();
const { admin, editor } = strapi;

const EXPLORER = 'plugin::content-manager.explorer';
const PROJECT = 'api::project.project';
const SCHOOL = 'api::school.school';
const FIELDS = ['projectTitle', 'url', 'sortOrder'];
const SCHOOL_FIELDS = ['schoolId', 'name', 'latitude', 'longitude', 'project', 'active'];
const HIDDEN = 'A secret of the house';

async function personWith(t: Cleanup, permissions: readonly object[]): Promise<Admin> {
  return logIn(strapi.url, await inviteWithRights(t, permissions));
}

/** All rights to the person's own entries, in English, except for some fields. */
const LIMITED_RIGHTS = [PROJECT, SCHOOL].flatMap((subject) => {
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

/** Each test gets these in `before`, below. */
let limited: Admin;
let own: string;
let other: string;

async function createProject(t: Cleanup, person: Admin, projectTitle: string): Promise<string> {
  const id = await createDraft(t, person, 'project', { projectTitle });
  // The history of each entry contains texts that the person must not read.
  for (const shortDescription of [HIDDEN, 'Now another']) {
    const saved = await admin.call('PUT', adminPath('project', id), { shortDescription });
    assert.equal(saved.status, 200, saved.text);
    await endTenMinutes(strapi);
  }
  const words = { projectTitle: `${projectTitle} in Tamil`, shortDescription: HIDDEN };
  await editor.call('PUT', `${adminPath('project', id)}?locale=ta`, words);
  return id;
}

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

/** Routes about one entry. Tests below and those of the features have the others. */
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
  'changes by others': get(
    (id, locale) => `/website/concurrent-edits/${PROJECT}/${id}?locale=${locale}`,
  ),
  'the address of its page': get(
    (id, locale) => `/website/published/${PROJECT}/${id}?locale=${locale}`,
  ),
  'the request for its publication': get(
    (id, locale) => `/website/publication-requests/${PROJECT}/${id}?locale=${locale}`,
  ),
  'what visitors lose': get((id, locale) => `/website/taken-off/${PROJECT}/${id}?locale=${locale}`),
};

test('a person with rights only to stories opens the lists about content, which have only stories', async (t) => {
  const story = 'api::story.story';
  const properties = { fields: ['title'], locales: ['en'] };
  const storyteller = await personWith(t, [
    { action: `${EXPLORER}.read`, subject: story, properties },
    { action: `${EXPLORER}.update`, subject: story, properties },
    { action: `${EXPLORER}.delete`, subject: story, properties: { locales: ['en'] } },
  ]);
  const storyId = await createDraft(t, editor, 'story', { title: 'Rain at last' });
  const id = await createDraft(t, editor, 'project', { projectTitle: 'Not for storytellers' });
  t.after(() => deletePlans(strapi, [id, storyId]));
  await addPlan(strapi, { uid: PROJECT, entryId: id, locale: 'en' });
  await addPlan(strapi, { uid: story, entryId: storyId, locale: 'en' });
  for (const path of ['planned', 'languages']) {
    const { status, text } = await storyteller.call('GET', `/website/${path}`);
    assert.equal(status, 200, text);
    assert.match(text, /Rain at last/, path);
    assert.doesNotMatch(text, /Not for storytellers/, path);
  }
  const others = ['bin', 'publication-requests', 'proofreadings', 'link-targets', 'samples'];
  for (const path of others) {
    const { status, text } = await storyteller.call('GET', `/website/${path}`);
    assert.equal(status, 200, `${path} ${text}`);
    assert.doesNotMatch(text, /Spark/, path);
  }
  const organisation = adminPath('organisation');
  await publishAgainAfterTest(t, organisation, ['street']);
  await editor.call('POST', `${organisation}/actions/publish`, { street: '5 Own Road' });
  const setup = await storyteller.call('GET', '/website/samples/setup-tasks');
  const toDo = listAt(setup.json, 'data', 'tasks').map((task) => valueAt(task, 'uid'));
  assert.deepEqual(toDo, [story], 'no list of a type that the person may not change');
  const hidden = valueAt(setup.json, 'data', 'hiddenTranslationCounts');
  assert.deepEqual(hidden, {}, 'no translation of a type that the person may not change');
  const projects = await storyteller.call('GET', '/website/projects');
  assert.deepEqual(valueAt(projects.json, 'data'), [], projects.text);
  const mark = { locale: 'ta', isProofread: true };
  const marked = await storyteller.call('POST', '/website/proofreadings', mark);
  assert.equal(marked.status, 403, 'only English is theirs');
  const coordinator = await strapi.coordinator.call('GET', '/website/planned');
  assert.equal(coordinator.status, 403, 'submissions are no content');
});

describe('a person with rights to some entries, languages and fields', () => {
  const ends: (() => Promise<unknown>)[] = [];

  before(async () => {
    const suite: Cleanup = { after: (end) => ends.push(end) };
    limited = await personWith(suite, LIMITED_RIGHTS);
    own = await createProject(suite, limited, 'Made by me');
    other = await createProject(suite, editor, 'Made by another');
  });

  after(async () => {
    for (const end of ends) await end();
  });

  for (const [name, ask] of Object.entries(ROUTES)) {
    test(`${name}: a person with a right to their own entries in English reaches no other entry or language`, async () => {
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

  test('a person can move an entry only with the right to publish it in each of its languages', async (t) => {
    const move = (documentId: string) =>
      limited.call('POST', `/website/ordering/${PROJECT}`, { documentId, side: 'before' });
    assert.equal((await move(other)).status, 403);
    assert.equal((await move(own)).status, 403, 'the entry moves in Tamil too');
    const id = await createDraft(t, limited, 'project', { projectTitle: 'English alone' });
    assert.equal((await move(id)).status, 200);
  });

  test('lists contain only entries, languages and fields for which the person has a right', async (t) => {
    t.after(() => deletePlans(strapi, [own, other]));
    await addPlan(strapi, { uid: PROJECT, entryId: own, locale: 'en' });
    await addPlan(strapi, { uid: PROJECT, entryId: other, locale: 'en' });
    await addPlan(strapi, { uid: PROJECT, entryId: own, locale: 'ta' });
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
  });

  const TEXTS = ['projectTitle', 'shortDescription'];
  const besideEnglish = (id: string, locale = 'ta') =>
    `/website/english/${PROJECT}/${id}?locale=${locale}`;

  /** Returns the rights to read some fields and to translate both texts into Tamil. */
  const translatorRights = (fields: readonly string[], locales: readonly string[]) => [
    { action: `${EXPLORER}.read`, subject: PROJECT, properties: { fields, locales } },
    {
      action: `${EXPLORER}.update`,
      subject: PROJECT,
      properties: { fields: TEXTS, locales: ['ta'] },
    },
  ];

  /** Makes a project whose English texts changed, and a translator who may read only its title. */
  async function changedEnglish(t: Cleanup) {
    const translator = await personWith(t, translatorRights(['projectTitle'], ['en', 'ta']));
    const id = await createProject(t, editor, 'Beside');
    const english = { projectTitle: 'In other words', shortDescription: 'Another secret of it' };
    await admin.call('PUT', adminPath('project', id), english);
    return { translator, id };
  }

  test('a translator sees only the English fields for which the role has a right', async (t) => {
    const { translator, id } = await changedEnglish(t);
    const { json, text } = await translator.call('GET', besideEnglish(id));
    assert.deepEqual(valueAt(json, 'data', 'english'), { projectTitle: 'In other words' }, text);
    assert.deepEqual(
      listAt(json, 'data', 'changed').map((each) => valueAt(each, 'field')),
      ['projectTitle'],
    );
    assert.equal((await translator.call('GET', besideEnglish(id, 'ml'))).status, 403);
    assert.equal((await limited.call('GET', besideEnglish(own))).status, 403);
    const tamilOnly = await personWith(t, translatorRights(TEXTS, ['ta']));
    const shown = valueAt((await tamilOnly.call('GET', besideEnglish(id))).json, 'data');
    assert.deepEqual([valueAt(shown, 'english'), valueAt(shown, 'changed')], [{}, []]);
  });

  test('only a person who may write a translation may confirm it', async (t) => {
    const { translator, id } = await changedEnglish(t);
    const mayConfirm = async (person: Admin) =>
      valueAt((await person.call('GET', besideEnglish(id))).json, 'data', 'mayConfirm');
    assert.equal(await mayConfirm(translator), true);
    const reader = await personWith(t, translatorRights(TEXTS, ['en', 'ta']).slice(0, 1));
    assert.equal(await mayConfirm(reader), false);
  });

  test('a translator confirms only the English fields for which the role has a right', async (t) => {
    const { translator, id } = await changedEnglish(t);
    const { json } = await translator.call('GET', besideEnglish(id));
    const digest = valueAt(json, 'data', 'digest');
    const confirm = async (body: unknown, person = translator) =>
      (await person.call('POST', besideEnglish(id), body)).status;
    assert.equal(await confirm({ digest, fields: TEXTS }), 403);
    assert.equal(await confirm({ digest, fields: ['url'] }), 403);
    assert.equal(await confirm({ digest }, limited), 403);
    for (const body of [
      {},
      [],
      { digest: 'x'.repeat(10_000) },
      { digest, fields: 'projectTitle' },
      { digest, translatedFrom: '{}' },
    ]) {
      assert.equal(await confirm(body), 400, JSON.stringify(body).slice(0, 80));
    }
    assert.equal(await confirm({ digest, fields: ['projectTitle'] }), 200);
    const changed = listAt((await editor.call('GET', besideEnglish(id))).json, 'data', 'changed');
    assert.deepEqual(
      changed.map((each) => valueAt(each, 'field')),
      ['shortDescription'],
    );
  });

  test('a person sees a list about an entry only with the right to read all parts of it', async (t) => {
    const subject = 'api::transparency.transparency';
    const view = await admin.call('GET', `/content-manager/single-types/${subject}?locale=ta`);
    const id = valueAt(view.json, 'data', 'documentId');
    const shownWith = async (fields: readonly string[]) => {
      const properties = { fields, locales: ['en', 'ta'] };
      const person = await personWith(t, [
        { action: `${EXPLORER}.read`, subject, properties, conditions: [] },
      ]);
      const { json, text } = await person.call(
        'GET',
        `/website/english/${subject}/${id}?locale=ta`,
      );
      const english = valueAt(json, 'data', 'english');
      assert.ok(english, text);
      return Object.keys(english);
    };
    assert.deepEqual(await shownWith(['heading', 'board.name']), ['heading']);
    const both = ['heading', 'board.name', 'board.office'];
    assert.deepEqual(await shownWith(both), ['heading', 'board']);
  });

  test('a person with a right only to their own entries cannot open the bin and the sample content', async (t) => {
    const deleted = await createDraft(t, editor, 'project', { projectTitle: 'Deleted by another' });
    await editor.remove('project', deleted);
    assert.deepEqual(listAt((await limited.call('GET', '/website/bin')).json, 'data'), []);
    const bin = listAt((await admin.call('GET', '/website/bin')).json, 'data');
    const entry = bin.find((each) => valueAt(each, 'title') === 'Deleted by another');
    const path = `/website/bin/${valueAt(entry, 'id')}/restore`;
    assert.equal((await limited.call('POST', path, {})).status, 403);
    const samples = listAt((await limited.call('GET', '/website/samples')).json, 'data');
    assert.equal(valueAt(samples[0], 'unchanged'), 0);
    const removed = await limited.call('POST', '/website/samples/remove', {
      uids: [PROJECT],
      forGood: false,
    });
    assert.equal(valueAt(removed.json, 'data', 'removed'), 0, removed.text);
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
  });
});
