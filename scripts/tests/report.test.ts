import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duration, Report } from '../report.ts';

function recorder() {
  const parts: string[] = [];
  return { write: (text: string) => parts.push(text), text: () => parts.join('') };
}

test('times read as a person would say them', () => {
  assert.equal(duration(420), '0.4 s');
  assert.equal(duration(12_300), '12 s');
  assert.equal(duration(59_700), '1 m 0 s');
  assert.equal(duration(151_000), '2 m 31 s');
});

test('a step is shown when it begins and, with its time, when it is done', async () => {
  const out = recorder();
  await new Report(out).step({ doing: 'Installing cms', done: 'Installed cms' }, async () => {});
  assert.match(out.text(), /^… Installing cms\n✓ Installed cms \(\d\.\d s\)\n$/);
});

test('a step that fails is shown as failed and its reason is passed on', async () => {
  const out = recorder();
  const step = new Report(out).step({ doing: 'Building site', done: 'Built site' }, async () => {
    throw new Error('no');
  });
  await assert.rejects(step, /no/);
  assert.match(out.text(), /✗ Building site failed \(\d\.\d s\)\n$/);
});
