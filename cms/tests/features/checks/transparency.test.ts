import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEntry } from '../../../src/features/checks/server/check-entry.ts';
import type { UnknownRecord } from '../../../src/platform/record.ts';
import { inLines } from '../../support/check.ts';
import { entryToCheck } from '../../support/entry-to-check.ts';

/** Returns what the check finds in the lists of the page, which has no texts of its own. */
function findIn(values: UnknownRecord, publishedEntry: UnknownRecord = {}): string {
  const uid = 'api::transparency.transparency';
  return inLines(checkEntry(entryToCheck({ uid, values, publishedEntry, textOf: () => '' })));
}

const registration = { kind: '80G', number: 'SAMPLE-80G-0000', validUntil: '2031-03-31' };
const registrations = [registration];
const board = [{ name: 'Sample', office: 'Chair' }];
const year = { year: 2025, donations: 2_000_000, projects: 1_800_000 };

const withRegistration = (values: object) => ({
  board,
  registrations: [{ ...registration, ...values }],
});
const withYears = (...years: readonly object[]) => ({ board, registrations, years });

type Finding = readonly [what: string, values: UnknownRecord, expected: RegExp];

const OF_REGISTRATION: readonly Finding[] = [
  ['without a kind is refused', { kind: null }, /: Choose which registration it is\.$/m],
  ['without a number is refused', { number: ' ' }, /: 80G: write its number\.$/],
  [
    'with a number that is too long is refused',
    { number: 'x'.repeat(100_000) },
    /: 80G: .*100000 letters and/,
  ],
  [
    'with a day as on paper is refused',
    { validUntil: '31.3.2031' },
    /: 80G: “31\.3\.2031” cannot be/,
  ],
  [
    'with a day of the first century is refused',
    { validUntil: '0031-03-31' },
    /: 80G: “0031-03-31” cannot be/,
  ],
  ['with an object as its day is refused', { validUntil: { a: 1 } }, /: 80G: .* cannot be/],
];

const OF_YEAR: readonly Finding[] = [
  ['without amounts is refused', { year: 2025 }, /^refused years: 2024–25 has no amounts/],
  [
    'without what it was spent on is warned of',
    { year: 2025, donations: 5 },
    /^warning years: 2024–25 does not say what it was spent on/,
  ],
  [
    'with more spent than came in is warned of',
    { ...year, projects: 18_000_000 },
    /^warning years: .*₹20,00,000 came in and ₹1,80,00,000 was/,
  ],
  [
    'without its number is refused',
    { ...year, year: null },
    /^refused years: Write the year in which the financial year ends, from 1990/,
  ],
  ['before 1990 is refused', { ...year, year: 1989 }, /^refused years: Write the year/],
  ['of the future is refused', { ...year, year: 2099 }, /^refused years: Write the year/],
  ['that is a text is refused', { ...year, year: '2025' }, /^refused years: Write the year/],
];

const NO_AMOUNTS = [-1, 0.5, 2 ** 53, 1e300, '12', 'x'.repeat(100_000), [], {}, true];

for (const [what, values, expected] of OF_REGISTRATION) {
  test(`[R41] a registration ${what}`, () => {
    const found = new RegExp(`^refused registrations${expected.source}`, 'm');
    assert.match(findIn(withRegistration(values)), found);
  });
}

for (const [what, values, expected] of OF_YEAR) {
  test(`[R41] a year ${what}`, () => {
    assert.match(findIn(withYears(values)), expected);
  });
}

test('[R41] an amount that is no whole number of rupees is refused', () => {
  for (const donations of NO_AMOUNTS) {
    assert.match(
      findIn(withYears({ ...year, donations })),
      /^refused years: 2024–25: “.{0,20}” cannot be an amount\. Write whole rupees/s,
    );
  }
});

test('[R41] a year that is listed twice is refused', () => {
  assert.match(findIn(withYears(year, year)), /^refused years: 2024–25 is listed twice/);
});

test('[R41] the check warns of a registration that is listed twice', () => {
  assert.match(
    findIn({ board, registrations: [registration, registration] }),
    /^warning registrations: 80G is listed twice/,
  );
});

test('[R41] the check warns of a registration that ends within sixty days or has ended', () => {
  const ending = { ...registration, kind: 'FCRA', validUntil: '2026-12-24' };
  const ended = { ...registration, validUntil: '2026-11-23' };
  assert.deepEqual(findIn({ board, registrations: [ending, ended] }).split('\n'), [
    'warning registrations: FCRA ends on 24 Dec 2026, in 30 days. From then on the sponsor’s page does not name it. When it is renewed, write the new number and day.',
    'warning registrations: 80G ended on 23 Nov 2026. Since then the sponsor’s page does not name it. When it is renewed, write the new number and day.',
  ]);
});

test('[R41] an editor who removes 80G is told that the website no longer promises a receipt for tax', () => {
  const warning =
    /^warning registrations: No 80G registration is valid: the giving panel no longer promises a receipt for tax/m;
  const without = { board, registrations: [{ ...registration, kind: '12A' }] };
  const ended = withRegistration({ validUntil: '2026-11-23' });
  const published = { registrations };
  for (const lost of [without, ended, { board, registrations: [] }]) {
    assert.match(findIn(lost, published), warning, JSON.stringify(lost));
  }
  assert.equal(findIn({ board, registrations }, published), '', 'it is still valid');
  assert.equal(findIn(without, without), '', 'nothing was promised before');
});

test('[R41] the check of malformed lists finds no registration and does not fail', () => {
  for (const nothing of [null, 'x', 7, [null, 7, 'x']]) {
    assert.equal(findIn({ board, years: nothing, registrations: nothing }), '');
  }
});
