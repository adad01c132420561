import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleToken } from '../support/fake-cms/fake-cms.ts';
import { freePort } from '../support/free-port.ts';
import { startSiteThatRefuses } from '../support/start-site.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'site-data-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const good = () => ({ CMS_URL: 'http://127.0.0.1:9', CMS_TOKEN: sampleToken, DATA_DIR: dataDir });

describe('settings that stop the start', () => {
  test('nothing set: one message names everything that is missing', async () => {
    const { code, output } = await startSiteThatRefuses({ DATA_DIR: dataDir });
    expect(code).not.toBe(0);
    expect(output).toContain('CMS_URL');
    expect(output).toContain('CMS_TOKEN');
    expect(output).toContain('.env.example');
    expect(output.match(/cannot start/gi)).toHaveLength(1);
  });

  test('several bad ones: all are named at once', async () => {
    const { code, output } = await startSiteThatRefuses({
      ...good(),
      CMS_URL: 'ftp://cms.example.org',
      SITE_URL: 'www.example.org',
      PORT: '99999',
      MAP_TILE_URL: 'https://tiles.example.org/',
    });
    expect(code).not.toBe(0);
    for (const name of ['CMS_URL', 'SITE_URL', 'PORT', 'MAP_TILE_URL']) {
      expect(output).toContain(name);
    }
  });

  test.each([
    ['CMS_URL', 'not an address'],
    ['CMS_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://example.org/with/a/path'],
    ['PORT', 'three thousand'],
    ['PORT', '-1'],
    ['TRUST_PROXY', 'perhaps'],
  ])('%s=%s is named', async (name, value) => {
    const { code, output } = await startSiteThatRefuses({ ...good(), [name]: value });
    expect(code).not.toBe(0);
    expect(output).toContain(name);
    expect(output).not.toContain('at file:');
  });

  test('a token that cannot be one is named, and not repeated', async () => {
    const { code, output } = await startSiteThatRefuses({
      ...good(),
      CMS_TOKEN: 'half of a\nsecret token',
    });
    expect(code).not.toBe(0);
    expect(output).toContain('CMS_TOKEN');
    expect(output).not.toContain('secret token');
  });

  test('a port in use is one clear message', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const { code, output } = await startSiteThatRefuses({ ...good(), PORT: String(port) });
    other.close();
    expect(code).not.toBe(0);
    expect(output).toContain(String(port));
    expect(output).toMatch(/in use/i);
    expect(output).not.toContain('at Server');
  });
});
