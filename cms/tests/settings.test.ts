import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPlace } from './place.ts';

/** What a start prints that does not succeed. */
async function refusal(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const place = await newPlace();
  try {
    const strapi = await place.start(env);
    await strapi.stop();
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  } finally {
    await place.remove();
  }
  return 'It started.';
}

test('missing and bad settings stop the start with one message that names them all', async () => {
  const printed = await refusal({
    HOST: 'not a host',
    PORT: '99999',
    APP_KEYS: 'short',
    API_TOKEN_SALT: undefined,
    ADMIN_JWT_SECRET: '',
    TRANSFER_TOKEN_SALT: 'x',
    ENCRYPTION_KEY: undefined,
    CMS_TOKEN: 'too-short',
    CMS_WRITE_TOKEN: `has spaces ${'x'.repeat(40)}`,
    DATABASE_URL: 'mysql://somewhere/db',
    SITE_URL: 'mazhavil.example',
    CONTENT_HOOK_URL: 'ftp://mazhavil.example/hooks/content',
    SEED: 'maybe',
    S3_BUCKET: 'pictures',
    SMTP_HOST: 'smtp.mazhavil.example',
    SMTP_PORT: 'none',
    SMTP_SECURITY: 'ssl',
    SMTP_USER: 'website',
    MAIL_FROM: 'website',
    MAIL_TO: 'office@mazhavil.example, nobody',
    MAIL_RETRY_DAYS: '0',
    RETENTION_DAYS: 'two years',
  });
  for (const name of [
    ...['HOST', 'PORT', 'APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT'],
    ...['ENCRYPTION_KEY', 'CMS_TOKEN', 'CMS_WRITE_TOKEN', 'DATABASE_URL', 'SITE_URL', 'SEED'],
    'CONTENT_HOOK_URL',
    ...['SMTP_PORT', 'SMTP_SECURITY', 'SMTP_PASSWORD', 'MAIL_FROM', 'MAIL_TO', 'MAIL_RETRY_DAYS'],
    'RETENTION_DAYS',
    ...['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ]) {
    assert.match(printed, new RegExp(`^  - ${name} `, 'm'), name);
  }
  assert.ok(!printed.includes('at Object.'), 'no stack is shown');
});

test('the two keys may not be the same', async () => {
  const key = 'x'.repeat(64);
  const printed = await refusal({ CMS_TOKEN: key, CMS_WRITE_TOKEN: key });
  assert.match(printed, /^ {2}- CMS_WRITE_TOKEN must not be the same as CMS_TOKEN/m);
  assert.ok(!printed.includes(key), 'a key is never printed');
});

test('mail settings without a mail server are named, since no mail would be sent', async () => {
  const printed = await refusal({ MAIL_TO: 'office@mazhavil.example', SMTP_USER: 'website' });
  assert.match(printed, /^ {2}- SMTP_HOST is missing.*remove SMTP_USER, MAIL_TO/m);
});

test('a data folder that cannot be made stops the start', async () => {
  const printed = await refusal({ CMS_DATA_DIR: '/dev/null/data' });
  assert.match(printed, /^ {2}- CMS_DATA_DIR must be a folder that can be written to/m);
});
