import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { ImagePage } from '../../src/features/images/server/read-image-page.ts';
import type { Admin } from '../support/admin.ts';
import { afterTest, endOfSuite } from '../support/cleanup.ts';
import { createDraft, createPublished, uploadImage } from '../support/entries.ts';
import { call, dataOf, succeeded, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { EXPLORER, LIBRARY_RIGHTS, PROJECT, personWith } from './person-with-rights.ts';

const { admin, editor, url } = await sharedCms();

const PAGE = 'api::page.page';
const SCHOOL = 'api::school.school';
const STORY = 'api::story.story';
const HIDDEN = 'Not for others';

function mayRead(subject: string, fields: readonly string[]) {
  return { action: `${EXPLORER}.read`, subject, properties: { fields, locales: ['en'] } };
}

describe('a person who may read stories, pages without their title, and files', () => {
  const suite = endOfSuite();
  let limited: Admin;
  let used: { readonly id: number; readonly url: string };
  let binned: { readonly id: number; readonly url: string };

  before(async () => {
    limited = await personWith(suite, [
      mayRead(STORY, ['title', 'slug', 'text']),
      mayRead(PAGE, ['address', 'body']),
      ...LIBRARY_RIGHTS,
    ]);
    used = await uploadImage(suite, { name: 'used.png' });
    await createDraft(suite, editor, 'story', { title: 'Boats', text: `![A boat](${used.url})` });
    await createDraft(suite, editor, 'page', { title: HIDDEN, body: `![A boat](${used.url})` });
    await createDraft(suite, editor, 'gallery', { shortDescription: HIDDEN, image: used.id });
    binned = await uploadImage(suite, { name: 'binned.png' });
    for (const [type, data] of [
      ['story', { title: 'Old boats', text: `![A boat](${binned.url})` }],
      ['page', { title: HIDDEN, body: `![A boat](${binned.url})` }],
      ['gallery', { shortDescription: HIDDEN, image: binned.id }],
    ] as const) {
      await editor.remove(type, await createDraft(suite, editor, type, data));
    }
  });

  async function listedImage(id: number) {
    const { images } = dataOf<ImagePage>(await limited.call('GET', '/website/pictures'));
    const image = images.find((each) => each.id === id);
    assert.ok(image, `image ${id} is not listed`);
    return image;
  }

  test('reads below a picture the names of only these entries', async () => {
    const { uses, hiddenUseCount } = await listedImage(used.id);
    assert.deepEqual(uses.map(({ name }) => name).toSorted(), [
      'Page “Without a name”',
      'Story “Boats”',
    ]);
    assert.equal(hiddenUseCount, 1);
  });

  test('reads below a picture the titles of only these entries in the bin', async () => {
    const { isUsed, binnedTitles } = await listedImage(binned.id);
    assert.equal(isUsed, true);
    assert.deepEqual(binnedTitles.toSorted(), [
      'an entry that you may not read',
      '“Old boats”',
      '“Page”',
    ]);
  });

  test('reads only the names of these entries when a used file cannot be deleted', async () => {
    for (const { id } of [used, binned]) {
      const { status, text } = await limited.call('DELETE', `/upload/files/${id}`);
      assert.equal(status, 400, text);
      assert.match(text, /oats”/);
      assert.match(text, /an entry that you may not read/);
      assert.doesNotMatch(text, new RegExp(HIDDEN));
    }
  });

  test('reads names that a program with an API token does not', async (t) => {
    const everything = { name: 'All', description: '', type: 'full-access', lifespan: null };
    const { json } = await admin.call('POST', '/admin/api-tokens', everything);
    afterTest(t, () => admin.call('DELETE', `/admin/api-tokens/${valueAt(json, 'data', 'id')}`));
    const token = String(valueAt(json, 'data', 'accessKey'));
    for (const { id } of [used, binned]) {
      const reply = await call(`${url}/api/upload/files/${id}`, { method: 'DELETE', token });
      assert.equal(reply.status, 400, reply.text);
      assert.doesNotMatch(reply.text, new RegExp(`oats|${HIDDEN}`));
    }
  });

  test('reads of a link no title that may not be read', async () => {
    const bus = { title: 'Bus', date: '2026-03-08', summary: 'S', text: 'T' };
    const story = await createPublished(suite, editor, 'story', bus);
    const { json } = await editor.call(
      'GET',
      `/content-manager/collection-types/${STORY}/${story}`,
    );
    const slug = valueAt(json, 'data', 'slug');
    const link = `[bus](/stories/${slug})`;
    await createDraft(suite, editor, 'page', { title: HIDDEN, body: link });
    const activity = { title: HIDDEN, description: 'D', link: `/stories/${slug}` };
    await createDraft(suite, editor, 'just-in', activity);
    const losses = `/website/losses/${STORY}/${story}?locale=en`;
    const { text } = await succeeded(limited.call('GET', losses));
    assert.match(text, /linked from .*Page “Without a name”/);
    assert.match(text, /linked from .*an entry that you may not read/);
    assert.doesNotMatch(text, new RegExp(HIDDEN));
  });
});

describe('a person who may read schools, pages without their title, and only their own projects', () => {
  const suite = endOfSuite();
  const slug = 'for-the-staff';
  let limited: Admin;
  let project: string;

  before(async () => {
    const ownProjects = mayRead(PROJECT, ['projectTitle', 'url']);
    limited = await personWith(suite, [
      mayRead(SCHOOL, ['name', 'project']),
      mayRead(PAGE, ['address', 'body']),
      { ...ownProjects, conditions: ['admin::is-creator'] },
    ]);
    await createDraft(suite, editor, 'page', { title: HIDDEN, address: slug, body: 'A text.' });
    project = await createDraft(suite, editor, 'project', { projectTitle: HIDDEN, url: slug });
  });

  async function readFindings(uid: string, values: object): Promise<string> {
    const { text } = await succeeded(limited.call('POST', `/website/check/${uid}`, { values }));
    assert.doesNotMatch(text, new RegExp(HIDDEN));
    return text;
  }

  test('reads in a check that a page has the same address, and not its title', async () => {
    const findings = await readFindings(PAGE, { address: slug });
    assert.match(findings, /The page “Without a name” has the page address “for-the-staff”/);
  });

  test('reads in a check that a project of another person has the same address, and not its title', async () => {
    const findings = await readFindings(PROJECT, { url: slug });
    assert.match(findings, /Another project has the page address “for-the-staff”/);
  });

  test('reads in a check that visitors cannot see the project of a school, and not its title', async () => {
    const findings = await readFindings(SCHOOL, { project });
    assert.match(findings, /Visitors cannot see this project yet/);
  });
});
