import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  diffWords,
  hasVisibleChange,
  linesOf,
  needsBlankBetween,
} from '../../src/admin/components/word-diff.ts';

/** Returns a diff with removed words as `-red-` and added words as `+blue+`. */
function marked(before: string, after: string, timeoutMs?: number): string {
  return diffWords(before, after, timeoutMs)
    .map(({ value, added, removed }) => {
      const sign = added ? '+' : removed ? '-' : '';
      return `${sign}${value.join('')}${sign}`;
    })
    .join('');
}

const text = (words: string) => ({ text: words, added: false, removed: false });
const oldText = (words: string) => ({ ...text(words), removed: true });
const newText = (words: string) => ({ ...text(words), added: true });

test('a diff marks whole words, also Indian ones, and blanks', () => {
  assert.equal(marked('', ''), '');
  assert.equal(marked('The same.', 'The same.'), 'The same.');
  assert.equal(marked('A red boat.', 'A blue boat.'), 'A -red-+blue+ boat.');
  assert.equal(marked('ചുവന്ന തോണി', 'നീല തോണി'), '-ചുവന്ന-+നീല+ തോണി');
  assert.equal(marked('one two', 'one  two'), 'one- -+  +two');
});

test('a diff that takes too long marks both texts as a whole', () => {
  assert.equal(marked('A red boat.', 'A blue boat.', -1), '-A red boat.-+A blue boat.+');
});

test('a diff is divided into lines, of which one is shown as changed if a word of it is', () => {
  const lines = linesOf(diffWords('First.\nA red boat.\nLast.', 'First.\nA blue boat.\nLast.'));
  assert.deepEqual(lines, [
    [text('First.')],
    [text('A '), oldText('red'), newText('blue'), text(' boat.')],
    [text('Last.')],
  ]);
  assert.deepEqual(lines.map(hasVisibleChange), [false, true, false]);
  assert.equal(hasVisibleChange([oldText(' ')]), false);
  assert.equal(hasVisibleChange([newText('x')]), true);
});

test('a blank stands between an old word and the new one directly after it', () => {
  assert.equal(needsBlankBetween(oldText('red'), newText('blue')), true);
  assert.equal(needsBlankBetween(oldText('red '), newText('blue')), false);
  assert.equal(needsBlankBetween(oldText('red'), newText(' blue')), false);
  assert.equal(needsBlankBetween(undefined, newText('blue')), false);
  assert.equal(needsBlankBetween(text('red'), newText('blue')), false);
  assert.equal(needsBlankBetween(oldText('red'), text('blue')), false);
});
