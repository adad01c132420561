import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { secretsFor, secretsFrom } from '../secrets.ts';
import { UserError } from '../user-error.ts';
import { scratchFolder } from './scratch.ts';

const newFile = () => ({ SECRETS_FILE: path.join(scratchFolder(), 'data/secrets.env') });

test('secrets are made once, in a file that only its owner can read', async () => {
  const env = newFile();
  const first = await secretsFrom(env);
  assert.equal(statSync(env.SECRETS_FILE).mode & 0o777, 0o600);
  assert.ok((first.CMS_TOKEN ?? '').length >= 40);
  assert.notEqual(first.CMS_TOKEN, first.CMS_WRITE_TOKEN);
  assert.equal(new Set(first.APP_KEYS?.split(',')).size, 4);
  assert.deepEqual(await secretsFrom(env), first);
});

test('secrets that the file has are kept, with comments; missing ones are added', async () => {
  const env = { SECRETS_FILE: path.join(scratchFolder(), 'secrets.env') };
  writeFileSync(env.SECRETS_FILE, '# mine\nCMS_TOKEN="kept as it is"\nOTHER=1');
  const secrets = await secretsFrom(env);
  assert.equal(secrets.CMS_TOKEN, 'kept as it is');
  const text = readFileSync(env.SECRETS_FILE, 'utf8');
  assert.ok(text.startsWith('# mine\nCMS_TOKEN="kept as it is"\nOTHER=1\n'));
  assert.equal(parseEnv(text).ENCRYPTION_KEY, secrets.ENCRYPTION_KEY);
});

test('nothing is written where the environment has every secret', async () => {
  const made = await secretsFrom(newFile());
  const env = newFile();
  assert.deepEqual(await secretsFrom({ ...made, ...env }), {});
  assert.equal(existsSync(env.SECRETS_FILE), false);
});

test('a place that cannot be written is one message', async () => {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, 'data'), 'a file where a folder should be');
  const env = { SECRETS_FILE: path.join(folder, 'data/secrets.env') };
  await assert.rejects(secretsFrom(env), UserError);
});

test('each program gets its secrets; both get the next tokens while tokens are being changed', () => {
  const secrets = { CMS_TOKEN: 'a', CMS_TOKEN_NEXT: 'b', APP_KEYS: 'c', PREVIEW_SECRET: 'd' };
  assert.deepEqual(secretsFor('cms', secrets, {}), secrets);
  const { APP_KEYS: _, ...forSite } = secrets;
  assert.deepEqual(secretsFor('site', secrets, {}), forSite);
  const env = { CMS_TOKEN: 'from outside', PREVIEW_SECRET: '' };
  assert.deepEqual(secretsFor('site', secrets, env), { ...forSite, CMS_TOKEN: 'from outside' });
});
