import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { languages } from '../../site/app/languages.ts';
import { freePort } from '../../test-support/free-port.ts';
import { requireFreePort, serversFrom } from '../environment.ts';
import { UserError } from '../errors.mjs';

test('without settings both servers are on loopback and know each other', () => {
  const { cms, site } = serversFrom({});
  assert.deepEqual([cms.url, site.url], ['http://127.0.0.1:1337', 'http://127.0.0.1:3000']);
  assert.equal(site.env.CMS_URL, cms.url);
  assert.equal(cms.env.CONTENT_HOOK_URLS, 'http://127.0.0.1:3000/hooks/content');
  assert.equal(site.env.LANGUAGES, languages.join());
  assert.equal(cms.env.LANGUAGES, site.env.LANGUAGES, 'the admin shows what the website offers');
});

test('HOST and PORT move the site alone, CMS_PORT the CMS', () => {
  const { cms, site } = serversFrom({ HOST: '0.0.0.0', PORT: '8080', CMS_PORT: '9000' });
  assert.deepEqual([site.env.HOST, site.env.PORT], ['0.0.0.0', '8080']);
  assert.deepEqual([cms.env.HOST, cms.env.PORT], ['127.0.0.1', '9000']);
  assert.equal(site.env.CMS_URL, 'http://127.0.0.1:9000');
  assert.equal(cms.env.CONTENT_HOOK_URLS, 'http://127.0.0.1:8080/hooks/content');
});

test('a port is a whole number from 1 to 65535', () => {
  assert.equal(serversFrom({ PORT: '65535' }).site.env.PORT, '65535');
  for (const PORT of ['65536', '-1', '80.5', 'http']) {
    assert.throws(() => serversFrom({ PORT }), UserError, PORT);
  }
});

test('a variable of the environment wins', () => {
  const ofSite = {
    SITE_URL: 'https://example.org',
    DATA_DIR: '/srv/site',
    CMS_URL: 'https://cms.example',
    LANGUAGES: 'ml',
  };
  const CONTENT_HOOK_URLS = 'https://example.org/hooks/content';
  const { cms, site } = serversFrom({ ...ofSite, CONTENT_HOOK_URLS });
  assert.deepEqual({ ...site.env, ...ofSite }, site.env);
  assert.equal(cms.env.SITE_URL, 'https://example.org');
  assert.equal(cms.env.CONTENT_HOOK_URLS, CONTENT_HOOK_URLS);
});

test('[R47] the sample organisation is paid in no other’s place, and on this machine alone', () => {
  assert.equal(serversFrom({}).site.env.GIVE_PAYEE, 'Mazhavil (sample)');
  for (const GIVE_UPI_ADDRESS of ['', 'office@example']) {
    assert.equal('GIVE_PAYEE' in serversFrom({ GIVE_UPI_ADDRESS }).site.env, false);
  }
  const isPublic = serversFrom({ SITE_URL: 'https://www.example.org' });
  assert.equal('GIVE_PAYEE' in isPublic.site.env, false);
});

test('a port in use is one message that names the port and what to do', async () => {
  const PORT = String(await freePort());
  const { site } = serversFrom({ PORT });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(site.port, '127.0.0.1', resolve));
  await assert.rejects(requireFreePort(site), (thrown) => {
    assert.ok(thrown instanceof UserError);
    assert.match(thrown.message, new RegExp(`address already in use .*:${PORT}\n`));
    assert.match(thrown.message, new RegExp(`PORT=${site.port + 1}$`));
    return true;
  });
  await new Promise((resolve) => server.close(resolve));
  await requireFreePort(site);
});

test('an address that this machine does not have is one message', async () => {
  const { site } = serversFrom({ HOST: '192.0.2.1' });
  await assert.rejects(requireFreePort(site), /not available[\s\S]*set HOST/);
});

test('a port setting must be a port', () => {
  assert.equal(serversFrom({ PORT: '' }).site.port, 3000);
  for (const bad of ['70000', '80.5', 'http', '-1']) {
    assert.throws(() => serversFrom({ PORT: bad }), /PORT must be a port.*"/);
  }
});

test('the printed address can be opened in a browser, whatever the server listens on', () => {
  assert.equal(serversFrom({ HOST: '0.0.0.0' }).site.url, 'http://127.0.0.1:3000');
  assert.equal(serversFrom({ HOST: '::' }).site.url, 'http://[::1]:3000');
});
