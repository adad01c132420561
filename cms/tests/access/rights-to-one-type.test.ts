import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Admin } from '../support/admin.ts';
import { allRoutes } from '../support/all-routes.ts';
import { afterTest, endOfSuite } from '../support/cleanup.ts';
import { createDraft, publishAgainAfterTest, uploadImage } from '../support/entries.ts';
import { listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { addPlan, deletePlans } from '../support/tables.ts';
import { adminPath } from '../support/types.ts';
import { EXPLORER, LIBRARY_RIGHTS, PROJECT, personWith } from './person-with-rights.ts';

const strapi = await sharedCms();
const { editor } = strapi;

const STORY = 'api::story.story';
const TRANSPARENCY = 'api::transparency.transparency';
const PROPERTIES = { fields: ['title', 'slug'], locales: ['en'] };
const HIDDEN = 'Not for storytellers';

/** The routes that answer with many entries, with the path for a storyteller. */
const LISTS: Readonly<Record<string, string>> = {
  'GET /website/bin': '/website/bin',
  'GET /website/languages': '/website/languages',
  'GET /website/link-targets': '/website/link-targets',
  'GET /website/pictures': '/website/pictures',
  'GET /website/planned': '/website/planned',
  'GET /website/projects': '/website/projects',
  'GET /website/proofreadings': '/website/proofreadings',
  'GET /website/publication-requests': '/website/publication-requests',
  'GET /website/published/:model': `/website/published/${STORY}`,
  'GET /website/reminders': '/website/reminders',
  'GET /website/samples': '/website/samples',
  'GET /website/make-it-yours/tasks': '/website/make-it-yours/tasks',
};

/** The other routes without an entry in their path. */
const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'GET /website/entry-of-page': 'answers with the path of a form, and with no name',
  'GET /website/public-settings': 'open to all: it has nothing of an entry',
  'GET /website/schools/export': 'rights.test.ts: it needs rights to schools',
  'GET /website/submissions/:model/export': 'export.test.ts: it needs the right to export',
  'GET /website/submissions/:model/privacy-notices/:code':
    'export.test.ts: it needs the right to export',
  'GET /website/submissions/caretakers': 'caretakers.test.ts: it lists people, and no entries',
};

test('each list is read by a person with rights to one type', async () => {
  const lists = (await allRoutes()).filter((route) =>
    /^GET \/website\/(?!.*:documentId)/.test(route),
  );
  assert.deepEqual(
    lists.toSorted(),
    [...Object.keys(LISTS), ...Object.keys(TESTED_ELSEWHERE)].toSorted(),
  );
});

describe('a person with rights only to stories in English', () => {
  const suite = endOfSuite();
  let storyteller: Admin;

  before(async () => {
    storyteller = await personWith(suite, [
      { action: `${EXPLORER}.read`, subject: STORY, properties: PROPERTIES },
      { action: `${EXPLORER}.update`, subject: STORY, properties: PROPERTIES },
      { action: `${EXPLORER}.publish`, subject: STORY, properties: { locales: ['en'] } },
      { action: `${EXPLORER}.delete`, subject: STORY, properties: { locales: ['en'] } },
      {
        action: `${EXPLORER}.read`,
        subject: TRANSPARENCY,
        properties: { fields: ['board'], locales: ['en'] },
      },
      ...LIBRARY_RIGHTS,
    ]);
  });

  describe('reads in no list an entry of another type', () => {
    const ofLists = endOfSuite();

    before(async () => {
      const id = await createDraft(ofLists, editor, 'project', { projectTitle: HIDDEN });
      afterTest(ofLists, () => deletePlans(strapi, [id]));
      await addPlan(strapi, { uid: PROJECT, entryId: id, locale: 'en' });
      const request = `/website/publication-requests/${PROJECT}/${id}?locale=en`;
      await editor.call('POST', request, { message: HIDDEN });
      const { id: image } = await uploadImage(ofLists, { name: 'hall.png' });
      const picture = { shortDescription: HIDDEN, image };
      await createDraft(ofLists, editor, 'gallery', picture);
      await editor.remove('gallery', await createDraft(ofLists, editor, 'gallery', picture));
    });

    for (const [route, path] of Object.entries(LISTS)) {
      test(route, async () => {
        const { status, text } = await storyteller.call('GET', path);
        assert.equal(status, 200, text);
        assert.doesNotMatch(text, new RegExp(`${HIDDEN}|Spark|FCRA|audited`));
      });
    }
  });

  test('sees only stories in the lists of plans and of languages', async (t) => {
    const storyId = await createDraft(t, editor, 'story', { title: 'Rain at last' });
    const id = await createDraft(t, editor, 'project', { projectTitle: HIDDEN });
    afterTest(t, () => deletePlans(strapi, [id, storyId]));
    await addPlan(strapi, { uid: PROJECT, entryId: id, locale: 'en' });
    await addPlan(strapi, { uid: STORY, entryId: storyId, locale: 'en' });
    for (const path of ['planned', 'languages']) {
      const { status, text } = await storyteller.call('GET', `/website/${path}`);
      assert.equal(status, 200, text);
      assert.match(text, /Rain at last/, path);
      assert.doesNotMatch(text, new RegExp(HIDDEN), path);
    }
  });

  test('reads under “Make it yours” only what is to do with stories', async (t) => {
    const organisation = adminPath('organisation');
    await publishAgainAfterTest(t, organisation, ['street']);
    await editor.callAsForm('POST', `${organisation}/actions/publish`, { street: '5 Own Road' });
    const { json } = await storyteller.call('GET', '/website/make-it-yours/tasks');
    const toDo = listAt(json, 'data', 'tasks').map((task) => valueAt(task, 'uid'));
    assert.deepEqual(toDo, [STORY]);
    assert.deepEqual(valueAt(json, 'data', 'hiddenTranslationCounts'), {}, 'of other types');
  });

  test('can neither ask for the publication of an activity nor send such a request back', async (t) => {
    const kites = { title: HIDDEN, description: 'Kites.' };
    const entry = `api::just-in.just-in/${await createDraft(t, editor, 'just-in', kites)}?locale=en`;
    const path = '/website/publication-requests';
    const asked = await storyteller.call('POST', `${path}/${entry}`, { message: '' });
    assert.equal(asked.status, 403, asked.text);
    await editor.call('POST', `${path}/${entry}`, { message: '' });
    const read = async () => valueAt((await editor.call('GET', `${path}/${entry}`)).json, 'data');
    const sentBack = { id: valueAt(await read(), 'id'), reason: 'Not yet' };
    const refused = await storyteller.call('POST', `${path}/send-back/${entry}`, sentBack);
    assert.equal(refused.status, 403, refused.text);
    assert.equal(valueAt(await read(), 'sentBack'), null, 'the request waits');
  });

  test('cannot confirm that a speaker has read the Tamil', async () => {
    const mark = { locale: 'ta', isProofread: true };
    assert.equal((await storyteller.call('POST', '/website/proofreadings', mark)).status, 403);
  });
});
