import assert from 'node:assert/strict';
import { test } from 'node:test';
import schoolSchema from '../../src/api/school/content-types/school/schema.json' with {
  type: 'json',
};
import { filePathsIn } from '../../src/content/addresses/file-hosts.ts';
import { imagesIn } from '../../src/content/files/image-permission/image-permission.ts';
import { coordinatesProblem } from '../../src/content/schools/coordinates.ts';
import { CHECKS_BY_TYPE } from '../../src/features/checks/server/by-type.ts';
import type { EntryToCheck } from '../../src/features/checks/server/entry-to-check.ts';
import { checkLinks } from '../../src/features/checks/server/links.ts';
import { checkTexts } from '../../src/features/checks/server/texts.ts';
import { compareSchools } from '../../src/features/schools/server/compare-schools.ts';
import { csvLine, removeApostrophes } from '../../src/platform/text/csv.ts';
import { slugFrom } from '../../src/platform/text/slug.ts';
import { senderFrom } from '../../src/submissions/erase/erase.ts';
import { entryToCheck } from '../support/entry-to-check.ts';

type OfText = (text: string) => unknown;

const LENGTH = 40_000;
/** Quadratic code takes longer for a text of that length, on any machine. */
const ALWAYS_QUICK_MS = 20;

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
function entryOf(text: string): EntryToCheck {
  const texts = { textOf: () => text, excessOf: () => undefined };
  return entryToCheck({ uid: 'api::page.page', ...texts, partsOf: () => [texts] });
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
  test(`${name} takes linear time for a long repetition of one character`, () => {
    for (const sign of [...BLANKS, ...MARKS, ...SIGNS]) {
      for (const start of STARTS) assertLinear(run, start, sign);
    }
  });
}

test('a table of schools with a long repetition of one character is read in linear time', () => {
  const run = (text: string) => {
    try {
      compareSchools(Buffer.from(tableOf(text)), [], schoolSchema, []);
    } catch (thrown) {
      assert.match(String(thrown), /^Error: The (table|first row) /);
    }
  };
  for (const sign of [...BLANKS, ...SIGNS, '"a"b\n', 'a,b\n']) assertLinear(run, '', sign);
});

test('a megabyte of empty cells is refused before it is split into cells', () => {
  const header = 'name,district,latitude,longitude,project\n';
  for (const sign of [',', ';', '\t']) {
    const compare = (cellCount: number, message: RegExp) => () => {
      const file = Buffer.from(header.replaceAll(',', sign) + sign.repeat(cellCount));
      assert.throws(() => compareSchools(file, [], schoolSchema, []), message);
    };
    // To split a megabyte takes 25 times as long as to split forty thousand cells.
    assertRatio(
      compare(40_000, /has 0 schools/),
      compare(1_000_000, /more than 50000 cells/),
      8,
      sign,
    );
  }
});

/** Checks that a text of eight times the length takes about eight times as long. Quadratic code takes 64 times. */
function assertLinear(run: OfText, start: string, sign: string): void {
  const textOf = (length: number) => `${start}${sign.repeat(length / sign.length)}!`;
  const [longText, shortText] = [textOf(LENGTH), textOf(LENGTH / 8)];
  if (processorMs(() => run(longText)) < ALWAYS_QUICK_MS) return;
  assertRatio(
    () => run(shortText),
    () => run(longText),
    24,
    start + sign,
  );
}

/**
 * Checks that a run takes less than `maxRatio` times as long as a short one. Other programs use this machine too, so
 * the shortest time of each counts, of up to ten runs.
 */
function assertRatio(
  runShort: () => unknown,
  runLong: () => unknown,
  maxRatio: number,
  text: string,
): void {
  let [shortMs, longMs] = [Infinity, Infinity];
  for (let count = 1; count <= 10; count += 1) {
    shortMs = Math.min(shortMs, processorMs(runShort));
    longMs = Math.min(longMs, processorMs(runLong));
    if (count >= 3 && longMs < maxRatio * shortMs) return;
  }
  assert.fail(`${JSON.stringify(text)}: ${shortMs} and ${longMs} ms`);
}

function processorMs(run: () => unknown): number {
  const begun = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
