import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { buildProblem } from '../support/built.ts';
import { afterTest } from '../support/cleanup.ts';

test('tests of a running CMS do not start on a build that is older than its sources', (t) => {
  const cms = mkdtempSync(path.join(os.tmpdir(), 'cms-test-'));
  afterTest(t, () => rmSync(cms, { recursive: true }));
  const write = (file: string, changedAt: number) => {
    mkdirSync(path.dirname(path.join(cms, file)), { recursive: true });
    writeFileSync(path.join(cms, file), '');
    utimesSync(path.join(cms, file), changedAt, changedAt);
  };

  write('src/views/page.json', 1);
  assert.equal(buildProblem(cms), 'The CMS is not built.');
  write('dist/src/index.js', 2);
  assert.equal(buildProblem(cms), '');
  for (const file of ['src/views/page.json', 'config/server.ts']) {
    write(file, 3);
    assert.equal(buildProblem(cms), `cms/${file} is newer than the build.`);
    write(file, 1);
  }
  write('src/admin/app.ts', 3);
  write('src/features/find/admin/index.ts', 3);
  assert.equal(buildProblem(cms), '', 'no test here opens the admin');

  write('src/index.ts', 3);
  write('dist/.built-from', 4);
  assert.equal(buildProblem(cms), '', '`npm test` found the same content');
});
