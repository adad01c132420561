import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorsIn, filesIn, linksIn, namesIn } from '../document-names.ts';

test('names of several words in backticks are found, outside of examples', () => {
  assert.deepEqual(namesIn('`storeVersion` stores, `MAX_LETTERS` limits, `move.ts` moves'), [
    'storeVersion',
    'MAX_LETTERS',
  ]);
  assert.deepEqual(namesIn('`usermod -aG docker`, `LIMIT_…`, storeVersion'), []);
  assert.deepEqual(namesIn('```\n`storeVersion`\n```'), []);
});

test('files and folders in backticks are found, outside of examples', () => {
  const document = '`move.ts` moves as `server/index.ts` says, in `src/features/`';
  assert.deepEqual(filesIn(document), ['move.ts', 'server/index.ts', 'src/features/']);
  assert.deepEqual(filesIn('`npm --prefix cms test`, `cms/src/features/<name>/`, `.ts`'), []);
  assert.deepEqual(filesIn('`/uploads/`, `https://example.org/`, `cms/src/api/*/schema.json`'), []);
  assert.deepEqual(filesIn('```\n`move.ts`\n```'), []);
});

test('links to documents and their headings are found, but not those to other websites', () => {
  const document = '[A](cms.md#a-write), [b](#the-sample), [c](https://example.org/#c), [d](/team)';
  assert.deepEqual(linksIn(document), ['cms.md#a-write', '#the-sample']);
});

test('a heading has the anchor that GitHub gives it', () => {
  assert.deepEqual(anchorsIn('## Log-ins, and the `Media` library’s dialog\n# Two'), [
    'log-ins-and-the-media-librarys-dialog',
    'two',
  ]);
});
