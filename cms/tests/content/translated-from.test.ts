import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { englishChanges, translatedFromJson } from '../../src/content/languages/translated-from.ts';
import { partOf } from '../support/part-of.ts';
import { schemaOf } from '../support/types.ts';

const ACTIVITY = 'api::just-in.just-in';
const strapi = partOf<Core.Strapi>({ contentType: () => schemaOf('just-in') });

const changedFields = (english: object, translatedFrom: unknown) =>
  englishChanges(strapi, ACTIVITY, { ...english }, { translatedFrom }).map(({ field }) => field);

/** Returns `translatedFrom` after a save that brings only some fields up to date. */
const originalsAfter = (english: object, translatedFrom: unknown, upToDate: readonly string[]) =>
  translatedFromJson(strapi, ACTIVITY, { ...english }, { translatedFrom }, (field) =>
    upToDate.includes(field),
  );

const FIRST = { title: 'One', description: 'First words.' };
const LATER = { title: 'Two', description: 'Later words.' };

test('a translation that no person saved has no outdated field, and its first save confirms all', () => {
  for (const translatedFrom of [undefined, null, '']) {
    assert.deepEqual(changedFields(LATER, translatedFrom), []);
    assert.deepEqual(changedFields(LATER, originalsAfter(LATER, translatedFrom, [])), []);
  }
});

test('a field is outdated until it is brought up to date, and the others stay outdated', () => {
  const first = originalsAfter(FIRST, '', []);
  assert.deepEqual(changedFields(FIRST, first), []);
  assert.deepEqual(changedFields(LATER, first), ['title', 'description']);
  const titleOnly = originalsAfter(LATER, first, ['title']);
  assert.deepEqual(changedFields(LATER, titleOnly), ['description']);
  assert.deepEqual(changedFields(FIRST, titleOnly), ['title']);
  const [change] = englishChanges(strapi, ACTIVITY, LATER, { translatedFrom: titleOnly });
  assert.deepEqual(change, {
    field: 'description',
    before: 'First words.',
    after: 'Later words.',
  });
});

test('a value that all languages share makes no translation outdated', () => {
  const first = originalsAfter(FIRST, '', []);
  assert.deepEqual(changedFields({ ...FIRST, link: '/team', id: 9 }, first), []);
});
