import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readExample, settingProblems } from '../settings/check.ts';

test('.env.example names every setting of both programs, explained, with its real default', async () => {
  assert.deepEqual(await settingProblems(), []);
});

test('a setting that is missing from .env.example is named', async () => {
  const without = readExample().replace(/^#(TRUST_PROXY|DATABASE_URL)=.*$/gm, '');
  assert.deepEqual(await settingProblems(without), [
    'TRUST_PROXY is read by the program but missing under "## Website"',
    'DATABASE_URL is read by the program but missing under "## Content system"',
  ]);
});

test('a setting in .env.example that nothing reads, or that has no words, is named', async () => {
  const more = readExample().replace('## Website\n', '## Website\n\nTRUST_PROXIES=on\n');
  assert.deepEqual(await settingProblems(more), [
    'TRUST_PROXIES is not explained',
    'TRUST_PROXIES stands under "## Website" but nothing reads it',
  ]);
});

test('a default in .env.example that is not the real one is named', async () => {
  const other = readExample()
    .replace('#CONTENT_TTL=5', '#CONTENT_TTL=50')
    .replace('#SEED=on', '#SEED=off');
  assert.deepEqual(await settingProblems(other), [
    'CONTENT_TTL=50 is not the default',
    'SEED=off is not the default',
  ]);
});
