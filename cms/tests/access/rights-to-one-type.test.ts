import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Admin } from '../support/admin.ts';
import { afterTest, endOfSuite } from '../support/cleanup.ts';
import { createDraft, publishAgainAfterTest } from '../support/entries.ts';
import { listAt, valueAt } from '../support/http.ts';
import { shared } from '../support/shared.ts';
import { addPlan, deletePlans } from '../support/tables.ts';
import { adminPath } from '../support/types.ts';
import { EXPLORER, PROJECT, personWith } from './person-with-rights.ts';

const strapi = await shared();
const { editor } = strapi;

const STORY = 'api::story.story';
const PROPERTIES = { fields: ['title'], locales: ['en'] };

describe('a person with rights only to stories in English', () => {
  const suite = endOfSuite();
  let storyteller: Admin;

  before(async () => {
    storyteller = await personWith(suite, [
      { action: `${EXPLORER}.read`, subject: STORY, properties: PROPERTIES },
      { action: `${EXPLORER}.update`, subject: STORY, properties: PROPERTIES },
      { action: `${EXPLORER}.publish`, subject: STORY, properties: { locales: ['en'] } },
      { action: `${EXPLORER}.delete`, subject: STORY, properties: { locales: ['en'] } },
    ]);
  });

  test('sees only stories in the lists of plans and of languages', async (t) => {
    const storyId = await createDraft(t, editor, 'story', { title: 'Rain at last' });
    const id = await createDraft(t, editor, 'project', { projectTitle: 'Not for storytellers' });
    afterTest(t, () => deletePlans(strapi, [id, storyId]));
    await addPlan(strapi, { uid: PROJECT, entryId: id, locale: 'en' });
    await addPlan(strapi, { uid: STORY, entryId: storyId, locale: 'en' });
    for (const path of ['planned', 'languages']) {
      const { status, text } = await storyteller.call('GET', `/website/${path}`);
      assert.equal(status, 200, text);
      assert.match(text, /Rain at last/, path);
      assert.doesNotMatch(text, /Not for storytellers/, path);
    }
  });

  for (const path of ['bin', 'publication-requests', 'proofreadings', 'link-targets', 'samples']) {
    test(`opens the list of /website/${path}, in which there is no project`, async () => {
      const { status, text } = await storyteller.call('GET', `/website/${path}`);
      assert.equal(status, 200, text);
      assert.doesNotMatch(text, /Spark/);
    });
  }

  test('reads under “Make it yours” only what is to do with stories', async (t) => {
    const organisation = adminPath('organisation');
    await publishAgainAfterTest(t, organisation, ['street']);
    await editor.call('POST', `${organisation}/actions/publish`, { street: '5 Own Road' });
    const { json } = await storyteller.call('GET', '/website/samples/setup-tasks');
    const toDo = listAt(json, 'data', 'tasks').map((task) => valueAt(task, 'uid'));
    assert.deepEqual(toDo, [STORY]);
    assert.deepEqual(valueAt(json, 'data', 'hiddenTranslationCounts'), {}, 'of other types');
  });

  test('cannot choose a project', async () => {
    const projects = await storyteller.call('GET', '/website/projects');
    assert.deepEqual(valueAt(projects.json, 'data'), [], projects.text);
  });

  test('can neither ask for the publication of an activity nor send such a request back', async (t) => {
    const kites = { title: 'Not for storytellers', description: 'Kites.' };
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
