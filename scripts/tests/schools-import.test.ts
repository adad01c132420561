import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { run as exportSchools } from '../commands/schools-export.ts';
import { run as importSchools } from '../commands/schools-import.ts';
import { UserError } from '../errors.mjs';
import { SCHOOLS_FILE } from '../schools/schools-file.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();

test('[3.9] the built-in schools stay as they are when their export is imported', async () => {
  const before = await readFile(SCHOOLS_FILE, 'utf8');
  const file = path.join(folder, 'schools.csv');
  await exportSchools([file]);
  await importSchools([file]);
  assert.equal(await readFile(SCHOOLS_FILE, 'utf8'), before);
});

test('nothing is written when any row is wrong, or the file cannot be read', async () => {
  const before = await readFile(SCHOOLS_FILE, 'utf8');
  const file = path.join(folder, 'wrong.csv');
  await writeFile(file, 'name,district,latitude,longitude,project\nSchool,Idukki,10.1,77.1,px\n');
  await assert.rejects(importSchools([file]), (thrown) => {
    return thrown instanceof UserError && /nothing was changed:\n {2}row 2: /.test(thrown.message);
  });
  await assert.rejects(importSchools([path.join(folder, 'none.csv')]), /cannot be read/);
  assert.equal(await readFile(SCHOOLS_FILE, 'utf8'), before);
});

test('an export never overwrites a file', async () => {
  const file = path.join(folder, 'worked-on.csv');
  await writeFile(file, 'hours of work');
  await assert.rejects(exportSchools([file]), /was not written.*exist/);
  assert.equal(await readFile(file, 'utf8'), 'hours of work');
});
