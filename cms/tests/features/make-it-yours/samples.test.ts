import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { languages } from '../../../../site/app/languages.ts';
import type { SampleCounts } from '../../../src/features/make-it-yours/server/samples.ts';
import type { TaskOverview } from '../../../src/features/make-it-yours/server/tasks.ts';
import { type Admin, firstAdmin, staffMember } from '../../support/admin.ts';
import { readBin, restore, restoreByTitle } from '../../support/bin.ts';
import { call, dataOf, listAt, valueAt } from '../../support/http.ts';
import { newSampleInstallation } from '../../support/installation.ts';
import type { StartedStrapi } from '../../support/start-strapi.ts';
import { adminPath } from '../../support/types.ts';

const UID = 'api::document.document';
const LIST = `${adminPath('document')}?pageSize=100`;

// These tests change and remove sample content, which cannot be made a sample again: so they have a CMS of their own.
describe('in a CMS with sample content', () => {
  let strapi: StartedStrapi;
  let editor: Admin;
  let coordinator: Admin;

  before(async () => {
    strapi = await (await newSampleInstallation()).start({ SEED: 'on' });
    const admin = await firstAdmin(strapi);
    editor = await staffMember(strapi.url, admin, 'Editor');
    coordinator = await staffMember(strapi.url, admin, 'Coordinator');
  });

  after(() => strapi.stop());

  /** Returns how many documents the dialog offers to remove, and how many it says that a person changed. */
  async function counted() {
    const counts = dataOf<SampleCounts[]>(await editor.call('GET', '/website/samples'));
    const ofDocuments = counts.find(({ uid }) => uid === UID);
    return { unchanged: ofDocuments?.unchanged, changed: ofDocuments?.changed };
  }

  test('the projects of the sample name the schools of one’s own that leave the map with them', async () => {
    const { json } = await editor.call('GET', `${adminPath('project')}?pageSize=100`);
    const [first, second] = listAt(json, 'results');
    const ownSchools = async () => {
      const counts = dataOf<SampleCounts[]>(await editor.call('GET', '/website/samples'));
      return counts.find(({ typeLabel }) => typeLabel === 'Project')?.ownSchools;
    };
    assert.deepEqual(await ownSchools(), []);
    const project = valueAt(first, 'documentId');
    const place = { district: 'Idukki', latitude: '10.0889', longitude: '77.0595' };
    const school = { project, name: 'Our own', ...place };
    const created = await editor.call('POST', `${adminPath('school')}/actions/publish`, school);
    assert.equal(created.status, 200, created.text);
    assert.deepEqual(await ownSchools(), ['Our own']);
    // Older entries name a project by its slug.
    const bySlug = { ...school, name: 'Our other', project: valueAt(second, 'url') };
    await editor.call('POST', `${adminPath('school')}/actions/publish`, bySlug);
    assert.deepEqual(await ownSchools(), ['Our own', 'Our other']);
  });

  /** Returns what the page “Make it yours” lists. */
  async function readTasks() {
    return dataOf<TaskOverview>(await editor.call('GET', '/website/make-it-yours/tasks')).tasks;
  }

  test('the remaining sample content is listed in the order of the website, the organisation with its facts', async () => {
    const [organisation, home] = await readTasks();
    assert.equal(organisation?.uid, 'api::organisation.organisation');
    const { text } = organisation;
    assert.match(text, /^Of the sample: Name, Tagline, Founder, Founded in, .*E-mail/);
    assert.match(text, / Look at: City, State, Country\. The sample says the same\.$/);
    assert.equal(home?.uid, 'api::home-page.home-page');
  });

  test('a request to remove samples that names none, or other types, is refused', async () => {
    const bodies = [
      {},
      { uids: [UID] },
      { uids: UID, forGood: false },
      { uids: [UID, null], forGood: false },
      { uids: ['api::home-page.home-page'], forGood: false },
      { uids: [UID], forGood: 'yes' },
    ];
    for (const body of bodies) {
      const { status, text } = await editor.call('POST', '/website/samples/remove', body);
      assert.equal(status, 400, JSON.stringify(body));
      assert.match(text, /Say which samples to remove/);
    }
  });

  /** Puts the sample of one type into the bin. Returns how many entries were removed. */
  async function removeSamples(uid: string, person = editor) {
    const body = { uids: [uid], forGood: false };
    const { status, json } = await person.call('POST', '/website/samples/remove', body);
    return { status, removed: valueAt(json, 'data', 'entries') };
  }

  const readDocuments = async () => listAt((await editor.call('GET', LIST)).json, 'results');

  test('a Coordinator cannot remove sample content', async () => {
    assert.equal((await removeSamples(UID, coordinator)).status, 403);
  });

  describe('when the documents of the sample are removed', () => {
    let sampleCount: number;

    before(async () => {
      const [changed, ...others] = await readDocuments();
      sampleCount = others.length;
      await editor.call('POST', adminPath('document'), { title: 'Our own report' });
      const path = adminPath('document', valueAt(changed, 'documentId'));
      await editor.callAsForm('PUT', path, { title: 'Changed' });
      assert.deepEqual(await counted(), { unchanged: sampleCount, changed: 1 });
      assert.deepEqual(await removeSamples(UID), { status: 200, removed: sampleCount });
    });

    test('those that a person wrote or changed stay', async () => {
      const titles = (await readDocuments()).map((each) => valueAt(each, 'title'));
      assert.deepEqual(titles.sort(), ['Changed', 'Our own report']);
    });

    test('the dialog counts only the changed one', async () => {
      assert.deepEqual(await counted(), { unchanged: 0, changed: 1 });
    });

    test('an editor can bring them back from the bin', async () => {
      const bin = await readBin(editor);
      const binned = bin.filter(({ typeLabel }) => typeLabel === 'Footer PDF');
      assert.equal(binned.length, sampleCount);
      for (const entry of binned) await restore(editor, entry);
      assert.equal((await readDocuments()).length, sampleCount + 2);
    });
  });

  /** Returns what the page “Make it yours” says is left of the sample in an entry. Empty if nothing is. */
  async function leftOf(name: string): Promise<string> {
    const task = (await readTasks()).find((each) => each.name === name);
    return task?.hasSampleLeft ? task.text : '';
  }

  test('a sample text and its image count as the organisation’s after a publication, not after a save', async () => {
    const { json } = await editor.call('GET', `${adminPath('page')}?pageSize=100`);
    const story = listAt(json, 'results').find((each) => valueAt(each, 'address') === 'our-story');
    const path = adminPath('page', valueAt(story, 'documentId'));
    assert.equal(await leftOf('Our Story'), 'Of the sample: Text, Picture.');
    const body = '## How we began\n\nWith a lamp.';
    assert.equal((await editor.callAsForm('PUT', path, { body })).status, 200);
    assert.notEqual(await leftOf('Our Story'), '');
    assert.equal(
      (await editor.callAsForm('POST', `${path}/actions/publish`, { body })).status,
      200,
    );
    assert.equal(await leftOf('Our Story'), 'Of the sample: Picture.');
    await editor.callAsForm('POST', `${path}/actions/publish`, { body, picture: null });
    assert.equal(await leftOf('Our Story'), '');
  });

  test('each social link of the sample counts as the sample’s until it is removed', async () => {
    const path = adminPath('organisation');
    const links = async () => listAt((await editor.call('GET', path)).json, 'data', 'socialLinks');
    const shipped = (await links()).map((link) => ({
      name: valueAt(link, 'name'),
      url: valueAt(link, 'url'),
    }));
    const own = { name: 'Mastodon', url: 'https://mastodon.example/@own' };
    const publish = async (socialLinks: readonly object[]) => {
      const { status, text } = await editor.callAsForm('POST', `${path}/actions/publish`, {
        socialLinks,
      });
      assert.equal(status, 200, text);
    };
    await publish([...shipped.slice(1), own]);
    assert.match(await leftOf('Organisation'), /Social networks/);
    await publish([own]);
    assert.doesNotMatch(await leftOf('Organisation'), /Social networks/);
  });

  test('texts without a fact of the sample count as the organisation’s from the start, and its statistics as the sample’s', async () => {
    for (const name of ['About us', 'Privacy Policy']) {
      assert.equal(await leftOf(name), '', name);
    }
    assert.match(await leftOf('Statistics'), /^Of the sample: First figure, .*Fourth figure\.$/);
  });

  test('a promise on the website counts as the organisation’s after a person has published it', async () => {
    const name = 'Opportunity page “Sponsor”';
    assert.match(await leftOf(name), /promise in your name/);
    const { json } = await editor.call('GET', adminPath('opportunity-page'));
    const page = listAt(json, 'results').find((each) => valueAt(each, 'kind') === 'sponsor');
    const path = adminPath('opportunity-page', valueAt(page, 'documentId'));
    const published = await editor.callAsForm('POST', `${path}/actions/publish`, {});
    assert.equal(published.status, 200, published.text);
    assert.equal(await leftOf(name), '');
  });

  test('a story counts as the sample’s until its text is the organisation’s, whatever else an editor changed', async () => {
    const { json } = await editor.call('GET', adminPath('story'));
    const [story] = listAt(json, 'results');
    const path = adminPath('story', valueAt(story, 'documentId'));
    const countSamples = async () =>
      (await readTasks()).find(({ uid }) => uid === 'api::story.story')?.text;
    const publish = async (values: object) => {
      const { status, text } = await editor.callAsForm('POST', `${path}/actions/publish`, values);
      assert.equal(status, 200, text);
    };
    assert.equal(await countSamples(), '6 of the sample');
    await publish({ title: 'Our own', summary: 'What a child of ours told.', image: null });
    assert.equal(await countSamples(), '6 of the sample');
    await publish({ text: 'She reads to her brother now.' });
    assert.equal(await countSamples(), '5 of the sample');
    await editor.callAsForm('DELETE', `${path}?locale=*`);
  });

  async function read(path: string): Promise<unknown> {
    const { json } = await call(strapi.url + path, { token: strapi.readToken });
    return valueAt(json, 'data');
  }

  test('the stories of the sample leave the website in all languages', async () => {
    assert.equal((await removeSamples('api::story.story')).removed, 5);
    for (const locale of ['en', 'ml', 'hi']) {
      assert.deepEqual(await read(`/api/stories?locale=${locale}`), [], locale);
    }
  });

  describe('when the page Transparency of the sample is in the bin', () => {
    const path = adminPath('transparency');
    let boards: unknown[];

    async function readBoard(locale: string): Promise<unknown[]> {
      const { json } = await editor.call('GET', `${path}?locale=${locale}`);
      return listAt(json, 'data', 'board').map((each) => valueAt(each, 'name'));
    }

    const readBoards = () => Promise.all(languages.map(readBoard));

    before(async () => {
      boards = await readBoards();
      assert.equal((await removeSamples('api::transparency.transparency')).removed, 1);
    });

    test('it has left the website in all languages', async () => {
      for (const locale of ['en', 'ml']) {
        assert.equal(await read(`/api/transparency?locale=${locale}`), null, locale);
      }
    });

    test('it reminds editors of nothing', async () => {
      assert.deepEqual(listAt((await editor.call('GET', '/website/reminders')).json, 'data'), []);
    });

    test('[R41] without a text it is offered as a link only with a file', async () => {
      const isOfferedAsLink = async () => {
        const { json } = await editor.call('GET', '/website/link-targets');
        return listAt(json, 'data').some((each) => valueAt(each, 'path') === '/transparency');
      };
      const kinds = ['audited-accounts', 'fcra-statement'];
      const documents = listAt((await editor.call('GET', LIST)).json, 'results')
        .filter((each) => kinds.includes(String(valueAt(each, 'kind'))))
        .map((each) => adminPath('document', valueAt(each, 'documentId')));
      for (const each of documents)
        await editor.callAsForm('POST', `${each}/actions/unpublish`, {});
      assert.equal(await isOfferedAsLink(), false);
      const published = await editor.callAsForm('POST', `${documents[0]}/actions/publish`, {});
      assert.equal(published.status, 200, published.text);
      assert.equal(await isOfferedAsLink(), true, 'the page has a file');
    });

    test('it comes back in all languages, and is no sample any more', async () => {
      await restoreByTitle(editor, 'Transparency');
      assert.deepEqual(await readBoards(), boards);
      const again = await removeSamples('api::transparency.transparency');
      assert.equal(again.removed, 0, 'a person restored it');
    });
  });
});
