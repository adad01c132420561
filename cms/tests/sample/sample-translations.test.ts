import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRANSLATED_LANGUAGES } from '../../src/content/languages/languages.ts';
import { check } from '../support/check.ts';
import { afterTest } from '../support/cleanup.ts';
import { publishAgainAfterTest } from '../support/entries.ts';
import { call, listAt, valueAt } from '../support/http.ts';
import { sharedCms } from '../support/shared.ts';
import { adminPath, apiPath } from '../support/types.ts';

const CODES = Object.keys(TRANSLATED_LANGUAGES);
const strapi = await sharedCms();
const { editor } = strapi;

const readAs = async (path: string, locale: string) => {
  const url = `${strapi.url}/${path}?populate=*&locale=${locale}`;
  return valueAt((await call(url, { token: strapi.readToken })).json, 'data');
};
const publish = async (path: string, fields: object) => {
  const { status, text } = await editor.callAsForm('POST', `${path}/actions/publish`, fields);
  assert.equal(status, 200, text);
};

test('[R46] a sample translation is shown while its English text is the sample’s, for each field', async (t) => {
  const [path, api] = [adminPath('organisation'), apiPath('organisation')];
  await publishAgainAfterTest(t, path, ['street', 'socialLinks']);
  const links = [{ name: 'Mastodon', url: 'https://mastodon.example/@own' }];
  await publish(path, { street: '5 Own Road', socialLinks: links });
  for (const locale of CODES) {
    const read = await readAs(api, locale);
    assert.equal(valueAt(read, 'street'), null, locale);
    assert.equal(valueAt(read, 'socialLinks'), null, locale);
    assert.ok(valueAt(read, 'city'), `${locale}: its English did not change`);
  }
});

test('[R46] a translation that a person wrote is shown although its English is another', async (t) => {
  const [path, api] = [adminPath('organisation'), apiPath('organisation')];
  await publishAgainAfterTest(t, path, ['street'], 'ml');
  await publishAgainAfterTest(t, path, ['street']);
  await publish(path, { street: '5 Own Road' });
  const written = await editor.callAsForm('POST', `${path}/actions/publish?locale=ml`, {
    street: 'വഴി',
  });
  assert.equal(written.status, 200, written.text);
  assert.equal(valueAt(await readAs(api, 'ml'), 'street'), 'വഴി', 'a person wrote it');
  await publish(path, { street: '6 Own Road' });
  assert.equal(
    valueAt(await readAs(api, 'ml'), 'street'),
    'വഴി',
    'the organisation’s own translation stays although it is older',
  );
});

test('[R46] a sample translation is shown again when its English is again the sample’s', async (t) => {
  const [path, api] = [adminPath('organisation'), apiPath('organisation')];
  await publishAgainAfterTest(t, path, ['street']);
  const street = valueAt(await readAs(api, 'en'), 'street');
  await publish(path, { street: '5 Own Road' });
  assert.equal(valueAt(await readAs(api, 'ta'), 'street'), null);
  await publish(path, { street });
  assert.ok(valueAt(await readAs(api, 'ta'), 'street'));
});

test('[R46] publishing the organisation in Malayalam publishes no link of the sample with it', async (t) => {
  const [path, api] = [adminPath('organisation'), apiPath('organisation')];
  await publishAgainAfterTest(t, path, ['name', 'socialLinks'], 'ml');
  await publishAgainAfterTest(t, path, ['socialLinks']);
  const linksIn = async (locale: string) => valueAt(await readAs(api, locale), 'socialLinks');
  const urlsIn = async (locale: string) => {
    const links = await linksIn(locale);
    return links === null ? null : listAt(links).map((link) => valueAt(link, 'url'));
  };
  const partOf = (link: unknown) => ({ name: valueAt(link, 'name'), url: valueAt(link, 'url') });
  const shipped = listAt(await linksIn('en')).map(partOf);
  const [instagram, , linkedIn] = shipped;
  const own = { name: 'Mastodon', url: 'https://mastodon.example/@own' };
  const draft = await editor.call('GET', `${path}?locale=ml`);
  const inForm = listAt(draft.json, 'data', 'socialLinks');
  // A form sends each part with its id and a key for dragging.
  const sent = inForm.map((link, index) => ({
    id: valueAt(link, 'id'),
    ...partOf(link),
    __temp_key__: `a${index}`,
  }));
  const publishInMalayalam = async (fields: object) => {
    const published = await editor.callAsForm('POST', `${path}/actions/publish?locale=ml`, fields);
    assert.equal(published.status, 200, published.text);
  };

  await publish(path, { socialLinks: [linkedIn, own] });
  await publishInMalayalam({ name: 'സ്വന്തം', socialLinks: sent });
  assert.equal(await urlsIn('ml'), null, 'all links are the sample’s');

  const ownInMalayalam = { name: 'മാസ്റ്റഡോൺ', url: own.url };
  await publishInMalayalam({ socialLinks: [instagram, linkedIn, ownInMalayalam] });
  assert.deepEqual(
    await urlsIn('ml'),
    [linkedIn?.url, own.url],
    'a link that is in English too stays',
  );
  await publish(path, { socialLinks: [own] });
  assert.deepEqual(await urlsIn('ml'), [own.url]);
});

test('the check names the sample texts in a translation whose English text was changed', async (t) => {
  const path = adminPath('organisation');
  await publishAgainAfterTest(t, path, ['street']);
  const { json } = await editor.call('GET', `${path}?locale=ta`);
  const values = valueAt(json, 'data') as { documentId: string };
  const fieldsNamed = async () => {
    const form = { documentId: values.documentId, locale: 'ta', values };
    return (await check(editor, 'organisation', form))
      .filter(({ text }) => text.startsWith('The made-up organisation'))
      .map(({ field }) => field);
  };
  assert.deepEqual(await fieldsNamed(), []);
  await publish(path, { street: '5 Own Road' });
  assert.deepEqual(await fieldsNamed(), ['street']);
});

test('[R46] a sample translation is shown if a person confirms that it is still right', async (t) => {
  const list = listAt(await readAs(apiPath('team'), 'en'));
  const documentId = valueAt(list[0], 'documentId');
  const path = adminPath('team', documentId);
  const beside = `/website/english/api::team.team/${documentId}?locale=kn`;
  const confirm = async () => {
    const digest = valueAt((await editor.call('GET', beside)).json, 'data', 'digest');
    return editor.call('POST', beside, { digest });
  };
  afterTest(t, confirm);
  await publishAgainAfterTest(t, path, ['description']);
  const descriptionIn = async (locale: string) => {
    const member = listAt(await readAs(apiPath('team'), locale)).find(
      (each) => valueAt(each, 'documentId') === documentId,
    );
    return valueAt(member, 'description');
  };
  await publish(path, { description: 'Now with other words.' });
  assert.equal(await descriptionIn('kn'), null);
  assert.equal((await confirm()).status, 200);
  assert.ok(await descriptionIn('kn'));
  assert.equal(await descriptionIn('hi'), null);
});
