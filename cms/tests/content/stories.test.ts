// @postgres-slow
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { check } from '../support/check.ts';
import { createDraft } from '../support/entries.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const strapi = await sharedCms();
const { editor } = strapi;

const STORY_FIELDS = {
  title: 'A kite over Thirunelli',
  date: '2026-03-08',
  summary: 'S',
  text: 'T',
};

/** The queries with which the website reads stories (site/app/cms/stories.ts). */
const LIST =
  '/api/stories?sort[0]=date:DESC&sort[1]=createdAt:DESC&fields[0]=title&fields[1]=slug&fields[2]=project&populate[image][fields][0]=url&pagination[pageSize]=100';
const textOf = (slug: string) =>
  `/api/stories?filters[slug][$eq]=${slug}&fields[0]=text&fields[1]=locale`;

const read = (path: string) => call(strapi.url + path, { token: strapi.readToken });

const createStory = (t: TestContext, data: object) =>
  createDraft(t, editor, 'story', { ...STORY_FIELDS, ...data });

async function publish(documentId: string, data: object = {}) {
  const path = `${adminPath('story', documentId)}/actions/publish`;
  return editor.callAsForm('POST', path, { ...STORY_FIELDS, ...data });
}

/** Returns what the check finds in a story, one line for each field. */
async function checkStory(values: object, documentId?: string): Promise<string> {
  const form = { documentId, values: { ...STORY_FIELDS, slug: 'a-kite', ...values } };
  const findings = await check(editor, 'story', form);
  return findings
    .map(({ isObstacle, field }) => `${isObstacle ? 'refused' : 'warning'} ${field}`)
    .join('\n');
}

test('a story gets its address from its title', async (t) => {
  const id = await createStory(t, {});
  const { json } = await editor.call('GET', adminPath('story', id));
  assert.equal(valueAt(json, 'data', 'slug'), 'a-kite-over-thirunelli');
});

test('no story gets the address of the feed', async (t) => {
  const feed = await createStory(t, { title: 'Feed' });
  const { json: made } = await editor.call('GET', adminPath('story', feed));
  assert.equal(valueAt(made, 'data', 'slug'), 'feed-2');
  assert.equal(await checkStory({ slug: 'feed' }), 'refused slug');
});

test('the website reads the list of stories newest first and without their texts, and one text by its slug', async (t) => {
  const { json: projects } = await read('/api/projects');
  const project = valueAt(projects, 'data', 0, 'documentId');
  const newest = { title: 'Tomorrow', slug: 'tomorrow', date: '2999-01-02', text: 'Sun **rise**' };
  for (const story of [
    { ...newest, project },
    { title: 'Eve', slug: 'eve', date: '2999-01-01' },
  ]) {
    const id = await createStory(t, story);
    const published = await publish(id, story);
    assert.equal(published.status, 200, published.text);
  }
  const { json, text } = await read(LIST);
  const [first, second] = listAt(json, 'data');
  assert.deepEqual([valueAt(first, 'slug'), valueAt(second, 'slug')], ['tomorrow', 'eve']);
  assert.equal(valueAt(first, 'project'), project);
  assert.doesNotMatch(text, /Sun \*\*rise/);
  const one = await read(textOf('tomorrow'));
  assert.equal(valueAt(one.json, 'data', 0, 'text'), 'Sun **rise**');
});

test('the website reads the six stories of the sample in a translation, each with its project, byline and drawing', async () => {
  const { json } = await read('/api/stories?populate=*&locale=ml');
  const stories = listAt(json, 'data');
  assert.equal(stories.length, 6);
  for (const story of stories) {
    for (const field of ['project', 'byline', 'image', 'imagePermission']) {
      assert.ok(valueAt(story, field), `${field} of ${valueAt(story, 'title')}`);
    }
  }
});
