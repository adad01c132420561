import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { readBin } from '../support/bin.ts';
import { check } from '../support/check.ts';
import { afterTest } from '../support/cleanup.ts';
import { createPublished } from '../support/entries.ts';
import { listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath } from '../support/types.ts';

const { admin, editor } = await sharedCms();

const ACTIVITY = 'api::just-in.just-in';

/** Changes the labels and the entry title as the page "Configure the view" does, until the end of the test. */
async function configure(
  t: TestContext,
  uid: string,
  labels: Record<string, string>,
  mainField: string,
) {
  const configuration = `/content-manager/content-types/${uid}/configuration`;
  const { json } = await admin.call('GET', configuration);
  const { settings, metadatas, layouts } = Object(valueAt(json, 'data', 'contentType'));
  // The admin does not send `mainField` of these columns back.
  for (const field of ['createdBy', 'updatedBy']) delete metadatas[field].list.mainField;
  afterTest(t, () => admin.call('PUT', configuration, { settings, metadatas, layouts }));
  const changed = structuredClone(metadatas);
  for (const [field, label] of Object.entries(labels)) changed[field].edit.label = label;
  const body = { settings: { ...settings, mainField }, metadatas: changed, layouts };
  const { status, text } = await admin.call('PUT', configuration, body);
  assert.equal(status, 200, text);
}

test('the check, the message about a colleague and the history name a field as the administrator renamed it', async (t) => {
  await configure(t, ACTIVITY, { description: 'Teaser' }, 'title');
  const id = await createPublished(t, admin, 'just-in', { title: 'Kites', description: 'One' });
  const entry = adminPath('just-in', id);
  const values = { title: 'Kites', description: '' };
  const findings = await check(editor, 'just-in', { documentId: id, values });
  assert.deepEqual(
    findings.map(({ label, text }) => [label, text]),
    [['Teaser', '“Teaser” is empty: fill it in.']],
  );

  await editor.call('GET', `${entry}?locale=en`);
  await admin.callAsForm('PUT', entry, { description: 'Two' });
  const save = { title: 'Kites', description: 'Mine' };
  const refused = await editor.call('PUT', entry, save);
  assert.match(refused.text, /changed this entry just now, after you opened it: “Teaser”\./);

  const history = `/website/history/${ACTIVITY}/${id}`;
  const versions = listAt((await editor.call('GET', history)).json, 'data');
  const oldest = valueAt(versions.at(-1), 'id');
  const { json } = await editor.call('GET', `${history}/${oldest}`);
  assert.deepEqual(
    listAt(json, 'data', 'fields').map((field) => valueAt(field, 'label')),
    ['Teaser'],
  );
});

test('the list of plans and the bin name an entry by the field that the administrator chose', async (t) => {
  await configure(t, ACTIVITY, {}, 'description');
  const id = await createPublished(t, admin, 'just-in', { title: 'Kites', description: 'Fly one' });
  const plan = { publish: '2099-01-01T09:00', unpublish: '', shownIds: [] };
  const planned = await admin.call('POST', `/website/plans/${ACTIVITY}/${id}?locale=en`, plan);
  assert.equal(planned.status, 200, planned.text);
  const plans = listAt((await admin.call('GET', '/website/planned')).json, 'data');
  assert.ok(plans.some((each) => valueAt(each, 'name') === 'Fly one'));
  await admin.callAsForm('DELETE', `${adminPath('just-in', id)}?locale=*`);
  assert.ok((await readBin(admin)).some(({ title }) => title === 'Fly one'));
});

test('the pages keep their titles if an administrator lets an id, a date or a picture name the entries', async (t) => {
  const titlesOf = async (type: string) => {
    const { status, text, json } = await editor.call('GET', '/website/link-targets?locale=en');
    assert.equal(status, 200, text);
    const targets = listAt(json, 'data').filter((each) => valueAt(each, 'typeLabel') === type);
    return targets.map((each) => valueAt(each, 'title'));
  };
  const titles = await titlesOf('Project');
  assert.ok(titles.length > 0);
  for (const field of ['id', 'documentId', 'createdAt', 'mainImage']) {
    await configure(t, 'api::project.project', {}, field);
    assert.deepEqual(await titlesOf('Project'), titles, field);
  }
});
