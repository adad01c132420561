import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { schools } from '../../site/app/texts/schools/schools.data.ts';
import { run as exportSchools } from '../commands/schools-export.ts';
import { run as importSchools } from '../commands/schools-import.ts';
import { DATA_FILE, readTable, writeDataFile } from '../schools/data-file.ts';
import { csvFromSchools, schoolsFromCsv } from '../schools/school-table.ts';
import { UserError } from '../user-error.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
const header = 'project,school,district,lat,lng';
const good = 'pg,"Government High School, Munnar",Idukki,10.0889,77.0595';
const munnar = {
  id: 'pg-government-high-school-munnar',
  key: 'pg',
  name: 'Government High School, Munnar',
  district: 'Idukki',
  coordinates: [10.0889, 77.0595],
};

function problems(...rows: string[]) {
  const table = schoolsFromCsv([header, ...rows].join('\n'));
  return 'problems' in table ? table.problems : [];
}

test('[3.9] a school is its id, project, name, district and place', () => {
  assert.deepEqual(schoolsFromCsv(`${header}\n${good}\n`), {
    schools: [munnar],
    ignoredColumns: [],
  });
  const named = schoolsFromCsv(`id,${header}\nmunnar,${good}\n`);
  assert.deepEqual(named, { schools: [{ ...munnar, id: 'munnar' }], ignoredColumns: [] });
});

test('a table may have a byte order mark, semicolons, decimal commas and Windows line ends', () => {
  const text =
    '\uFEFFNotes;LNG;Lat;District;School;Project\r\n;;;;;\r\nvisit;77,0595;10,0889;Idukki;A, B;PG\r\n';
  assert.deepEqual(schoolsFromCsv(text), {
    schools: [{ ...munnar, id: 'pg-a-b', name: 'A, B' }],
    ignoredColumns: ['notes'],
  });
});

test('[3.9] every wrong row is named, with what to do', () => {
  const cases: [string, RegExp][] = [
    ['px,School,Idukki,10.1,77.1', /project "px" is not known: use pg, ps/],
    ['pg,,Idukki,10.1,77.1', /school is empty: fill it in/],
    [`pg,${'x'.repeat(121)},Idukki,10.1,77.1`, /longer than 120/],
    ['pg,=1+1,Idukki,10.1,77.1', /begin with a letter or a digit/],
    ['pg,School,Idukki,,77.1', /lat is missing/],
    ['pg,School,Idukki,ten,77.1', /lat "ten" is not a number/],
    ['pg,School,Idukki,77.1,10.1', /swapped/],
    ['pg,School,Idukki,28.6,77.2', /outside southern India/],
    ['pg,School in Idukki,10.1,77.1', /expected 5 fields but parsed 4/],
    ['pg,"School,Idukki,10.1,77.1', /quotation mark/],
    [good.replace('High School', 'HIGH  school'), /already in row 2/],
  ];
  for (const [row, message] of cases) {
    const [problem] = problems(good, row);
    assert.equal(problem?.row, 3, row);
    assert.match(problem?.message ?? '', message);
  }
  assert.deepEqual(
    problems('px,,Idukki,ten,77.1', good, 'pg,,Idukki,10.1,77.1').map(({ row }) => row),
    [2, 2, 2, 4],
  );
  assert.deepEqual(problems(good, good.replace('pg', 'ps')), []);
});

test('a table without its columns, without schools or with too many is refused', () => {
  for (const text of ['', 'school,lat\nA,1', `${header}\n\n`]) {
    assert.ok('problems' in schoolsFromCsv(text), text);
  }
  const many = Array.from({ length: 501 }, (_, index) => `pg,School ${index},Idukki,10.1,77.1`);
  assert.match(problems(...many)[0]?.message ?? '', /501 schools, and the map takes 500/);
});

test('an export can be imported again unchanged', () => {
  assert.deepEqual(schoolsFromCsv(csvFromSchools(schools)), { schools, ignoredColumns: [] });
});

test('the data file is written in the format of the repository', async () => {
  const file = path.join(folder, 'schools.data.ts');
  await writeDataFile(schools, file);
  assert.equal(await readFile(file, 'utf8'), await readFile(DATA_FILE, 'utf8'));
});

test('nothing is written when any row is wrong', async () => {
  const before = await readFile(DATA_FILE, 'utf8');
  const file = path.join(folder, 'schools.csv');
  await writeFile(file, `${header}\n${good}\npx,School,Idukki,10.1,77.1\n`);
  await assert.rejects(importSchools([file]), (thrown) => {
    return thrown instanceof UserError && /nothing was changed:\n {2}row 3: /.test(thrown.message);
  });
  assert.equal(await readFile(DATA_FILE, 'utf8'), before);
});

test('an export never overwrites a file', async () => {
  const file = path.join(folder, 'worked-on.csv');
  await writeFile(file, 'hours of work');
  await assert.rejects(exportSchools([file]), /was not written.*exist/);
  assert.equal(await readFile(file, 'utf8'), 'hours of work');
});

test('a file that is missing, or not UTF-8, is one clear message', async () => {
  const file = path.join(folder, 'latin.csv');
  await writeFile(file, Buffer.from([0x63, 0x61, 0x66, 0xe9]));
  await assert.rejects(readTable(file), /is not UTF-8/);
  await assert.rejects(readTable(path.join(folder, 'none.csv')), /cannot be read/);
});
