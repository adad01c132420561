// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterTest } from '../../support/cleanup.ts';
import { valueAt } from '../../support/http.ts';
import { sharedCms } from '../../support/shared.ts';

const strapi = await sharedCms();
const { editor } = strapi;

const PROOFREADINGS = '/website/proofreadings';

async function tick(locale: unknown, isProofread: unknown): Promise<number> {
  return (await editor.call('POST', PROOFREADINGS, { locale, isProofread })).status;
}

async function readProofreadings(): Promise<Record<string, unknown>> {
  return Object(valueAt((await editor.call('GET', PROOFREADINGS)).json, 'data'));
}

test('a speaker’s confirmation of a language is shown with name and date until it is taken back', async (t) => {
  for (const locale of ['ml', 'ta']) afterTest(t, () => tick(locale, false));
  assert.deepEqual(await readProofreadings(), {}, 'the texts that ship are not confirmed');
  assert.equal(await tick('ml', true), 200);
  assert.equal(await tick('ta', true), 200);
  assert.deepEqual(Object.keys(await readProofreadings()), ['ml', 'ta']);
  const { byName, at } = Object((await readProofreadings()).ml);
  assert.equal(byName, 'Editor Sample');
  assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000, at);
  assert.equal(await tick('ml', false), 200);
  assert.deepEqual(Object.keys(await readProofreadings()), ['ta']);
});

test('two languages that are confirmed at the same time are both confirmed', async (t) => {
  const locales = ['ml', 'ta', 'kn', 'hi'];
  for (const locale of locales) afterTest(t, () => tick(locale, false));
  await Promise.all(locales.map((locale) => tick(locale, true)));
  assert.deepEqual(Object.keys(await readProofreadings()).sort(), locales.toSorted());
});

test('a confirmation without a language, of English or with another value than yes or no is refused', async () => {
  assert.equal(await tick(undefined, undefined), 400, 'without a language');
  assert.equal(await tick('en', true), 400, 'English');
  assert.equal(await tick('ml', 'yes'), 400, 'a text as its value');
  assert.deepEqual(await readProofreadings(), {});
});
