import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serversFrom } from '../environment.ts';

const secrets = { CMS_TOKEN: 'one', CMS_WRITE_TOKEN: 'two', JWT_SECRET: 'three' };

test('without settings both servers are on loopback, and the site knows the content system', () => {
  const { cms, site } = serversFrom({}, secrets);
  assert.equal(cms.url, 'http://127.0.0.1:1337');
  assert.equal(site.url, 'http://127.0.0.1:3000');
  assert.equal(site.env.CMS_URL, cms.url);
  assert.equal(site.env.CMS_TOKEN, cms.env.CMS_TOKEN);
  assert.equal(cms.env.SITE_URL, site.url);
});

test('the content system tells the site of changes where it listens, or where it is told to', () => {
  const { cms } = serversFrom({ HOST: '0.0.0.0', PORT: '8080' }, secrets);
  assert.equal(cms.env.CONTENT_HOOK_URL, 'http://127.0.0.1:8080/hooks/content');
  const elsewhere = 'https://example.org/hooks/content';
  const { env } = serversFrom({ CONTENT_HOOK_URL: elsewhere }, secrets).cms;
  assert.equal(env.CONTENT_HOOK_URL, elsewhere);
});

test('HOST and PORT move the site alone, CMS_PORT the content system', () => {
  const { cms, site } = serversFrom({ HOST: '0.0.0.0', PORT: '8080', CMS_PORT: '9000' }, secrets);
  assert.deepEqual([site.env.HOST, site.env.PORT], ['0.0.0.0', '8080']);
  assert.deepEqual([cms.env.HOST, cms.env.PORT], ['127.0.0.1', '9000']);
  assert.equal(site.env.CMS_URL, 'http://127.0.0.1:9000');
  assert.equal(site.url, 'http://127.0.0.1:8080');
});

test('what the environment says already wins', () => {
  const given = { SITE_URL: 'https://example.org', DATA_DIR: '/srv/site', CMS_TOKEN: 'a token' };
  const { cms, site } = serversFrom(given, secrets);
  assert.equal(cms.env.SITE_URL, 'https://example.org');
  assert.equal(site.env.DATA_DIR, '/srv/site');
  assert.equal(cms.env.CMS_TOKEN, 'a token');
});
