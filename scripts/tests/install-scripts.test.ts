import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { FOLDERS, pathOf } from '../repository.ts';

/** The value under a name, where there is an object. */
const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const read = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

/** Packages in a lock file that run a program of their own when they are installed. */
function withInstallScript(lock: unknown): string[] {
  const found = entriesOf(at(lock, 'packages'))
    .filter(([, entry]) => at(entry, 'hasInstallScript') === true)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  return [...new Set(found)].sort();
}

for (const name of FOLDERS) {
  const folder = pathOf(name);
  test(`no package of ${name} runs a program when it is installed unless it is named`, () => {
    const allowed = entriesOf(at(read(folder, 'package.json'), 'allowScripts')).map(
      ([each]) => each,
    );
    const unnamed = withInstallScript(read(folder, 'package-lock.json')).filter(
      (each) => !allowed.includes(each),
    );
    assert.deepEqual(unnamed, [], `decide on them under "allowScripts" in ${name}/package.json`);
  });
}

test('a package with an install script in a lock file is found', () => {
  const packages = {
    '': { hasInstallScript: true },
    'node_modules/a': { hasInstallScript: true },
    'node_modules/b/node_modules/@c/d': { hasInstallScript: true },
    'node_modules/e': {},
  };
  assert.ok(withInstallScript({ packages }).includes('a'));
  assert.ok(withInstallScript({ packages }).includes('@c/d'));
  assert.ok(!withInstallScript({ packages }).includes('e'));
});
