import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeDistinct } from '../../src/platform/merge-distinct.ts';

type Parts = Record<string, number>;

test('parts with different keys become one', () => {
  assert.deepEqual(mergeDistinct<Parts>([{ a: 1 }, {}, { b: 2, c: 3 }]), { a: 1, b: 2, c: 3 });
});

test('a start fails if two parts have the same key, also with the same value', () => {
  assert.throws(
    () => mergeDistinct<Parts>([{ a: 1, b: 2 }, { c: 3 }, { b: 2 }]),
    /"b" is there twice/,
  );
});
