import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  baselineVersions,
  type DraftAndPublished,
  type EntryState,
  versionsOfChange,
} from '../../src/versions/versions-of-change.ts';

const state = (id: number, text: string, isDraft: boolean): EntryState => ({
  locale: 'en',
  isDraft,
  row: { id },
  storedContent: `all of ${text}`,
  comparedContent: text,
});

/** Returns an entry with the text of its draft, and the text and row of what is published. */
const entry = (draft?: string, published?: string, publishedId = 2): DraftAndPublished => ({
  draft: draft === undefined ? undefined : state(1, draft, true),
  published: published === undefined ? undefined : state(publishedId, published, false),
});

type Versions = ReturnType<typeof versionsOfChange>;
const inWords = (versions: Versions) =>
  versions?.map(({ action, state: { isDraft, comparedContent } }) =>
    [action, isDraft ? 'draft' : 'published', comparedContent].join(' '),
  );
const change = (before: DraftAndPublished, after: DraftAndPublished) =>
  inWords(versionsOfChange(before, after));

test('a save leaves a version if a text of the language changed', () => {
  assert.deepEqual(change(entry(), entry('A')), ['saved draft A']);
  assert.deepEqual(change(entry('A'), entry('B')), ['saved draft B']);
  assert.deepEqual(change(entry('A', 'A'), entry('B', 'A')), ['saved draft B']);
  assert.equal(change(entry('A', 'A'), entry('A', 'A')), undefined);
  assert.equal(change(entry('A'), entry('A')), undefined);
});

test('a publication leaves one version, also with a save or without a new text', () => {
  assert.deepEqual(change(entry('A'), entry('A', 'A')), ['published published A']);
  assert.deepEqual(change(entry('A', 'A'), entry('B', 'B', 3)), ['published published B']);
  assert.deepEqual(change(entry('A', 'A'), entry('A', 'A', 3)), ['published published A']);
});

test('a draft that differs from what is published with it has a version of its own', () => {
  assert.deepEqual(change(entry('A'), entry('C', 'B')), ['published published B', 'saved draft C']);
});

test('an entry that is taken off leaves no version, but counts as changed', () => {
  assert.deepEqual(change(entry('A', 'A'), entry('A')), []);
});

test('a deletion leaves the draft, or what was published if there was none', () => {
  assert.deepEqual(change(entry('B', 'A'), entry()), ['deleted draft B']);
  assert.deepEqual(change(entry(undefined, 'A'), entry()), ['deleted published A']);
});

test('before its first change an entry gets a version of what is published and of a draft that differs', () => {
  const versions = (before: DraftAndPublished) => inWords(baselineVersions(before));
  assert.deepEqual(versions(entry('A', 'A')), ['published published A']);
  assert.deepEqual(versions(entry('B', 'A')), ['published published A', 'saved draft B']);
  assert.deepEqual(versions(entry('A')), ['saved draft A']);
  assert.deepEqual(versions(entry()), []);
});
