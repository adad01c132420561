import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  matchesFilter,
  TRANSLATION_FILTERS,
  translationCount,
} from '../../../src/features/languages/admin/translation-filters.ts';

const ENTRIES = [
  { states: { ml: 'missing', ta: 'complete' } },
  { states: { ml: 'incomplete', ta: 'unpublished' } },
  { states: { ml: 'older' } },
] as const;

const countsFor = (locales: readonly string[]) =>
  TRANSLATION_FILTERS.map(({ name }) => `${name} ${translationCount(ENTRIES, locales, name)}`);

test('each filter counts the translations in its state, and “To do” all that are not complete', () => {
  assert.deepEqual(countsFor(['ml']), [
    'toDo 3',
    'missing 1',
    'incomplete 1',
    'older 1',
    'unpublished 0',
    'all 3',
  ]);
  assert.deepEqual(countsFor(['ml', 'ta']).slice(-2), ['unpublished 1', 'all 5']);
});

test('a translation that the person may not read is in no filter', () => {
  const [, , withoutTamil] = ENTRIES;
  for (const { name } of TRANSLATION_FILTERS) {
    assert.equal(matchesFilter(withoutTamil, 'ta', name), false, name);
  }
});

test('a complete translation is not to do', () => {
  assert.equal(matchesFilter(ENTRIES[0], 'ta', 'toDo'), false);
  assert.equal(matchesFilter(ENTRIES[0], 'ta', 'all'), true);
});
