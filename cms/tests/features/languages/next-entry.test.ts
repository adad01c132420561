import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOME_PAGE as HOME } from '../../../src/content/types.ts';
import { nextEntryToTranslate } from '../../../src/features/languages/admin/next-entry.ts';
import type { TranslationState } from '../../../src/features/languages/server/translation-states.ts';

const entry = (uid: string, documentId: string, ml: TranslationState) => {
  return { uid, documentId, states: { ml, ta: 'missing' } as const };
};
type Entries = readonly ReturnType<typeof entry>[];
const next = (entries: Entries, uid: string, documentId: string) =>
  nextEntryToTranslate(entries, { uid, documentId, locale: 'ml' })?.documentId;

test('the next entry to translate is the next one of the same list, then one before it, then one of another list', () => {
  const entries = [
    entry('team', 'a', 'older'),
    entry('page', 'b', 'missing'),
    entry('page', 'c', 'missing'),
    entry('page', 'd', 'incomplete'),
    entry(HOME, 'e', 'older'),
    entry('school', 'f', 'unpublished'),
    entry('school', 'g', 'complete'),
  ];
  assert.equal(next(entries, 'page', 'c'), 'd');
  assert.equal(next(entries, 'page', 'd'), 'b');
  const oneIsDone = entries.filter(({ documentId }) => !'cd'.includes(documentId));
  assert.equal(
    next(oneIsDone, 'page', 'b'),
    'e',
    'an entry after the open one comes before those above it',
  );
  assert.equal(next(oneIsDone, HOME, 'single'), 'a');
  assert.equal(next(oneIsDone, 'page', 'a new one'), 'b');
  assert.equal(
    next(entries.slice(5), 'school', 'g'),
    undefined,
    'an unpublished translation needs no translator',
  );
  assert.equal(next(entries.slice(0, 1), 'team', 'a'), undefined, 'only the open entry is left');
});
