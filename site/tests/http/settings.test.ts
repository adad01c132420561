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
  test('several bad ones: all are named at once', async () => {
    const { code, output } = await startSiteThatRefuses({
      ...good(),
      CMS_URL: 'ftp://cms.example.org',
      SITE_URL: 'www.example.org',
      PORT: '99999',
      MAP_TILE_URL: 'https://tiles.example.org/',
      CMS_TOKEN: 'half of a\nsecret token',
    });
    expect(code).not.toBe(0);
    expect(output.match(/cannot start/gi)).toHaveLength(1);
    expect(output).toContain('.env.example');
    expect(output).not.toMatch(/secret token|at file:/);
    for (const name of ['CMS_URL', 'SITE_URL', 'PORT', 'MAP_TILE_URL', 'CMS_TOKEN']) {
      expect(output).toContain(name);
    }
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
