import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGE_CODES } from '../../src/content/languages/language-names.ts';
import { TRANSLATED_LANGUAGES } from '../../src/content/languages/languages.ts';
import { recordsIn } from '../../src/platform/record.ts';

const FOLDER = path.join(import.meta.dirname, '../../src/seed/content');

/** The fields of the entries in a file, by list and by the key of the entry. */
type Content = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>
>;

const readContent = (name: string): Content =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));

/** Returns the entries in a file by keys such as `projects/project-spark`. */
const entriesIn = (name: string) =>
  new Map(
    Object.entries(readContent(name)).flatMap(([list, entries]) =>
      Object.entries(entries).map(([key, fields]) => [`${list}/${key}`, fields]),
    ),
  );

test('the sample has the texts of each entry in each language', () => {
  const keys = [...entriesIn('shared').keys()].sort();
  for (const language of LANGUAGE_CODES) {
    assert.deepEqual([...entriesIn(language).keys()].sort(), keys, language);
  }
});

test('a translation of the sample has each text of the English, in its own words', () => {
  for (const language of Object.keys(TRANSLATED_LANGUAGES)) {
    const translations = entriesIn(language);
    for (const [key, english] of entriesIn('en')) {
      const translation = translations.get(key) ?? {};
      assert.deepEqual(Object.keys(translation).sort(), Object.keys(english).sort(), key);
      for (const [field, text] of Object.entries(english)) {
        assert.notDeepEqual(translation[field], text, `${field} of ${key} in ${language}`);
      }
    }
  }
});

test('the sample has six stories, each with a project and its own drawing', () => {
  const stories = Object.values(readContent('shared').stories ?? {});
  assert.equal(stories.length, 6);
  for (const { project } of stories) assert.ok(project);
  assert.equal(new Set(stories.map(({ image }) => image)).size, 6);
});

test('[R41] the sample has five registrations and a board with translated names', () => {
  const page = readContent('shared').transparency?.page;
  assert.equal(recordsIn(page?.registrations).length, 5);
  for (const language of LANGUAGE_CODES) {
    const board = recordsIn(readContent(language).transparency?.page?.board);
    assert.equal(board.length, 5, language);
    const pattern = language === 'en' ? /^Sample/ : /[\u0900-\u0dff]/;
    for (const { name } of board) assert.match(String(name), pattern, language);
  }
});

test('[R41] the sample has audited accounts of three years and FCRA statements of two', () => {
  const kinds = Object.values(readContent('shared').documents ?? {}).map(({ kind }) => kind);
  assert.equal(kinds.filter((kind) => kind === 'audited-accounts').length, 3);
  assert.equal(kinds.filter((kind) => kind === 'fcra-statement').length, 2);
});
