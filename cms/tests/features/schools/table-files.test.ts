import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { compare, GOOD, HEADER, messages, munnar } from './compared-tables.ts';

const file = (name: string) => readFile(path.join(import.meta.dirname, 'files', name));

test('a file of Excel is read with its byte order mark, semicolons, decimal commas and line endings', () => {
  const sheet = [
    'Notes;LONGITUDE;Latitude ;District;Name;Project;Active;ID',
    ';;;;;;;',
    'x;77,0595;10,0889° N;Idukki;സ്കൂൾ, മൂന്നാർ;PG;FALSE;munnar',
    '',
  ].join('\r\n');
  for (const file of [`\uFEFF${sheet}`, sheet.replaceAll(';', '\t')]) {
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

const REFUSAL =
  /This is not a CSV file in UTF-8\. In Excel: Save As, “CSV UTF-8”.*LibreOffice: .*“Text CSV”.*Google Sheets: File, Download/;
const TABLE = [HEADER, GOOD, 'Saint André,Idukki,10.2,77.2,pg'].join('\n');
const WESTERN_ROW = Buffer.from('\nSaint Ren\xe9,Idukki,10.3,77.3,pg', 'latin1');

for (const [what, content] of [
  ['a CSV file of LibreOffice in Windows-1252', await file('schools-windows-1252.csv')],
  [
    'a table in UTF-8 with one row in Windows-1252',
    Buffer.concat([Buffer.from(TABLE), WESTERN_ROW]),
  ],
  ['a table in UTF-16', Buffer.from(`\uFEFF${TABLE}`, 'utf16le')],
  ['a table in big-endian UTF-16', Buffer.from(`\uFEFF${TABLE}`, 'utf16le').swap16()],
  ['a spreadsheet', await file('schools.xlsx')],
  ['a spreadsheet of an old Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
  ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0)],
] as const) {
  test(`${what} is refused with how to save a table`, () => {
    assert.throws(() => compare(content), REFUSAL);
  });
}

test('a CSV file of LibreOffice in UTF-8 is read completely', async () => {
  const { rows } = compare(await file('schools-utf-8.csv'));
  assert.deepEqual(
    rows.map(({ name, state }) => [name, state]),
    ['Government High School, Munnar', 'Saint André’s School', 'സർക്കാർ ഹൈസ്കൂൾ'].map((name) => [
      name,
      'new',
    ]),
  );
});

test('a table without some of its columns is refused with what it must have', () => {
  assert.throws(
    () => compare('name,latitude\nA,1'),
    /lacks district, longitude, project\. It must have name, .*project, and may have id and active/,
  );
});

test('a table with too many cells or lines is refused', () => {
  assert.throws(() => compare(`${HEADER}${','.repeat(50_000)}`), /more than 50000 cells/);
  assert.throws(() => compare(`${HEADER}${'\n'.repeat(5_001)}`), /more than 5000 lines/);
});

test('a table has from 1 to 500 schools', () => {
  assert.throws(() => compare(`${HEADER}\n\n`), /0 schools: it may have 1 to 500/);
  const rows = Array.from({ length: 501 }, (_, index) => GOOD.replace('Munnar', `${index}`));
  assert.equal(compare([HEADER, ...rows.slice(1)].join('\n')).rows.length, 500);
  assert.throws(() => compare([HEADER, ...rows].join('\n')), /501 schools: it may have 1 to 500/);
});

test('an import that would leave more than 500 active schools is refused with how many to set inactive', () => {
  const many = Array.from({ length: 499 }, (_, n) => ({ ...munnar, schoolId: `s-${n}` }));
  const three = [1, 2, 3].map((n) => GOOD.replace('Munnar', `${n}`));
  assert.throws(
    () => messages(three, many),
    /would have 502 schools.*up to 500.*no under active for 2 /,
  );
  const rowCount = (...table: Parameters<typeof messages>) => messages(...table).length;
  const inactive = many.map((school) => ({ ...school, active: false }));
  assert.equal(rowCount(three, inactive), 3, 'inactive schools do not count');
  const leaving = `s-1,${GOOD.replace('Munnar', 'Marayoor')},no`;
  const two = three.slice(1).map((row) => `,${row},yes`);
  const withIds = rowCount([leaving, ...two], many, `id,${HEADER},active`);
  assert.equal(withIds, 3, 'nor does one that the table sets inactive');
  const [, ...off] = three.map((row) => `${row},no`);
  const withOff = rowCount([`${three[0]},`, ...off], many, `${HEADER},active`);
  assert.equal(withOff, 3, 'nor do new ones that are inactive');
});
