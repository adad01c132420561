import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { newInstallation } from '../support/installation.ts';
import { freshSecrets, secret } from '../support/start-strapi.ts';

type Environment = Readonly<Record<string, string | undefined>>;
interface Read {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}
const { readSettings }: { readSettings(env: Environment): Read } = createRequire(import.meta.url)(
  '../../dist/config/settings/read.js',
);

const read = (env: Environment) => readSettings({ ...freshSecrets(), CMS_TOKEN: secret(), ...env });

const named = (env: Environment) => read(env).problems.map((problem) => problem.split(' ')[0]);

test('a start names each missing or bad setting', () => {
  const bad = {
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
    CONTENT_HOOK_URLS: 'http://127.0.0.1:3001, ftp://mazhavil.example/hooks/content',
    CONTENT_HOOK_SECRET: 'short',
    SEED: 'maybe',
    SMTP_HOST: 'smtp.mazhavil.example',
    SMTP_PORT: 'none',
    SMTP_SECURITY: 'ssl',
    MAIL_FROM: 'website',
    MAIL_TO: 'office@mazhavil.example, desk',
    MAIL_RETRY_DAYS: '0',
    RETENTION_DAYS: 'two years',
    TIME_ZONE: 'Mars/Base',
    LANGUAGES: 'en, xx',
  };
  const { SMTP_HOST: _good, ...wrong } = bad;
  assert.deepEqual(named(bad).sort(), Object.keys(wrong).sort());
});

test('the URL of the website is refused with a path and accepted with a slash at its end', () => {
  assert.deepEqual(named({ SITE_URL: 'https://mazhavil.example/website' }), ['SITE_URL']);
  assert.deepEqual(named({ SITE_URL: 'https://mazhavil.example/' }), []);
});

test('the first content is the sample, none, or that of an organisation with the given name', () => {
  for (const good of ['on', 'off', 'Thumbi Trust', 'Pratyasha', 'തുമ്പി']) {
    assert.deepEqual(named({ SEED: good }), [], good);
  }
  for (const bad of ['yes', 'true', '1', 'X'.repeat(61)]) {
    assert.deepEqual(named({ SEED: bad }), ['SEED'], bad);
  }
});

test('a start names the settings that another setting needs', () => {
  assert.deepEqual(named({ CONTENT_HOOK_URLS: 'http://a.example' }), ['CONTENT_HOOK_SECRET']);
  assert.deepEqual(named({ S3_BUCKET: 'images' }), [
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  const mail = { SMTP_HOST: 'smtp.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example' };
  assert.deepEqual(named({ ...mail, SMTP_USER: 'website' }), ['SMTP_PASSWORD']);
});

test('a start names the settings that contradict each other', () => {
  const key = 'x'.repeat(64);
  const same = read({ CMS_TOKEN: key, CMS_WRITE_TOKEN: key }).problems.join('\n');
  assert.match(same, /^CMS_WRITE_TOKEN must not be the same as CMS_TOKEN/);
  assert.ok(!same.includes(key), 'a token is never printed');
  const noServer = read({ MAIL_TO: 'office@mazhavil.example', SMTP_USER: 'website' }).problems;
  assert.match(noServer.join('\n'), /^SMTP_HOST is missing.*remove SMTP_USER, MAIL_TO/);
});

test('the URLs of all instances of the website are read', () => {
  const { settings } = read({
    CONTENT_HOOK_URLS: 'http://a.example/hooks/content/ , http://b.example',
  });
  assert.deepEqual(settings.CONTENT_HOOK_URLS, [
    'http://a.example/hooks/content',
    'http://b.example',
  ]);
});

test('submissions are kept for two years, for the set number of days, or for ever', () => {
  const days = (RETENTION_DAYS?: string) => read({ RETENTION_DAYS }).settings.RETENTION_DAYS;
  assert.deepEqual([days(), days('30'), days('off')], [730, 30, 'off']);
});

test('a start with bad settings stops with all problems and no stack trace', async () => {
  const installation = await newInstallation();
  const start = installation.start({
    CMS_DATA_DIR: '/dev/null/data',
    PORT: '99999',
    SEED: 'maybe',
  });
  const printed = await start.then(String, (thrown: Error) => thrown.message);
  assert.match(printed, /^ {2}- CMS_DATA_DIR must be a folder that can be written to/m);
  assert.match(printed, /^ {2}- PORT must be[\s\S]*^ {2}- SEED must be/m);
  assert.ok(!printed.includes('at Object.'));
});
