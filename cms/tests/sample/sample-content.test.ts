import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGE_CODES } from '../../src/content/languages/language-names.ts';

const FOLDER = path.join(import.meta.dirname, '../../src/seed/content');

/** Returns the keys of the entries in a file, such as `projects/project-spark`, sorted. */
function entryKeys(name: string): string[] {
  const content: object = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));
  return Object.entries(content)
    .flatMap(([list, entries]) => Object.keys(entries).map((key) => `${list}/${key}`))
    .sort();
}

test('the sample has the texts of each entry in each language', () => {
  const keys = entryKeys('shared');
  for (const language of LANGUAGE_CODES) assert.deepEqual(entryKeys(language), keys, language);
});
