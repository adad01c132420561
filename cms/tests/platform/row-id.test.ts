import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { RowIdInPathSchema } from '../../src/platform/row-id.ts';

test('an id in a path is accepted if PostgreSQL can look for it', () => {
  for (const id of ['1', '2147483647']) assert.ok(v.is(RowIdInPathSchema, id), id);
  for (const id of ['', '0', '-1', '1e3', '7x', ' 7', '2147483648', '9'.repeat(400)]) {
    assert.ok(!v.is(RowIdInPathSchema, id), id);
  }
});
