// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, inLines } from '../../support/check.ts';
import { createDraft, createPublished, publishAgainAfterTest } from '../../support/entries.ts';
import { call, listAt, succeeded, valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';
import { adminPath, apiPath } from '../../support/types.ts';

const strapi = await sharedCms();
const { editor } = strapi;

const read = async (path: string) =>
  (await call(`${strapi.url}${path}`, { token: strapi.readToken })).json;
const readAll = async (type: string, locale: string) =>
  listAt(await read(`/${apiPath(type)}?locale=${locale}&populate=*&pagination[limit]=100`), 'data');
const firstId = async (type: string) => valueAt(await readAll(type, 'en'), 0, 'documentId');

test('a translation cannot be published without its English entry', async (t) => {
  const data = { title: 'വരൂ', body: 'വരൂ' };
  const documentId = await createDraft(t, editor, 'page', data, '?locale=ml');
  const entry = adminPath('page', documentId);
  const refused = await editor.callAsForm('POST', `${entry}/actions/publish?locale=ml`, data);
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /only a translation.*Choose English/);
});

test('a translation whose English entry was taken off is reported: visitors do not see it', async (t) => {
  const person = { name: 'Ravi', position: 'x', description: 'x' };
  const documentId = await createPublished(t, editor, 'team', person);
  const entry = adminPath('team', documentId);
  const values = { name: 'രവി', position: 'x', description: 'x' };
  await succeeded(editor.callAsForm('POST', `${entry}/actions/publish?locale=ml`, values));
  const form = { documentId, locale: 'ml', values };
  const checkText = async () => inLines(await check(editor, 'team', form));
  const hidden = /Visitors see nothing of this translation as long as its English is not published/;
  assert.doesNotMatch(await checkText(), hidden);
  await editor.callAsForm('POST', `${entry}/actions/unpublish`, {});
  assert.match(await checkText(), hidden);
});

test('an Editor who publishes one language publishes no other', async (t) => {
  const kitesIn = (language: string) => ({
    projectTitle: `Kites ${language}`,
    projectIcon: 'spark',
    shortDescription: language,
    cardDescription: language,
  });
  const documentId = await createPublished(t, editor, 'project', kitesIn('en'));
  const entry = adminPath('project', documentId);
  await editor.callAsForm('PUT', `${entry}?locale=ml`, kitesIn('ml'));
  await editor.callAsForm('PUT', entry, kitesIn('changed'));
  const published = await editor.callAsForm(
    'POST',
    `${entry}/actions/publish?locale=ta`,
    kitesIn('ta'),
  );
  assert.equal(published.status, 200, published.text);
  const titleIn = async (locale: string) => {
    const projects = await readAll('project', locale);
    const project = projects.find((each) => valueAt(each, 'documentId') === documentId);
    return valueAt(project, 'projectTitle');
  };
  assert.equal(await titleIn('ta'), 'Kites ta');
  assert.equal(await titleIn('en'), 'Kites en', 'the English draft is not published with it');
  assert.equal(await titleIn('ml'), undefined);
});

test('the check refuses a translation without a required text, and warns of its other empty fields', async () => {
  const documentId = await firstId('project');
  const entry = adminPath('project', documentId);
  const before = (await editor.call('GET', `${entry}?locale=ml`)).json;
  const values = { ...Object(valueAt(before, 'data')), cardDescription: '', longDescription: '' };
  const findings = await check(editor, 'project', { values, documentId, locale: 'ml' });
  assert.deepEqual(
    findings.map(({ field, isObstacle }) => [field, isObstacle]),
    [
      ['cardDescription', true],
      ['longDescription', false],
    ],
  );
});

test('a translation is not published if a required field is empty', async (t) => {
  const entry = adminPath('project', await firstId('project'));
  await publishAgainAfterTest(t, entry, ['cardDescription'], 'ml');
  await editor.callAsForm('PUT', `${entry}?locale=ml`, { cardDescription: '' });
  const refused = await editor.callAsForm('POST', `${entry}/actions/publish?locale=ml`, {});
  assert.equal(refused.status, 400, refused.text);
});
