import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sourceHash } from '../source-hash.ts';
import { scratchFolder } from './scratch.ts';

function program(): string {
  const folder = scratchFolder();
  mkdirSync(path.join(folder, 'app'));
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'app/page.ts'), 'one');
  return folder;
}

test('a changed, added or renamed source changes the fingerprint', async () => {
  const folder = program();
  const seen = new Set([await sourceHash(folder, ['build'])]);
  writeFileSync(path.join(folder, 'app/page.ts'), 'two');
  seen.add(await sourceHash(folder, ['build']));
  writeFileSync(path.join(folder, 'app/other.ts'), '');
  seen.add(await sourceHash(folder, ['build']));
  assert.equal(seen.size, 3);
});

test('what is built, what is left out, and tests do not', async () => {
  const folder = program();
  const before = await sourceHash(folder, ['build', 'app/generated']);
  mkdirSync(path.join(folder, 'app/generated'));
  writeFileSync(path.join(folder, 'app/generated/types.ts'), 'x');
  writeFileSync(path.join(folder, 'build/main.js'), 'x');
  writeFileSync(path.join(folder, 'app/page.test.ts'), 'x');
  assert.equal(await sourceHash(folder, ['build', 'app/generated']), before);
});
