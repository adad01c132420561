import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { languages } from '../../site/app/languages.ts';
import { call, listAt, valueAt } from './http.ts';
import { shared } from './shared.ts';
import { adminPath } from './types.ts';

const strapi = await shared();
const { editor } = strapi;

const STORY = 'api::story.story';
const words = { title: 'A kite over Thirunelli', date: '2026-03-08', summary: 'S', text: 'T' };

/** The website's reads (site/app/cms/stories.ts). */
const LIST =
  '/api/stories?sort[0]=date:DESC&sort[1]=createdAt:DESC&fields[0]=title&fields[1]=slug&fields[2]=project&populate[image][fields][0]=url&pagination[pageSize]=100';
const textOf = (slug: string) =>
  `/api/stories?filters[slug][$eq]=${slug}&fields[0]=text&fields[1]=locale`;

const read = (path: string) => call(strapi.url + path, { token: strapi.readToken });

/** A story that is there for one test. */
async function storyOf(t: TestContext, data: object): Promise<string> {
  const draft = await editor.call('POST', adminPath('story'), { ...words, ...data });
  assert.equal(draft.status, 201, draft.text);
  const documentId = String(valueAt(draft.json, 'data', 'documentId'));
  t.after(() => editor.call('DELETE', `${adminPath('story', documentId)}?locale=*`));
  return documentId;
}

async function publish(documentId: string, data: object = {}) {
  const path = `${adminPath('story', documentId)}/actions/publish`;
  return editor.call('POST', path, { ...words, ...data });
}

async function anImage() {
  const { json } = await read('/api/galleries?populate=*');
  return { id: valueAt(json, 'data', 0, 'image', 'id') };
}

const projectOf = async (slug: string) => {
  const { json } = await read(LIST);
  const story = listAt(json, 'data').find((each) => valueAt(each, 'slug') === slug);
  return valueAt(story, 'project');
};
const projectWords = {
  projectTitle: 'A project that comes and goes',
  projectIcon: 'spark',
  shortDescription: 'S',
  cardDescription: 'C',
  longDescription: 'L',
};

async function says(values: object, documentId?: string): Promise<string> {
  const body = { documentId, values: { ...words, slug: 'a-kite', ...values } };
  const { json, status, text } = await editor.call('POST', `/website/check/${STORY}`, body);
  assert.equal(status, 200, text);
  return listAt(json, 'data')
    .map(
      (each) => `${valueAt(each, 'isObstacle') ? 'refused' : 'warning'} ${valueAt(each, 'field')}`,
    )
    .join('\n');
}

test('[R42] a story with an image is published only with an alternative text and the consent of everybody in it', async (t) => {
  const image = await anImage();
  const imageAlternativeText = 'A girl flies a kite';
  assert.equal(await says({ image, imageAlternativeText }), 'refused imagePermission');
  const asInLibrary = { image, imagePermission: true };
  assert.equal(await says(asInLibrary), '', 'the file says what it shows');
  assert.equal(await says({ image, imageAlternativeText, imagePermission: true }), '');
  assert.equal(await says({}), '');

  const id = await storyOf(t, { image, imageAlternativeText });
  const refused = await publish(id, { image, imageAlternativeText });
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /for each child a parent or guardian/);
  const agreed = { image, imageAlternativeText, imagePermission: true };
  const published = await publish(id, agreed);
  assert.equal(published.status, 200, published.text);
});

test('a story gets its address from its title, and an old address leads to it', async (t) => {
  const id = await storyOf(t, {});
  const slugOf = async () =>
    valueAt((await editor.call('GET', adminPath('story', id))).json, 'data', 'slug');
  assert.equal(await slugOf(), 'a-kite-over-thirunelli');
  assert.equal((await publish(id, { slug: 'a-kite-over-thirunelli' })).status, 200);
  assert.match(await says({ slug: 'a-kite' }, id), /^warning slug$/);
  assert.equal((await publish(id, { slug: 'a-kite' })).status, 200);
  const { json } = await read('/api/old-addresses?pagination[pageSize]=100');
  const old = listAt(json, 'data').find(
    (each) => valueAt(each, 'from') === 'a-kite-over-thirunelli',
  );
  assert.deepEqual([valueAt(old, 'kind'), valueAt(old, 'to')], ['story', 'a-kite']);
  // Below /stories the website has its feed.
  const feed = await storyOf(t, { title: 'Feed' });
  const { json: made } = await editor.call('GET', adminPath('story', feed));
  assert.equal(valueAt(made, 'data', 'slug'), 'feed-2');
  assert.equal(await says({ slug: 'feed' }), 'refused slug');
});

test('an old address leads to a story again after it came back from the bin', async (t) => {
  const id = await storyOf(t, {});
  for (const slug of ['first-name', 'second-name']) {
    assert.equal((await publish(id, { slug })).status, 200);
    await strapi.query(`update versions set started_at = ${strapi.time(-700_000)}`);
  }
  const ledTo = async () => {
    const { json } = await read('/api/old-addresses?pagination[pageSize]=100');
    return valueAt(
      listAt(json, 'data').find((each) => valueAt(each, 'from') === 'first-name'),
      'to',
    );
  };
  assert.equal(await ledTo(), 'second-name');
  await editor.call('DELETE', `${adminPath('story', id)}?locale=*`);
  assert.equal(await ledTo(), undefined);
  const bin = listAt((await editor.call('GET', '/website/bin')).json, 'data');
  const binned = bin.find((each) => valueAt(each, 'title') === words.title);
  const back = await editor.call('POST', `/website/bin/${valueAt(binned, 'id')}/restore`, {});
  assert.equal(back.status, 200, back.text);
  assert.equal((await publish(id, { slug: 'second-name' })).status, 200);
  assert.equal(await ledTo(), 'second-name');
  // What it had in the bin leads on as well, where it gets another one first.
  await editor.call('DELETE', `${adminPath('story', id)}?locale=*`);
  const again = listAt((await editor.call('GET', '/website/bin')).json, 'data');
  const binnedAgain = again.find((each) => valueAt(each, 'title') === words.title);
  await editor.call('POST', `/website/bin/${valueAt(binnedAgain, 'id')}/restore`, {});
  assert.equal((await publish(id, { slug: 'third-name' })).status, 200);
  assert.equal(await ledTo(), 'third-name');
  const { json } = await read('/api/old-addresses?pagination[pageSize]=100');
  const second = listAt(json, 'data').find((each) => valueAt(each, 'from') === 'second-name');
  assert.equal(valueAt(second, 'to'), 'third-name');
});

test('the website reads the list of stories, newest first and without texts, and one text by its slug', async (t) => {
  const { json: projects } = await read('/api/projects');
  const project = valueAt(projects, 'data', 0, 'documentId');
  const newest = { title: 'Tomorrow', slug: 'tomorrow', date: '2999-01-02', text: 'Sun **rise**' };
  for (const story of [
    { ...newest, project },
    { title: 'Eve', slug: 'eve', date: '2999-01-01' },
  ]) {
    const id = await storyOf(t, story);
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

test('the project of a story comes back with its version and is the same in all languages', async (t) => {
  const { json: projects } = await read('/api/projects');
  const [one, other] = listAt(projects, 'data').map((each) => valueAt(each, 'documentId'));
  const id = await storyOf(t, { project: one });
  await editor.call('PUT', `${adminPath('story', id)}?locale=ml`, { title: 'പട്ടം' });
  const history = `/website/history/${STORY}/${id}`;
  const [version] = listAt((await editor.call('GET', `${history}?locale=en`)).json, 'data');
  await strapi.query(`update versions set started_at = ${strapi.time(-700_000)}`);
  await editor.call('PUT', adminPath('story', id), { project: other });
  const path = `${history}/${valueAt(version, 'id')}`;
  const compared = valueAt((await editor.call('GET', path)).json, 'data');
  assert.deepEqual(
    listAt(compared, 'fields').map((each) => [
      valueAt(each, 'label'),
      valueAt(each, 'before', 'text'),
    ]),
    [['Project', valueAt(projects, 'data', 0, 'projectTitle')]],
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

test('editors can link to a story by its title in their language', async (t) => {
  const id = await storyOf(t, {});
  await editor.call('PUT', `${adminPath('story', id)}?locale=ml`, { title: 'പട്ടം' });
  const { json } = await editor.call('GET', '/website/link-targets?locale=ml');
  const found = listAt(json, 'data').find((each) => valueAt(each, 'title') === 'പട്ടം');
  const target = { kind: 'Story', path: '/stories/a-kite-over-thirunelli', isPublished: false };
  assert.deepEqual(found, { ...target, title: 'പട്ടം' });
  const listOfStories = listAt(json, 'data').find((each) => valueAt(each, 'path') === '/stories');
  assert.deepEqual(listOfStories, {
    kind: 'Page',
    title: 'വിശേഷങ്ങൾ',
    path: '/stories',
    isPublished: true,
  });
});

test('the sample has six stories in every language, each with a project and its own drawing', async () => {
  for (const locale of languages) {
    const { json } = await read(`/api/stories?populate=*&locale=${locale}`);
    const stories = listAt(json, 'data');
    assert.equal(stories.length, 6, locale);
    for (const story of stories) {
      assert.ok(
        valueAt(story, 'imagePermission') &&
          valueAt(story, 'image', 'url') &&
          valueAt(story, 'byline'),
      );
      assert.ok(valueAt(story, 'project'));
    }
    assert.equal(new Set(stories.map((story) => valueAt(story, 'title'))).size, 6);
    assert.equal(new Set(stories.map((story) => valueAt(story, 'image', 'url'))).size, 6);
  }
});

test('the sample stories leave the website in all languages with the sample content', async () => {
  // As the first start left them, whatever other tests did.
  await strapi.query('update stories set created_by_id = null, updated_by_id = null');
  const ofStories = async () => {
    const { json } = await editor.call('GET', '/website/samples');
    return listAt(json, 'data').find((each) => valueAt(each, 'uid') === STORY);
  };
  assert.deepEqual(await ofStories(), { uid: STORY, type: 'Story', unchanged: 6, changed: 0 });
  const removed = await editor.call('POST', '/website/samples/remove', { uids: [STORY] });
  assert.equal(valueAt(removed.json, 'data', 'removed'), 6, removed.text);
  for (const locale of ['en', 'ml', 'hi']) {
    assert.deepEqual(listAt((await read(`/api/stories?locale=${locale}`)).json, 'data'), []);
  }
});

test('a story keeps its project while the project is taken off or in the bin', async (t) => {
  const made = await editor.publish('project', projectWords);
  const project = String(valueAt(made.json, 'data', 'documentId'));
  const path = adminPath('project', project);
  t.after(() => editor.call('DELETE', `${path}?locale=*`));
  const id = await storyOf(t, { project });
  assert.equal((await editor.call('POST', `${path}/actions/unpublish`)).status, 200);
  assert.equal((await publish(id, { slug: 'a-kite-between' })).status, 200);
  assert.equal(await projectOf('a-kite-between'), project);
  assert.equal((await editor.call('DELETE', `${path}?locale=*`)).status, 200);
  assert.equal(await projectOf('a-kite-between'), project);
});
