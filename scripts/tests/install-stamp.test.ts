import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { isInstalled, rememberInstalled } from '../install-stamp.mjs';
import { scratchFolder } from './scratch.ts';

const entry = { version: '1.0.0', integrity: 'sha512-a' };

function folderWith(lock: object, present: object | null): string {
  const folder = scratchFolder();
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (present) {
    mkdirSync(path.join(folder, 'node_modules'));
    const record = path.join(folder, 'node_modules/.package-lock.json');
    writeFileSync(record, JSON.stringify({ packages: present }));
  }
  return folder;
}

test('a folder without node_modules is not installed', () => {
  assert.equal(isInstalled(folderWith({ '': {}, 'node_modules/a': entry }, null)), false);
});

test('after an installation it is installed, until the lock file changes', () => {
  const folder = folderWith({ '': {}, 'node_modules/a': entry }, {});
  rememberInstalled(folder);
  assert.equal(isInstalled(folder), true);
  writeFileSync(path.join(folder, 'package-lock.json'), '{"packages":{}}');
  assert.equal(isInstalled(folder), false);
});

test('an installation made by hand with npm counts', () => {
  const lock = { '': {}, 'node_modules/a': entry };
  assert.equal(isInstalled(folderWith(lock, { 'node_modules/a': entry })), true);
});

test('an installation made by hand with another version does not count', () => {
  const lock = { '': {}, 'node_modules/a': entry };
  const present = { 'node_modules/a': { ...entry, version: '1.0.1' } };
  assert.equal(isInstalled(folderWith(lock, present)), false);
});

test('an optional package of another machine may be missing, any other may not', () => {
  const optional = { ...entry, optional: true };
  assert.equal(isInstalled(folderWith({ 'node_modules/a': optional }, {})), true);
  assert.equal(isInstalled(folderWith({ 'node_modules/a': entry }, {})), false);
});
