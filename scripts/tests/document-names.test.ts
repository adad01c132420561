import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../document-names.ts';

test('names of several words in backticks are found, outside of examples', () => {
  assert.deepEqual(namesIn('`storeVersion` stores, `MAX_LETTERS` limits, `move.ts` moves'), [
    'storeVersion',
    'MAX_LETTERS',
  ]);
  assert.deepEqual(namesIn('`usermod -aG docker`, `LIMIT_…`, storeVersion'), []);
  assert.deepEqual(namesIn('```\n`storeVersion`\n```'), []);
});
