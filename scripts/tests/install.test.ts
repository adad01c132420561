import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { hashOfSources } from '../build.ts';
import { programError } from '../errors.mjs';
import { isInstalled } from '../install.mjs';
import { lockProblems, type Packages } from '../lock-files.ts';
import { FOLDERS, folderPath } from '../repository.ts';
import { scratchFolder } from './scratch.ts';

function folderWith(wanted: Packages, present: Packages): string {
  const folder = scratchFolder();
  mkdirSync(path.join(folder, 'node_modules/a'), { recursive: true });
  const write = (name: string, packages: Packages) =>
    writeFileSync(path.join(folder, name), JSON.stringify({ packages }));
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', present);
  return folder;
}

test('a folder is installed where npm has recorded every package of the lock file', () => {
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' } };
  const other = { version: '1.0.1' };
  const optional = { version: '1.0.0', optional: true };
  const devOptional = { version: '1.0.0', devOptional: true };
  assert.equal(isInstalled(folderWith(wanted, wanted)), true);
  assert.equal(isInstalled(folderWith(wanted, {})), false);
  const removed = { 'node_modules/gone': { version: '1.0.0' } };
  assert.equal(isInstalled(folderWith(removed, removed)), false);
  assert.equal(isInstalled(folderWith(wanted, { 'node_modules/a': other })), false);
  assert.equal(isInstalled(folderWith({ 'node_modules/b': optional }, {})), true);
  assert.equal(isInstalled(folderWith({ 'node_modules/b': devOptional }, {})), true);
});

test('a failure shows its last lines, and what to do where that is known', () => {
  const output =
    'a\n\nnpm warn deprecated b\nnpm error     at x (y.js:1)\nno space left on device\n';
  const messageFor = (text: string) => programError('It failed:', text).message;
  assert.match(messageFor(output), /^It failed:\n {2}a\n {2}no space.*\nThe disk is full/);
  assert.match(messageFor('npm error code EAI_AGAIN'), /network/);
  assert.match(messageFor('npm error Missing: a@1.0.0 from lock file'), /npm run lock/);
  assert.match(messageFor("EACCES: permission denied, mkdir 'x'"), /owns this folder/);
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  assert.match(messageFor(lines.join('\n')), /^It failed:\n {2}line 10\n[\s\S]*line 29$/);
  assert.equal(messageFor('something new'), 'It failed:\n  something new');
});

test('a changed, added or renamed source asks for a build; a test does not', () => {
  const folder = scratchFolder();
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('page.ts', 'one');
  const hashes = [hashOfSources(folder)];
  write('page.ts', 'two');
  hashes.push(hashOfSources(folder));
  write('other.ts', '');
  hashes.push(hashOfSources(folder));
  renameSync(path.join(folder, 'other.ts'), path.join(folder, 'a-new-name.ts'));
  hashes.push(hashOfSources(folder));
  assert.equal(new Set(hashes).size, 4);
  write('page.test.ts', '');
  assert.equal(hashOfSources(folder), hashes.at(-1));
});

test('a lock file lacks no package of another kind of machine, and each has a hash', () => {
  const integrity = 'sha512-AAAA';
  const optionalDependencies = { '@a/linux-x64': '4.0.0', '@a/linux-arm64': '4.0.0' };
  const packages: Packages = {
    '': {},
    'node_modules/a': { version: '4.0.0', integrity, optionalDependencies },
    'node_modules/@a/linux-x64': { version: '4.0.0', integrity },
    'node_modules/b': { version: '3.0.0', integrity: 'sha1-AAAA' },
    'node_modules/b/node_modules/a': { version: '3.0.0', optionalDependencies },
    'node_modules/b/node_modules/@a/linux-arm64': { version: '3.0.0', integrity },
  };
  assert.deepEqual(lockProblems(packages), [
    '@a/linux-arm64 of node_modules/a is missing',
    'node_modules/b has no hash',
    'node_modules/b/node_modules/a has no hash',
  ]);
});

for (const folder of FOLDERS) {
  test(`no package of ${folder} runs a program at its installation unless package.json names it`, () => {
    const read = (name: string) => readFileSync(path.join(folderPath(folder), name), 'utf8');
    const { allowScripts = {} }: { allowScripts?: object } = JSON.parse(read('package.json'));
    const { packages }: { packages: Record<string, { hasInstallScript?: true }> } = JSON.parse(
      read('package-lock.json'),
    );
    const running = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript);
    const names = running.map((place) => place.replace(/^.*node_modules\//, ''));
    assert.deepEqual(
      names.filter((name) => !(name in allowScripts)),
      [],
    );
  });
}
