import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { School } from '../../../src/features/schools/server/school.ts';
import { csvFromSchools } from '../../../src/features/schools/server/school-csv.ts';
import { compare, GOOD, garden, HEADER, messages, munnar, ours } from './compared-tables.ts';

test('[3.9] an exported table that is imported again changes nothing, also if cells look like formulas', () => {
  const schools = [
    munnar,
    { ...munnar, schoolId: 'b', name: 'സർക്കാർ ഹൈസ്കൂൾ', latitude: '9,93', active: false },
    { ...munnar, schoolId: 'c', name: '=HYPERLINK("x")' },
  ];
  const csv = csvFromSchools(schools, [garden]);
  assert.ok(csv.startsWith('\uFEFF"id","name","district"'));
  const { rows, notInTable } = compare(csv, schools);
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['unchanged', 'unchanged', 'unchanged'],
  );
  assert.deepEqual(notInTable, []);
  assert.ok(csv.includes(`"'=HYPERLINK(""x"")"`));
});

test('[3.9] a row names its project by title, slug, id or a key of the map', () => {
  const named = (project: string) =>
    compare(`${HEADER}\n${GOOD.replace('pg', project)}`).rows.map(({ school, messages }) => [
      school?.project,
      ...messages,
    ]);
  for (const written of ['The School Garden', 'the school GARDEN', 'school-garden', 'abc']) {
    assert.deepEqual(named(written), [['abc']], written);
  }
  for (const written of ['pd', 'Project Disha']) {
    assert.deepEqual(named(written), [['pd']], written);
  }
});

test('[3.9] the id of a new school begins with the slug of its project', () => {
  const [again] = compare(`${HEADER}\n${GOOD.replace('pg', 'The School Garden')}`).rows;
  assert.equal(again?.school?.schoolId, 'school-garden-government-high-school-munnar');
});

test('[3.9] an exported table and the messages name projects by their titles', () => {
  const csv = csvFromSchools([ours], [garden]);
  assert.ok(csv.includes('"The School Garden"'), csv);
  assert.equal(compare(csv, [ours]).rows[0]?.state, 'unchanged');
  assert.deepEqual(compare(`${HEADER},id\n${GOOD},${munnar.schoolId}`, [ours]).rows[0]?.messages, [
    'project: The School Garden → Project Ganitham',
  ]);
});

const SCHOOL_WITH_KEY = { ...munnar, project: 'ouat' };
const csvWithKey = csvFromSchools([SCHOOL_WITH_KEY], [garden]);

test('[3.9] an exported table names a key of the map by its title', () => {
  assert.ok(csvWithKey.includes('"Project Once Upon A Time"'), csvWithKey);
  assert.equal(compare(csvWithKey, [SCHOOL_WITH_KEY]).rows[0]?.state, 'unchanged');
});

test('[3.9] a project with the title of a key has the schools of that key', () => {
  const ouat = { ...garden, title: 'Project Once Upon A Time' };
  assert.equal(csvFromSchools([SCHOOL_WITH_KEY], [ouat]), csvWithKey);
  const [row] = compare(csvWithKey, [SCHOOL_WITH_KEY], [ouat]).rows;
  assert.deepEqual([row?.state, row?.school?.project], ['unchanged', 'ouat']);
});

test('[3.9] a project that no longer exists is exported as it is stored', () => {
  const strange = csvFromSchools([{ ...munnar, project: 'constructor' }], [garden]);
  assert.ok(strange.includes('"constructor"'), strange);
});

test('[3.9] the second of two projects with the same title is named by its slug, or by its id without one', () => {
  const twin = { ...garden, documentId: 'def', url: 'second-garden' };
  const twins = csvFromSchools([{ ...ours, project: 'def' }], [garden, twin]);
  assert.ok(twins.includes('"second-garden"'), twins);
  const withoutSlug = csvFromSchools([{ ...ours, project: 'def' }], [garden, { ...twin, url: '' }]);
  assert.ok(withoutSlug.includes('"def"'), withoutSlug);
});

test('[3.9] a row without an id finds its school, whichever value of its project the school stores', () => {
  for (const project of ['abc', 'school-garden']) {
    const [same] = compare(`${HEADER}\n${GOOD.replace('pg', 'The School Garden')}`, [
      { ...munnar, project },
    ]).rows;
    assert.deepEqual([same?.state, same?.messages], ['unchanged', []], project);
  }
});

test('[3.9] a key of the map finds a school of the project that has the title of the key', () => {
  const ganitham = { ...garden, title: 'Project Ganitham' };
  const [byKey] = compare(`${HEADER}\n${GOOD}`, [ours], [ganitham]).rows;
  assert.deepEqual([byKey?.state, byKey?.school?.project], ['unchanged', 'abc']);
});

const LETTERS = 'സർക്കാർ';

test('a name that a spreadsheet has destroyed is refused, and the other rows are read', () => {
  const destroyed = (name: string, encoding: string) =>
    new TextDecoder(encoding).decode(new TextEncoder().encode(name));
  for (const name of [
    '?',
    'Saint Andr?s',
    LETTERS.replace(/\p{L}/gu, '?'),
    '_______ ____',
    'Saint Andr_s',
    'Saint Andr\uFFFDs',
    destroyed('Saint André’s', 'windows-1252'),
    destroyed('Saint Thérèse', 'macintosh'),
    ...[LETTERS, 'അടൂർ', 'அரசு பள்ளி', 'ಸರ್ಕಾರಿ ಶಾಲೆ', 'राजकीय विद्यालय'].flatMap((each) =>
      ['windows-1252', 'macintosh'].map((encoding) => destroyed(each, encoding)),
    ),
  ]) {
    for (const row of [`"${name}",Idukki,10.1,77.1,pg`, `School,"${name}",10.1,77.1,pg`]) {
      const [good, wrong] = messages([GOOD, row]);
      assert.deepEqual(good, [2, 'new']);
      assert.equal(wrong?.[1], 'wrong', name);
      assert.match(wrong?.slice(2).join() ?? '', /^Letters were lost.*“CSV UTF-8”/, name);
    }
  }
});

test('a name with accents, signs or Indic letters is not taken for a destroyed one', () => {
  for (const name of [
    'Saint André’s L.P. School (No. 2), “Mary´s”',
    'SÃO JOSÉ’S',
    'À la Carte',
    'Göteborg–Malmö Åkademi',
    ...[LETTERS, 'അടൂര്‍', 'அரசு பள்ளி', 'ಸರ್ಕಾರಿ ಶಾಲೆ', 'राजकीय विद्यालय'],
  ]) {
    assert.deepEqual(messages([`"${name}",Idukki,10.1,77.1,pg`]), [[2, 'new']], name);
  }
});

for (const [what, row, message] of [
  [
    'a project that does not exist',
    'School,Idukki,10.1,77.1,px',
    /No project is called “px”\. There are “The School Garden”/,
  ],
  ['no project', 'School,Idukki,10.1,77.1,', /project is missing/],
  ['no name', ',Idukki,10.1,77.1,pg', /name is missing/],
  ['no district', 'School,,10.1,77.1,pg', /district is missing/],
  [
    'a name of more than 120 letters',
    `${'x'.repeat(121)},Idukki,10.1,77.1,pg`,
    /more than 120 letters/,
  ],
  ['a word as its latitude', 'School,Idukki,ten,77.1,pg', /“ten” is not a latitude/],
  ['a cell too few', 'School in Idukki,10.1,77.1,pg', /has 4 cells, and the header has 5/],
  ['a quotation mark that does not end', '"School,Idukki,10.1,77.1,pg', /quotation marks/],
] as const) {
  test(`a row with ${what} is refused with the reason, and the other rows are read`, () => {
    const [good, wrong] = messages([GOOD, row]);
    assert.deepEqual(good, [2, 'new']);
    assert.deepEqual(wrong?.slice(0, 2), [3, 'wrong']);
    assert.match(wrong?.slice(2).join() ?? '', message);
  });
}

const WITH_ID = `id,${HEADER},active`;

test('two rows with one id are both refused', () => {
  const rows = ['One', 'Two'].map((name) => `a,${GOOD.replace('Munnar', name)},yes`);
  const reason = 'The id “a” is in two rows. A new school has an empty id.';
  assert.deepEqual(messages(rows, [munnar], WITH_ID), [
    [2, 'wrong', reason],
    [3, 'wrong', reason],
  ]);
});

test('a row with several faults is refused with the reason for each', () => {
  assert.deepEqual(messages([`B_,${GOOD},perhaps`], [munnar], WITH_ID), [
    [
      2,
      'wrong',
      'An id has at most 60 small letters, digits and hyphens.',
      'Write yes or no under active.',
    ],
  ]);
});

test('a new school with the name and place of another one is warned of', () => {
  const row = `c,${GOOD.replace('pg', 'ps')},no`;
  const warning = 'Warning: “pg-government-high-school-munnar” has the same name and place.';
  assert.deepEqual(messages([row], [munnar], WITH_ID), [[2, 'new', warning]]);
});

const other = { ...munnar, schoolId: 'other', name: 'Other school', latitude: '10.5' };

test('a row without an id belongs to the school with its name, district and project', () => {
  assert.deepEqual(messages([GOOD.replace('10.0889', '10.1'), GOOD], [munnar, other]), [
    [2, 'changed', 'latitude: 10.0889 → 10.1'],
    [3, 'new'],
  ]);
});

test('a row belongs to a school whose name has an older spelling', () => {
  const adoor = { ...munnar, name: 'അടൂർ' };
  const older = GOOD.replace('"Government High School, Munnar"', 'അടൂര്\u200d');
  assert.deepEqual(messages([older], [adoor]), [[2, 'changed', 'name: അടൂർ → അടൂര്\u200d']]);
});

test('a row with an id belongs to the school with that id, also under another name', () => {
  const renamed = `other,${GOOD.replace('77.0595', '77.1')}`;
  assert.deepEqual(messages([renamed], [munnar, other], `id,${HEADER}`), [
    [
      2,
      'changed',
      'name: Other school → Government High School, Munnar',
      'latitude: 10.5 → 10.0889',
      'longitude: 77.0595 → 77.1',
    ],
  ]);
});

const IN_TWO_PROJECTS = `${HEADER}\n${GOOD}\n${GOOD.replace('pg', 'ps')}`;

test('two new schools with one name and place in two projects get ids of their own', () => {
  assert.deepEqual(
    compare(IN_TWO_PROJECTS, []).rows.map(({ school }) => school?.schoolId),
    [munnar.schoolId, munnar.schoolId.replace('pg', 'ps')],
  );
});

test('the second of two rows with one name and place has a warning', () => {
  const { rows } = compare(IN_TWO_PROJECTS, []);
  assert.match(rows[1]?.messages.join() ?? '', /Warning: row 2 has the same name and place/);
});

test('the comparison names the schools that the table lacks', () => {
  assert.deepEqual(compare(IN_TWO_PROJECTS, [other]).notInTable, [other]);
});

test('a new school gets an id that no other school has, in the file or in the list', () => {
  const idsOf = (rows: readonly string[], present: readonly School[] = []) =>
    compare([`id,${HEADER}`, ...rows].join('\n'), present).rows.map(
      ({ school, state }) => `${school?.schoolId} ${state}`,
    );
  const id = munnar.schoolId;
  const elsewhere = GOOD.replace('10.0889', '10.1');
  assert.deepEqual(idsOf([`,${GOOD}`, `,${elsewhere}`]), [`${id} new`, `${id}-2 new`]);
  const other = GOOD.replace('Munnar', 'Marayoor');
  assert.deepEqual(idsOf([`,${GOOD}`, `${id},${other}`]), [`${id}-2 new`, `${id} new`]);
  assert.deepEqual(idsOf([`,${GOOD}`, `${id},${other}`], [munnar]), [
    `${id}-2 new`,
    `${id} changed`,
  ]);
  assert.deepEqual(idsOf([`,${GOOD}`], [{ ...munnar, name: 'Another' }]), [`${id}-2 new`]);
});

test('a row belongs to the nearest of several schools with the same name', () => {
  const far = { ...munnar, schoolId: 'far', latitude: '10.5' };
  const { rows, notInTable } = compare(`${HEADER},active\n${GOOD},no`, [far, munnar]);
  assert.deepEqual(
    rows.map(({ school, messages }) => [school?.schoolId, ...messages]),
    [[munnar.schoolId, 'active: yes → no']],
  );
  assert.deepEqual(notInTable, [far]);
});

test('a school that is twice in a file is refused in both rows, in any spelling', () => {
  const again = GOOD.replace('Munnar', 'MUNNAR').replace('10.0889', '10.0889° N');
  const other = GOOD.replace('Munnar', 'Marayoor');
  assert.deepEqual(messages([GOOD, other, again]), [
    [2, 'wrong', 'The same school stands in row 4 as well: keep one of them.'],
    [3, 'new'],
    [4, 'wrong', 'The same school stands in row 2 as well: keep one of them.'],
  ]);
});
