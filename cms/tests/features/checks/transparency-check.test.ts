// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, inLines } from '../../support/check.ts';
import { sharedCms } from '../../support/shared.ts';
import { readFormLists } from '../../support/transparency-page.ts';

const { editor } = await sharedCms();

const checkText = async (type: string, values: object) =>
  inLines(await check(editor, type, { values }));

test('before an editor empties the English board, the check says that every language loses it', async () => {
  const opened = await readFormLists();
  const values = { ...opened, board: [] };
  const lost = 'The board is empty: visitors lose it in every language';
  assert.ok((await checkText('transparency', values)).includes(`warning board: ${lost}`));
  assert.ok(!(await checkText('transparency', opened)).includes(lost));
});

test('[R41] audited accounts without a year are refused, an annual report is warned of, a certificate needs none', async () => {
  const checkKind = (kind: string) => checkText('document', { title: 'R', file: { id: 1 }, kind });
  assert.match(await checkKind('audited-accounts'), /^refused .*year/m);
  assert.match(await checkKind('annual-report'), /^warning .*year/m);
  assert.doesNotMatch(await checkKind('certificate'), /the year/);
});
