import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import schema from '../../../src/api/school/content-types/school/schema.json' with { type: 'json' };
import type { ProjectSummary } from '../../../src/content/projects/project-choices.ts';
import {
  compareSchools,
  csvFromSchools,
  type School,
} from '../../../src/features/schools/server/school-table.ts';

const munnar: School = {
  schoolId: 'pg-government-high-school-munnar',
  name: 'Government High School, Munnar',
  district: 'Idukki',
  latitude: '10.0889',
  longitude: '77.0595',
  project: 'pg',
  active: true,
};
const HEADER = 'name,district,latitude,longitude,project';
const NO_ID = 'An id has at most 60 small letters, digits and hyphens.';
const GOOD = '"Government High School, Munnar",Idukki,10.0889,77.0595,pg';

const garden: ProjectSummary = {
  documentId: 'abc',
  title: 'The School Garden',
  url: 'school-garden',
  isPublished: true,
};

function compare(
  file: string | Uint8Array,
  present: readonly School[] = [],
  projects: readonly ProjectSummary[] = [garden],
) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return compareSchools(bytes, present, schema, projects);
}

/** Returns the messages about the rows below the header. */
function messages(rows: readonly string[], present: readonly School[] = [], header = HEADER) {
  const compared = compare([header, ...rows].join('\n'), present);
  return compared.rows.map(({ rowNumber, state, messages }) => [rowNumber, state, ...messages]);
}

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

test('[3.9] a row names its project by title, slug, id or the key of the sample', () => {
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
  const [again] = compare(`${HEADER}\n${GOOD.replace('pg', 'The School Garden')}`).rows;
  assert.equal(again?.school?.schoolId, 'school-garden-government-high-school-munnar');
});

const ours = { ...munnar, project: 'abc' };

test('[3.9] an exported table and the messages name projects by their titles', () => {
  const csv = csvFromSchools([ours], [garden]);
  assert.ok(csv.includes('"The School Garden"'), csv);
  assert.equal(compare(csv, [ours]).rows[0]?.state, 'unchanged');
  assert.deepEqual(compare(`${HEADER},id\n${GOOD},${munnar.schoolId}`, [ours]).rows[0]?.messages, [
    'project: The School Garden → Project Ganitham',
  ]);
  const sampleCsv = csvFromSchools([{ ...munnar, project: 'ouat' }], [garden]);
  assert.ok(sampleCsv.includes('"Project Once Upon A Time"'), sampleCsv);
  assert.equal(compare(sampleCsv, [{ ...munnar, project: 'ouat' }]).rows[0]?.state, 'unchanged');
  // A project of that title has the schools with its key too.
  const ouat = { ...garden, title: 'Project Once Upon A Time' };
  assert.equal(csvFromSchools([{ ...munnar, project: 'ouat' }], [ouat]), sampleCsv);
  const [row] = compare(sampleCsv, [{ ...munnar, project: 'ouat' }], [ouat]).rows;
  assert.deepEqual([row?.state, row?.school?.project], ['unchanged', 'ouat']);
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
  const ganitham = { ...garden, title: 'Project Ganitham' };
  const [byKey] = compare(`${HEADER}\n${GOOD}`, [ours], [ganitham]).rows;
  assert.deepEqual([byKey?.state, byKey?.school?.project], ['unchanged', 'abc']);
});

test('a file of Excel is read with its byte order mark, semicolons, decimal commas and line endings', () => {
  const sheet = [
    'Notes;LONGITUDE;Latitude ;District;Name;Project;Active;ID',
    ';;;;;;;',
    'x;77,0595;10,0889° N;Idukki;സ്കൂൾ, മൂന്നാർ;PG;FALSE;munnar',
    '',
  ].join('\r\n');
  const utf16 = Buffer.from(`\uFEFF${sheet.replaceAll(';', '\t')}`, 'utf16le');
  for (const file of [`\uFEFF${sheet}`, sheet.replaceAll(';', '\t'), utf16]) {
    const [row] = compare(file).rows;
    const read = { schoolId: 'munnar', name: 'സ്കൂൾ, മൂന്നാർ', active: false };
    assert.equal(row?.rowNumber, 3);
    assert.deepEqual(row?.school, { ...munnar, ...read, documentId: undefined });
  }
});

test('a table is read although titles, empty lines and “sep=;” are before the columns', () => {
  const rows = [HEADER, GOOD].map((line) => line.replaceAll('"', ''));
  rows[1] = '"Government High School, Munnar";Idukki;10,0889;77,0595;pg';
  const sheet = [HEADER.replaceAll(',', ';'), rows[1]].join('\r\n');
  const title = '"Our schools,\r\nas of June";;;;\r\n;;;;\r\n';
  for (const [file, row] of [
    [`sep=;\r\n${sheet}`, 3],
    [`\uFEFFsep=;\r\n${sheet}`, 3],
    [`SEP=;\n${sheet}`, 3],
    [`${title}${sheet}`, 4],
    [`Schools of Kerala, Tamil Nadu, and others, 2026\r\n${sheet}`, 3],
    [`Schools\n${HEADER}\n${GOOD}`, 3],
    [
      `sep=|\n${HEADER.replaceAll(',', '|')}\nGovernment High School, Munnar|Idukki|10.0889|77.0595|pg`,
      3,
    ],
  ] as const) {
    const [first, ...others] = compare(file).rows;
    assert.deepEqual([first?.rowNumber, first?.state, others.length], [row, 'new', 0], file);
    assert.equal(first?.school?.name, munnar.name);
    assert.equal(first?.school?.longitude, munnar.longitude);
  }
  assert.throws(() => compare(`Schools\nname,district,latitude\nA,B,1`), /row 2 lacks longitude/i);
});

test('a name that a spreadsheet has destroyed is refused, and the other rows are read', () => {
  const destroyed = (name: string, encoding: string) =>
    new TextDecoder(encoding).decode(new TextEncoder().encode(name));
  const letters = 'സർക്കാർ';
  for (const name of [
    '?',
    'Saint Andr?s',
    letters.replace(/\p{L}/gu, '?'),
    '_______ ____',
    'Saint Andr_s',
    'Saint Andr\uFFFDs',
    destroyed('Saint André’s', 'windows-1252'),
    destroyed('Saint Thérèse', 'macintosh'),
    ...[letters, 'അടൂർ', 'அரசு பள்ளி', 'ಸರ್ಕಾರಿ ಶಾಲೆ', 'राजकीय विद्यालय'].flatMap((each) =>
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
  for (const name of [
    'Saint André’s L.P. School (No. 2), “Mary´s”',
    'SÃO JOSÉ’S',
    'À la Carte',
    'Göteborg–Malmö Åkademi',
    ...[letters, 'അടൂര്‍', 'அரசு பள்ளி', 'ಸರ್ಕಾರಿ ಶಾಲೆ', 'राजकीय विद्यालय'],
  ]) {
    assert.deepEqual(messages([`"${name}",Idukki,10.1,77.1,pg`]), [[2, 'new']], name);
  }
});

test('a file is read in the encoding that fits most of its letters', () => {
  const table = [
    HEADER,
    GOOD,
    'സർക്കാർ ഹൈസ്കൂൾ,Idukki,10.1,77.1,pg',
    'Saint André,Idukki,10.2,77.2,pg',
  ];
  const text = table.join('\n');
  const western = Buffer.from([HEADER, GOOD, table[3]].join('\n'), 'latin1');
  const stray = Buffer.concat([
    Buffer.from(text),
    Buffer.from('\nSaint Ren\xe9,Idukki,10.3,77.3,pg', 'latin1'),
  ]);
  const names = (file: Uint8Array) => compare(file).rows.map(({ name, state }) => [name, state]);
  const others = [munnar.name, 'സർക്കാർ ഹൈസ്കൂൾ', 'Saint André'].map((name) => [name, 'new']);
  const bigEndian = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  for (const file of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    bigEndian,
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
  ])
    assert.deepEqual(names(file), others);
  assert.deepEqual(names(stray), [...others, ['Saint Ren\uFFFD', 'wrong']]);
  assert.deepEqual(names(western), [others[0], others[2]]);
});

test('every wrong row is refused with the reason, and the other rows are read', () => {
  const cases: [string, RegExp][] = [
    ['School,Idukki,10.1,77.1,px', /No project is called “px”\. There are “The School Garden”/],
    ['School,Idukki,10.1,77.1,', /project is missing/],
    [',Idukki,10.1,77.1,pg', /name is missing/],
    ['School,,10.1,77.1,pg', /district is missing/],
    [`${'x'.repeat(121)},Idukki,10.1,77.1,pg`, /more than 120 letters/],
    ['School,Idukki,ten,77.1,pg', /“ten” is not a latitude/],
    ['School in Idukki,10.1,77.1,pg', /has 4 cells, and the header has 5/],
    ['"School,Idukki,10.1,77.1,pg', /quotation marks/],
  ];
  for (const [row, message] of cases) {
    const [good, wrong] = messages([GOOD, row]);
    assert.deepEqual(good, [2, 'new']);
    assert.deepEqual(wrong?.slice(0, 2), [3, 'wrong'], row);
    assert.match(wrong?.slice(2).join() ?? '', message);
  }
  const [first, second] = ['One', 'Two'].map((name) => GOOD.replace('Munnar', name));
  const rows = [
    `a,${first},yes`,
    `a,${second},`,
    `B_,${GOOD},perhaps`,
    `c,${GOOD.replace('pg', 'ps')},no`,
  ];
  const header = `id,${HEADER},active`;
  assert.deepEqual(
    messages(rows, [munnar], header).map((row) => row.slice(1)),
    [
      ['wrong', 'The id “a” is in two rows. A new school has an empty id.'],
      ['wrong', 'The id “a” is in two rows. A new school has an empty id.'],
      ['wrong', NO_ID, 'Write yes or no under active.'],
      ['new', 'Warning: “pg-government-high-school-munnar” has the same name and place.'],
    ],
  );
});

test('a row belongs to the school with its id, or else with its name, district and project', () => {
  const other = { ...munnar, schoolId: 'other', name: 'Other school', latitude: '10.5' };
  assert.deepEqual(messages([GOOD.replace('10.0889', '10.1'), GOOD], [munnar, other]), [
    [2, 'changed', 'latitude: 10.0889 → 10.1'],
    [3, 'new'],
  ]);
  const adoor = { ...munnar, name: 'അടൂർ' };
  const older = GOOD.replace('"Government High School, Munnar"', 'അടൂര്\u200d');
  assert.deepEqual(messages([older], [adoor]), [[2, 'changed', 'name: അടൂർ → അടൂര്\u200d']]);
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
  const { rows, notInTable } = compare(`${HEADER}\n${GOOD}\n${GOOD.replace('pg', 'ps')}`, [other]);
  assert.deepEqual(
    rows.map(({ school }) => school?.schoolId),
    [munnar.schoolId, munnar.schoolId.replace('pg', 'ps')],
  );
  assert.match(rows[1]?.messages.join() ?? '', /Warning: row 2 has the same name and place/);
  assert.deepEqual(notInTable, [other]);
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

test('a table that begins with the letter P or ÿ is read as a table', () => {
  assert.equal(
    compare(`Project,${HEADER.replace(',project', '')}\npg,${GOOD.replace(',pg', '')}`).rows.length,
    1,
  );
  const western = Buffer.from(`ÿ${HEADER}\n${GOOD}`, 'latin1');
  assert.throws(() => compare(western), /lacks name\. /);
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

const file = (name: string) => readFile(path.join(import.meta.dirname, 'files', name));

test('a CSV file of LibreOffice is read in UTF-8 and in Windows-1252', async () => {
  const names = ['Government High School, Munnar', 'Saint André’s School'];
  const western = compare(await file('schools-windows-1252.csv'));
  assert.deepEqual(
    western.rows.map(({ name, state }) => [name, state]),
    [...names.map((name) => [name, 'new']), ['??????? ???????', 'wrong']],
  );
  assert.match(western.rows[2]?.messages.join() ?? '', /^Letters were lost.*“CSV UTF-8”/);
  const { rows } = compare(await file('schools-utf-8.csv'));
  assert.deepEqual(
    rows.map(({ name, state }) => [name, state]),
    [...names, 'സർക്കാർ ഹൈസ്കൂൾ'].map((name) => [name, 'new']),
  );
});

test('a spreadsheet file and an image are refused with how to save a table', async () => {
  const save =
    /Excel: Save As, “CSV UTF-8”.*LibreOffice: .*“Text CSV”.*Google Sheets: File, Download/;
  for (const [content, what] of [
    [await file('schools.xlsx'), /This is a spreadsheet, not yet a CSV file/],
    [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /This is a spreadsheet/],
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0), /This is not a CSV file/],
  ] as const) {
    assert.throws(() => compare(content), what);
    assert.throws(() => compare(content), save);
  }
});

test('a table without its columns, without schools or with too many schools is refused', () => {
  assert.throws(
    () => compare('name,latitude\nA,1'),
    /lacks district, longitude, project\. It must have name, .*project, and may have id and active/,
  );
  assert.throws(() => compare(`${HEADER}${','.repeat(50_000)}`), /more than 50000 cells/);
  assert.throws(() => compare(`${HEADER}${'\n'.repeat(5_001)}`), /more than 5000 lines/);
  assert.throws(() => compare(`${HEADER}\n\n`), /0 schools: it may have 1 to 500/);
  const rows = Array.from({ length: 501 }, (_, index) => GOOD.replace('Munnar', `${index}`));
  assert.equal(compare([HEADER, ...rows.slice(1)].join('\n')).rows.length, 500);
  assert.throws(() => compare([HEADER, ...rows].join('\n')), /501 schools: it may have 1 to 500/);
  const many = Array.from({ length: 499 }, (_, n) => ({ ...munnar, schoolId: `s-${n}` }));
  const three = [1, 2, 3].map((n) => GOOD.replace('Munnar', `${n}`));
  assert.throws(
    () => messages(three, many),
    /would have 502 schools.*up to 500.*no under active for 2 /,
  );
  const inactive = many.map((school) => ({ ...school, active: false }));
  assert.equal(messages(three, inactive).length, 3);
  const leaving = `s-1,${GOOD.replace('Munnar', 'Marayoor')},no`;
  const two = three.slice(1).map((row) => `,${row},yes`);
  assert.equal(messages([leaving, ...two], many, `id,${HEADER},active`).length, 3);
  const [, ...off] = three.map((row) => `${row},no`);
  assert.equal(messages([`${three[0]},`, ...off], many, `${HEADER},active`).length, 3);
});
