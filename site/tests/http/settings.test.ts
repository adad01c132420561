import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { freePort } from '../../../test-support/free-port.ts';
import { sampleToken } from '../support/fake-cms/fake-cms.ts';
import { startSiteThatRefuses } from '../support/start-site.ts';

const good = { CMS_URL: 'http://127.0.0.1:9', CMS_TOKEN: sampleToken, DATA_DIR: tmpdir() };

test('bad settings stop the start, all named at once', async () => {
  const bad = { ...good, PORT: '99999', CMS_TOKEN: 'half of a\nsecret token' };
  const { code, output } = await startSiteThatRefuses(bad);
  expect(code).not.toBe(0);
  expect(output.match(/cannot start/gi)).toHaveLength(1);
  for (const name of ['PORT', 'CMS_TOKEN', '.env.example']) expect(output).toContain(name);
  expect(output).not.toMatch(/secret token|at file:/);
});

test('a port in use is one clear message', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { code, output } = await startSiteThatRefuses({ ...good, PORT: String(port) });
  other.close();
  expect(code).not.toBe(0);
  expect(output).toMatch(new RegExp(`in use.*:${port}`));
  expect(output).not.toContain('at Server');
});
