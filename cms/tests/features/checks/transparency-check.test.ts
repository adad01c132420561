// @postgres-slow
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, inLines } from '../../support/check.ts';
import { afterTest } from '../../support/cleanup.ts';
import { sharedCms } from '../../support/shared.ts';
import {
  inDays,
  PUBLISH_TRANSPARENCY,
  readFormLists,
  registration,
} from '../../support/transparency-page.ts';

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

test('[R41] an editor who removes 80G is told that the website no longer promises a receipt for tax', async (t) => {
  const before = await readFormLists();
  afterTest(t, () => editor.callAsForm('POST', PUBLISH_TRANSPARENCY, before));
  const holding = { registrations: [{ ...registration, validUntil: inDays(400) }] };
  const published = await editor.callAsForm('POST', PUBLISH_TRANSPARENCY, {
    ...before,
    ...holding,
  });
  assert.equal(published.status, 200, published.text);
  const warning =
    /^warning registrations: No 80G registration is valid: the giving panel no longer promises a receipt for tax/m;
  const without = { registrations: [{ ...registration, kind: '12A' }] };
  const ended = { registrations: [{ ...registration, validUntil: inDays(-1) }] };
  for (const lost of [without, ended, { registrations: [] }]) {
    assert.match(await checkText('transparency', lost), warning, JSON.stringify(lost));
  }
  assert.doesNotMatch(await checkText('transparency', holding), warning, 'it is still valid');
  assert.equal(
    (await editor.callAsForm('POST', PUBLISH_TRANSPARENCY, { ...before, ...without })).status,
    200,
  );
  assert.doesNotMatch(
    await checkText('transparency', without),
    warning,
    'nothing was promised before',
  );
});

test('[R41] audited accounts without a year are refused, an annual report is warned of, a certificate needs none', async () => {
  const checkKind = (kind: string) => checkText('document', { title: 'R', file: { id: 1 }, kind });
  assert.match(await checkKind('audited-accounts'), /^refused .*year/m);
  assert.match(await checkKind('annual-report'), /^warning .*year/m);
  assert.doesNotMatch(await checkKind('certificate'), /the year/);
});
