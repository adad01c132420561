import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { schools } from '../../site/app/content/schools.data.ts';
import { run as exportSchools } from '../commands/schools-export.ts';
import { run as importSchools } from '../commands/schools-import.ts';
import { Complaint } from '../complaint.ts';
import { DATA_FILE, readTable, writeDataFile } from '../schools/data-file.ts';
import { csvFromSchools, schoolsFromCsv } from '../schools/school-table.ts';
import { scratchFolder } from './scratch.ts';

const folder = scratchFolder();
const HEADER = 'project,school,district,lat,lng';
const GOOD = 'pg,"Government High School, Munnar",Idukki,10.0889,77.0595';

function problems(...lines: string[]) {
  const table = schoolsFromCsv([HEADER, ...lines].join('\n'));
  return 'problems' in table ? table.problems : [];
}

test('[3.9] a school is its project, name, district and place', () => {
  assert.deepEqual(schoolsFromCsv(`${HEADER}\n${GOOD}\n`), {
    schools: [
      {
        key: 'pg',
        name: 'Government High School, Munnar',
        district: 'Idukki',
        coordinates: [10.0889, 77.0595],
      },
    ],
    ignoredColumns: [],
  });
});

test('columns may stand in any order, beside others, and with semicolons and decimal commas', () => {
  const text =
    'Notes;LNG;Lat;District;School;Project\r\nvisit in May;77,0595;10,0889;Idukki;A, B;PG\r\n';
  assert.deepEqual(schoolsFromCsv(text), {
    schools: [{ key: 'pg', name: 'A, B', district: 'Idukki', coordinates: [10.0889, 77.0595] }],
    ignoredColumns: ['notes'],
  });
});

test('[3.9] every line that is wrong is named, with what to do', () => {
  const cases: [string, RegExp][] = [
    ['px,School,Idukki,10.1,77.1', /project "px" is not known: use pg, ps/],
    ['pg,,Idukki,10.1,77.1', /school is empty: fill it in/],
    ['pg,School,,10.1,77.1', /district is empty/],
    [`pg,${'x'.repeat(121)},Idukki,10.1,77.1`, /longer than 120/],
    ['pg,=1+1,Idukki,10.1,77.1', /begin with a letter or a digit/],
    ['pg,School,Idukki,,77.1', /lat is missing/],
    ['pg,School,Idukki,10.1,', /lng is missing/],
    ['pg,School,Idukki,ten,77.1', /lat "ten" is not a number/],
    ['pg,School,Idukki,77.1,10.1', /swapped/],
    ['pg,School,Idukki,28.6,77.2', /outside southern India/],
    ['pg,School in Idukki,10.1,77.1', /4 columns where the first line has 5/],
  ];
  for (const [line, message] of cases) {
    const found = problems(GOOD, line);
    assert.deepEqual([found.length, found[0]?.line], [1, 3], line);
    assert.match(found[0]?.message ?? '', message);
  }
});

test('several mistakes are told at once', () => {
  assert.deepEqual(
    problems('px,,Idukki,ten,77.1', GOOD, 'pg,,Idukki,10.1,77.1').map(({ line }) => line),
    [2, 2, 2, 4],
  );
});

test('[3.9] a school that is there twice is refused, with both lines', () => {
  const [problem] = problems(GOOD, GOOD.replace('High School', 'HIGH  school'));
  assert.equal(problem?.line, 3);
  assert.match(problem?.message ?? '', /already on line 2/);
  const otherProject = GOOD.replace('pg', 'ps');
  assert.deepEqual(problems(GOOD, otherProject), []);
});

test('a table without its columns, or without schools, is refused', () => {
  for (const text of ['', 'school,lat\nA,1', `${HEADER},lat\n`, `${HEADER}\n\n`]) {
    assert.ok('problems' in schoolsFromCsv(text), text);
  }
});

test('what is exported can be imported again unchanged', () => {
  assert.deepEqual(schoolsFromCsv(csvFromSchools(schools)), { schools, ignoredColumns: [] });
});

test('the data file is written as the formatter wants it', async () => {
  const file = path.join(folder, 'schools.data.ts');
  await writeDataFile(schools, file);
  assert.equal(await readFile(file, 'utf8'), await readFile(DATA_FILE, 'utf8'));
});

test('nothing is written when any line is wrong', async () => {
  const before = await readFile(DATA_FILE, 'utf8');
  const file = path.join(folder, 'schools.csv');
  await writeFile(file, `${HEADER}\n${GOOD}\npx,School,Idukki,10.1,77.1\n`);
  await assert.rejects(importSchools([file]), (thrown) => {
    return thrown instanceof Complaint && /nothing was changed:\n {2}line 3: /.test(thrown.message);
  });
  assert.equal(await readFile(DATA_FILE, 'utf8'), before);
});

test('a table that is there already is not written over', async () => {
  const file = path.join(folder, 'worked-on.csv');
  await writeFile(file, 'hours of work');
  await assert.rejects(exportSchools([file]), /was not written\. It is there already/);
  assert.equal(await readFile(file, 'utf8'), 'hours of work');
  await assert.rejects(exportSchools([path.join(folder, 'none/a.csv')]), /folder is not there/);
  await assert.rejects(exportSchools(['--all']), /Unknown option/);
});

test('a file that is not there, or not UTF-8, is one clear message', async () => {
  const file = path.join(folder, 'latin.csv');
  await writeFile(file, Buffer.from([0x63, 0x61, 0x66, 0xe9]));
  await assert.rejects(readTable(file), /is not UTF-8/);
  await assert.rejects(readTable(path.join(folder, 'none.csv')), /cannot be read/);
});
