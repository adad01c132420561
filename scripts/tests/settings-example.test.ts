import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { settingNames } from '../../site/server/config.ts';
import { folderPath } from '../repository.ts';
import { readExample } from '../settings/example.ts';

const shown = readExample();

function shownFor(program: string): string[] {
  const own = shown.filter(({ section }) => section.startsWith('Both') || section === program);
  return own.map(({ name }) => name).sort();
}

test('.env.example names every setting of the site and no other', () => {
  assert.deepEqual(shownFor('Website'), [...settingNames].sort());
});

test('.env.example names every setting of the CMS and no other', () => {
  const source = readFileSync(path.join(folderPath('cms'), 'config/settings/read.ts'), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const section = shown.find(({ name }) => name === 'APP_KEYS')?.section ?? '';
  assert.deepEqual(shownFor(section), names.sort());
});

test('.env.example explains each setting', () => {
  const silent = shown.filter(({ explained }) => !explained).map(({ name }) => name);
  assert.deepEqual(silent, []);
});
