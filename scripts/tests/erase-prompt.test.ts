import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { isConfirmed } from '../erase/confirm.ts';

/** What is answered to these keys, as a terminal sends them. */
async function answerTo(keys: string): Promise<boolean> {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const asked = isConfirmed({ input, output });
  input.write(keys);
  return asked;
}

test('only the whole word yes erases', async () => {
  for (const keys of ['yes\r', 'YES\r', ' yes \r']) assert.equal(await answerTo(keys), true, keys);
  for (const keys of ['y\r', '\r', 'no\r', 'yes please\r', 'yess\r']) {
    assert.equal(await answerTo(keys), false, keys);
  }
});

test('Ctrl-C and Ctrl-D mean no, without a failure', async () => {
  assert.equal(await answerTo('\u0003'), false);
  assert.equal(await answerTo('\u0004'), false);
  assert.equal(await answerTo('ye\u0003'), false);
});

test('where nobody can be asked, nothing is erased', async () => {
  const stream = Object.assign(new PassThrough(), { isTTY: false });
  await assert.rejects(isConfirmed({ input: stream, output: stream }), /add --yes/);
});
