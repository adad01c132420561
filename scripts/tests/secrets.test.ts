import assert from 'node:assert/strict';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Complaint } from '../complaint.ts';
import { parseSecrets, secretsFor, secretsFrom } from '../secrets.ts';
import { scratchFolder } from './scratch.ts';

const newSecrets = () => secretsFrom(path.join(scratchFolder(), 'secrets.env'));
const modeOf = (file: string): number => statSync(file).mode & 0o777;

test('secrets are made once, in a file that only its owner can read', async () => {
  const file = path.join(scratchFolder(), 'data/secrets.env');
  const first = await secretsFrom(file);
  assert.equal(modeOf(file), 0o600);
  assert.deepEqual(await secretsFrom(file), first);
  assert.deepEqual(readdirSync(path.dirname(file)), ['secrets.env']);
});

test('the two tokens are long and differ; Strapi gets four application keys', async () => {
  const secrets = await newSecrets();
  assert.ok((secrets.CMS_TOKEN ?? '').length >= 40);
  assert.notEqual(secrets.CMS_TOKEN, secrets.CMS_WRITE_TOKEN);
  assert.equal(new Set(secrets.APP_KEYS?.split(',')).size, 4);
});

test('secrets that are present are kept, with comments; missing ones are added', async () => {
  const file = path.join(scratchFolder(), 'secrets.env');
  writeFileSync(file, '# mine\nCMS_TOKEN="kept as it is"\nOTHER=1');
  const secrets = await secretsFrom(file);
  assert.equal(secrets.CMS_TOKEN, 'kept as it is');
  assert.ok(secrets.JWT_SECRET);
  const text = readFileSync(file, 'utf8');
  assert.ok(text.startsWith('# mine\nCMS_TOKEN="kept as it is"\nOTHER=1\n'));
  assert.equal(parseSecrets(text).JWT_SECRET, secrets.JWT_SECRET);
  assert.equal(modeOf(file), 0o600);
});

test('a file that others could read is closed to them', async () => {
  const file = path.join(scratchFolder(), 'secrets.env');
  await secretsFrom(file);
  chmodSync(file, 0o644);
  await secretsFrom(file);
  assert.equal(modeOf(file), 0o600);
});

test('two first starts at once agree on the same secrets', async () => {
  const file = path.join(scratchFolder(), 'secrets.env');
  const all = await Promise.all([secretsFrom(file), secretsFrom(file), secretsFrom(file)]);
  for (const secrets of all) assert.deepEqual(secrets, await secretsFrom(file));
});

test('a place that cannot be written is one clear message', async () => {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, 'data'), 'a file where a folder should be');
  await assert.rejects(secretsFrom(path.join(folder, 'data/secrets.env')), Complaint);
});

test('a variable in the environment wins, an empty one does not', async () => {
  const secrets = await newSecrets();
  const given = secretsFor('cms', secrets, { CMS_TOKEN: 'from outside', JWT_SECRET: '' });
  assert.equal(given.CMS_TOKEN, 'from outside');
  assert.equal(given.JWT_SECRET, secrets.JWT_SECRET);
});

test('the site gets its two tokens, the secret of its hook, and nothing else', async () => {
  const given = secretsFor('site', await newSecrets(), {});
  const names = ['CMS_TOKEN', 'CMS_WRITE_TOKEN', 'CONTENT_HOOK_SECRET', 'PREVIEW_SECRET'];
  assert.deepEqual(Object.keys(given).sort(), names);
});
