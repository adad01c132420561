import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serversFrom } from '../environment.ts';

const secrets = { CMS_TOKEN: 'one', CMS_WRITE_TOKEN: 'two', JWT_SECRET: 'three' };

test('without settings both servers are on loopback and know each other', () => {
  const { cms, site } = serversFrom({}, secrets);
  assert.deepEqual([cms.url, site.url], ['http://127.0.0.1:1337', 'http://127.0.0.1:3000']);
  assert.equal(site.env.CMS_URL, cms.url);
  assert.equal(site.env.CMS_TOKEN, cms.env.CMS_TOKEN);
  assert.equal(cms.env.CONTENT_HOOK_URL, 'http://127.0.0.1:3000/hooks/content');
});

test('HOST and PORT move the site alone, CMS_PORT the CMS', () => {
  const { cms, site } = serversFrom({ HOST: '0.0.0.0', PORT: '8080', CMS_PORT: '9000' }, secrets);
  assert.deepEqual([site.env.HOST, site.env.PORT], ['0.0.0.0', '8080']);
  assert.deepEqual([cms.env.HOST, cms.env.PORT], ['127.0.0.1', '9000']);
  assert.equal(site.env.CMS_URL, 'http://127.0.0.1:9000');
  assert.equal(cms.env.CONTENT_HOOK_URL, 'http://127.0.0.1:8080/hooks/content');
});

test('a variable of the environment wins', () => {
  const given = { SITE_URL: 'https://example.org', DATA_DIR: '/srv/site', CMS_TOKEN: 'a token' };
  const { cms, site } = serversFrom(given, secrets);
  assert.equal(cms.env.SITE_URL, 'https://example.org');
  assert.equal(site.env.DATA_DIR, '/srv/site');
  assert.equal(cms.env.CMS_TOKEN, 'a token');
});
