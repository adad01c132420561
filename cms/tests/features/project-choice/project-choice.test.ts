// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDraft, createPublished } from '../../support/entries.ts';
import { call, listAt, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { endTenMinutes } from '../../support/tables.ts';
import { adminPath } from '../../support/types.ts';

const strapi = await sharedCms();
const { editor } = strapi;

const STORY = { title: 'A kite over Thirunelli', date: '2026-03-08', summary: 'S', text: 'T' };

/** Returns the projects that an editor can choose. */
async function projects() {
  return Object(valueAt((await editor.call('GET', '/website/projects')).json, 'data'));
}

/** Returns the project of a published story, as the website reads it. */
async function publicProject(slug: string): Promise<unknown> {
  const url = `${strapi.url}/api/stories?filters[slug][$eq]=${slug}&fields[0]=project`;
  const { json } = await call(url, { token: strapi.readToken });
  return valueAt(listAt(json, 'data')[0], 'project');
}

test('an editor chooses among the projects by their titles, in the order of the website', async () => {
  const [first] = await projects();
  const { json } = await call(`${strapi.url}/api/projects`, { token: strapi.readToken });
  const [listed] = listAt(json, 'data');
  assert.deepEqual(first, {
    documentId: valueAt(listed, 'documentId'),
    title: valueAt(listed, 'projectTitle'),
    url: valueAt(listed, 'url'),
    isPublished: true,
  });
});

test('the project of a story comes back with its version and is the same in all languages', async (t) => {
  const [{ documentId: one, title }, { documentId: other }] = await projects();
  const id = await createDraft(t, editor, 'story', { ...STORY, project: one });
  await editor.callAsForm('PUT', `${adminPath('story', id)}?locale=ml`, { title: 'പട്ടം' });
  const history = `/website/history/api::story.story/${id}`;
  const [version] = listAt((await editor.call('GET', `${history}?locale=en`)).json, 'data');
  await endTenMinutes(strapi);
  await editor.callAsForm('PUT', adminPath('story', id), { project: other });
  const path = `${history}/${valueAt(version, 'id')}`;
  const compared = valueAt((await editor.call('GET', path)).json, 'data');
  assert.deepEqual(
    listAt(compared, 'fields').map((each) => [
      valueAt(each, 'label'),
      valueAt(each, 'before', 'text'),
    ]),
    [['Project', title]],
  );
  const projectIn = async (locale: string) =>
    valueAt(
      (await editor.call('GET', `${adminPath('story', id)}?locale=${locale}`)).json,
      'data',
      'project',
    );
  assert.equal(await projectIn('ml'), other);
  const back = await editor.call('POST', path, { digest: valueAt(compared, 'digest') });
  assert.equal(back.status, 200, back.text);
  assert.deepEqual([await projectIn('en'), await projectIn('ml')], [one, one]);
});

test('a story keeps its project while the project is taken off or in the bin', async (t) => {
  const project = await createPublished(t, editor, 'project', {
    projectTitle: 'A project that comes and goes',
    projectIcon: 'spark',
    shortDescription: 'S',
    cardDescription: 'C',
    longDescription: 'L',
  });
  const path = adminPath('project', project);
  const story = { ...STORY, slug: 'a-kite-between' };
  const storyPath = adminPath(
    'story',
    await createDraft(t, editor, 'story', { ...story, project }),
  );
  assert.equal((await editor.callAsForm('POST', `${path}/actions/unpublish`)).status, 200);
  const published = await editor.callAsForm('POST', `${storyPath}/actions/publish`, story);
  assert.equal(published.status, 200, published.text);
  assert.equal(await publicProject(story.slug), project);
  assert.equal((await editor.callAsForm('DELETE', `${path}?locale=*`)).status, 200);
  assert.equal(await publicProject(story.slug), project);
});
