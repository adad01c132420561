import assert from 'node:assert/strict';
import { test } from 'node:test';
import schoolSchema from '../../src/api/school/content-types/school/schema.json' with {
  type: 'json',
};
import { built } from '../support/built.ts';

type OfText = (text: string) => unknown;
type OfEntry = (entry: object) => unknown;

const { csvLine, removeApostrophes } = built<{
  csvLine(cells: readonly string[]): string;
  removeApostrophes(cell: string): string;
}>('platform/text/csv');
const { checkLinks } = built<{ checkLinks: OfEntry }>('features/checks/server/links');
const { imagesIn } = built<{ imagesIn(fields: readonly string[], values: object): unknown }>(
  'content/image-permission/image-permission',
);
const { checkTexts } = built<{ checkTexts: OfEntry }>('features/checks/server/texts');
const { CHECKS_BY_TYPE } = built<{ CHECKS_BY_TYPE: Record<string, { check: OfEntry }> }>(
  'features/checks/server/by-type',
);
const { filePathsIn } = built<{ filePathsIn: OfText }>('content/file-hosts');
const { coordinatesProblem } = built<{
  coordinatesProblem(latitude: string, longitude: string): unknown;
}>('content/schools/coordinates');
const { slugFrom } = built<{
  slugFrom(text: string, max: number, otherwise: string): string;
}>('platform/text/slug');
const { senderFrom } = built<{ senderFrom(email: string, phone: string): unknown }>(
  'features/submissions/server/erase/erase',
);
const { compareSchools } = built<{
  compareSchools(
    file: Uint8Array,
    schools: readonly object[],
    schema: object,
    projects: readonly object[],
  ): unknown;
}>('features/schools/server/school-table');

const LENGTH = 100_000;
const LIMIT_MS = 50;

const BLANKS = ['\n', '\t', ' ', ' \n', '\r\n', '\n=', 'a '];
const MARKS = [
  '[',
  '![',
  '[a](',
  '![](',
  '[a](<',
  '[a]: ',
  '\n[a]: ',
  '(',
  '](',
  '<a ',
  '</a',
  '{a',
];
const SIGNS = ['"', ';', "'", '.', 'a.', '-', 'a-', '@', 'a@', '/', '0', '1°', 'http://', 'ക', 'க'];
const STARTS = ['', 'a@', '9°', '[a](', '![](http://'];

/** Returns a page that has the text in each of its fields. */
function entryOf(text: string, uid = 'api::page.page'): object {
  const texts = { textOf: () => text, excessOf: () => undefined };
  const partsOf = () => [texts];
  const nothing = { components: {}, others: [], publishedSlug: '' };
  return { ...nothing, ...texts, uid, partsOf, imagesOf: () => [] };
}

const tableOf = (text: string) => `name,district,latitude,longitude,project\n${text},"${text}`;

for (const [name, run] of Object.entries<OfText>({
  csvLine: (text) => csvLine([text]),
  removeApostrophes,
  checkLinks: (text) => checkLinks(entryOf(text)),
  checkTexts: (text) => checkTexts(entryOf(text)),
  checkPage: (text) => CHECKS_BY_TYPE['api::page.page']?.check(entryOf(text)),
  filePathsIn,
  imagesIn: (text) => imagesIn(['body'], { body: text }),
  coordinatesProblem: (text) => coordinatesProblem(text, text),
  slugFrom: (text) => slugFrom(text, 80, 'page'),
  senderFrom: (text) => assert.throws(() => senderFrom(text, text)),
})) {
  test(`${name} is quick for a long repetition of one character`, () => {
    for (const sign of [...BLANKS, ...MARKS, ...SIGNS]) {
      for (const start of STARTS) assertQuick(run, start, sign, LIMIT_MS);
    }
  });
}

test('a table of schools with a long repetition of one character is read quickly', () => {
  const run = (text: string) => {
    try {
      compareSchools(Buffer.from(tableOf(text)), [], schoolSchema, []);
    } catch (thrown) {
      assert.match(String(thrown), /^Error: The (table|first row) /);
    }
  };
  // Each line and cell becomes an object, which takes longer than reading a text.
  for (const sign of [...BLANKS, ...SIGNS, '"a"b\n', 'a,b\n']) assertQuick(run, '', sign, 600);
});

test('a megabyte of empty cells is refused at once', () => {
  const refused = (text: string) =>
    assert.throws(
      () => compareSchools(Buffer.from(text), [], schoolSchema, []),
      /more than 50000 cells/,
    );
  for (const sign of [',', ';', '\t']) assertQuick(refused, '', sign, LIMIT_MS, 1_000_000);
});

function assertQuick(
  run: OfText,
  start: string,
  sign: string,
  limitMs: number,
  length = LENGTH,
): void {
  const text = `${start}${sign.repeat(length / sign.length)}!`;
  let best = Number.POSITIVE_INFINITY;
  // The shortest processor time of ten runs, because other programs use this machine too.
  for (let count = 0; count < 10 && best >= limitMs; count += 1) {
    const begun = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(begun);
    best = Math.min(best, (user + system) / 1000);
  }
  assert.ok(best < limitMs, `${JSON.stringify(start + sign)}: ${best} ms`);
}
