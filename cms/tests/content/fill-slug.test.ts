import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createDraft } from '../support/entries.ts';
import { valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const { admin } = await sharedCms();

const project = {
  projectTitle: 'A new project',
  projectIcon: 'spark',
  sortOrder: 50,
  shortDescription: 'Short',
  cardDescription: 'Card',
};

test('[3.1] a page address is refused if it is not a slug', async (t) => {
  const entry = adminPath('project', await createDraft(t, admin, 'project', project));
  const publishAt = async (url: string) =>
    (await admin.callAsForm('POST', `${entry}/actions/publish`, { ...project, url })).status;
  for (const url of ['A-New', 'a b', '-a', 'a-', 'a--b', 'a/b', '../a', 'é', 'a_b', 'a.b']) {
    assert.equal(await publishAt(url), 400, url);
  }
  assert.equal(await publishAt('a-new-project'), 200);
});

/** Creates a project, and returns its path and a function that saves it and returns its page address. */
async function createProject(t: TestContext, projectTitle: string) {
  const entry = adminPath(
    'project',
    await createDraft(t, admin, 'project', { ...project, projectTitle }),
  );
  const urlAfter = async (data: object, action = '') => {
    const method = action ? 'POST' : 'PUT';
    const { json, text } = await admin.callAsForm(method, entry + action, data);
    return valueAt(json, 'data', 'url') ?? text;
  };
  return { entry, urlAfter };
}

test('[3.1] the page address of a project is made from its title, with the vowels of its script', async (t) => {
  const { entry } = await createProject(t, 'മഴവിൽ');
  const draft = await admin.call('GET', entry);
  assert.equal(valueAt(draft.json, 'data', 'url'), 'mazhavil');
});

test('[3.1] a page address follows the title until the project is published', async (t) => {
  const { urlAfter } = await createProject(t, 'Reading');
  assert.equal(await urlAfter({ projectTitle: 'Let’s Swim', url: 'reading' }), 'lets-swim');
  assert.equal(await urlAfter({}, '/actions/publish'), 'lets-swim');
  assert.equal(await urlAfter({ projectTitle: 'Diving' }), 'lets-swim');
});

test('[3.1] a page address gets a number if another project has it', async (t) => {
  const { urlAfter } = await createProject(t, 'Reading');
  assert.equal(await urlAfter({ projectTitle: 'Project Spark' }), 'project-spark-2');
});

test('[3.1] a page address that an editor wrote stays until the field is emptied', async (t) => {
  const { urlAfter } = await createProject(t, 'Reading');
  assert.equal(await urlAfter({ url: 'own-address' }), 'own-address');
  assert.equal(await urlAfter({ projectTitle: 'Swimming' }), 'own-address');
  assert.equal(await urlAfter({ url: '' }), 'swimming');
});
