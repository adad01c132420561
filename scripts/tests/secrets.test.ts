import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { UserError } from '../errors.mjs';
import { loadSecrets } from '../secrets.ts';
import { scratchFolder } from './scratch.ts';

const newFile = () => path.join(scratchFolder(), 'data/secrets.env');

async function loaded(file: string, given: NodeJS.ProcessEnv = {}) {
  const env: NodeJS.ProcessEnv = { ...given, SECRETS_FILE: file };
  await loadSecrets(env);
  return env;
}

test('secrets are made once, in a file that only its owner can read', async () => {
  const file = newFile();
  const first = await loaded(file);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.ok((first.CMS_TOKEN ?? '').length >= 40);
  assert.notEqual(first.CMS_TOKEN, first.CMS_WRITE_TOKEN);
  assert.equal(new Set(first.APP_KEYS?.split(',')).size, 4);
  assert.deepEqual(await loaded(file), first);
});

test('secrets that the file has are kept, with comments; missing ones are added', async () => {
  const file = path.join(scratchFolder(), 'secrets.env');
  writeFileSync(file, '# mine\nCMS_TOKEN="kept as it is"\nCMS_TOKEN_NEXT=1');
  const env = await loaded(file);
  assert.deepEqual([env.CMS_TOKEN, env.CMS_TOKEN_NEXT], ['kept as it is', '1']);
  const text = readFileSync(file, 'utf8');
  assert.ok(text.startsWith('# mine\nCMS_TOKEN="kept as it is"\nCMS_TOKEN_NEXT=1\n'));
  assert.equal(parseEnv(text).ENCRYPTION_KEY, env.ENCRYPTION_KEY);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal((await loaded(file, { CMS_TOKEN: 'from outside' })).CMS_TOKEN, 'from outside');
});

test('a variable of the environment wins; nothing is written where it has every secret', async () => {
  const made = await loaded(newFile(), { CMS_TOKEN: 'from outside', PREVIEW_SECRET: '' });
  assert.equal(made.CMS_TOKEN, 'from outside');
  assert.ok(made.PREVIEW_SECRET);
  const file = newFile();
  await loaded(file, made);
  assert.equal(existsSync(file), false);
});

test('a place that cannot be written is one message', async () => {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, 'data'), 'a file where a folder should be');
  await assert.rejects(loaded(path.join(folder, 'data/secrets.env')), UserError);
});
