import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shared } from '../support/shared.ts';
import {
  checkText,
  inDays,
  NEWEST_DUE_YEAR,
  PUBLISH_TRANSPARENCY,
  readFormLists,
  registration,
} from '../support/transparency-page.ts';

const { editor } = await shared();

const year = { year: 2025, donations: 2_000_000, projects: 1_800_000 };

test('before an editor empties the English board, the check says that every language loses it', async () => {
  const opened = await readFormLists();
  const values = { ...opened, board: [] };
  const lost = 'The board is empty: visitors lose it in every language';
  assert.ok((await checkText('transparency', values)).includes(`warning: ${lost}`));
  assert.ok(!(await checkText('transparency', opened)).includes(lost));
});

test('[R41] an editor who removes 80G is told that the website no longer promises a receipt for tax', async (t) => {
  const before = await readFormLists();
  t.after(() => editor.call('POST', PUBLISH_TRANSPARENCY, before));
  const holding = { registrations: [{ ...registration, validUntil: inDays(400) }] };
  const published = await editor.call('POST', PUBLISH_TRANSPARENCY, { ...before, ...holding });
  assert.equal(published.status, 200, published.text);
  const warning =
    /^warning: No 80G registration is valid: the giving panel no longer promises a receipt for tax/m;
  const without = { registrations: [{ ...registration, kind: '12A' }] };
  const ended = { registrations: [{ ...registration, validUntil: inDays(-1) }] };
  for (const lost of [without, ended, { registrations: [] }]) {
    assert.match(await checkText('transparency', lost), warning, JSON.stringify(lost));
  }
  assert.doesNotMatch(await checkText('transparency', holding), warning, 'it is still valid');
  assert.equal(
    (await editor.call('POST', PUBLISH_TRANSPARENCY, { ...before, ...without })).status,
    200,
  );
  assert.doesNotMatch(
    await checkText('transparency', without),
    warning,
    'nothing was promised before',
  );
});

test('[R41] the check warns of a long name on the board', async () => {
  const member = { name: 'Sample Member', office: 'Chair' };
  const board = [member, { ...member, name: 'x'.repeat(41) }];
  assert.match(
    await checkText('transparency', { registrations: [registration], board }),
    /^warning: 2, Name: This text is long: 41 letters, where up to 40 look best/,
  );
});

const board = [{ name: 'Sample', office: 'Chair' }];
const registrations = [registration];

const REGISTRATIONS: readonly (readonly [what: string, values: object, expected: RegExp])[] = [
  ['without a kind is refused', { kind: null }, /^refused: Choose which registration it is\.$/m],
  ['without a number is refused', { number: ' ' }, /^refused: 80G: write its number\.$/],
  [
    'with a number that is too long is refused',
    { number: 'x'.repeat(100_000) },
    /^refused: 80G: .*100000 letters and/,
  ],
  [
    'with a day as on paper is refused',
    { validUntil: '31.3.2031' },
    /^refused: 80G: “31\.3\.2031” cannot be/,
  ],
  [
    'with a day of the first century is refused',
    { validUntil: '0031-03-31' },
    /^refused: 80G: “0031-03-31” cannot be/,
  ],
  ['with an object as its day is refused', { validUntil: { a: 1 } }, /^refused: 80G: .* cannot be/],
  ['with all values passes the check', {}, /^$/],
];

for (const [what, values, expected] of REGISTRATIONS) {
  test(`[R41] a registration ${what}`, async () => {
    const changed = { board, registrations: [{ ...registration, ...values }] };
    assert.match(await checkText('transparency', changed), expected);
  });
}

const YEARS: readonly (readonly [what: string, values: object, expected: RegExp])[] = [
  ['with all amounts passes the check', year, /^$/],
  ['without amounts is refused', { year: 2025 }, /^refused: 2024–25 has no amounts/],
  [
    'without what it was spent on is warned of',
    { year: 2025, donations: 5 },
    /^warning: 2024–25 does not say what it was spent on/,
  ],
  [
    'with more spent than came in is warned of',
    { ...year, projects: 18_000_000 },
    /^warning: .*₹20,00,000 came in and ₹1,80,00,000 was/,
  ],
  [
    'without its number is refused',
    { ...year, year: null },
    /^refused: Write the year in which it ends, from 1990/,
  ],
  ['before 1990 is refused', { ...year, year: 1989 }, /^refused: Write the year/],
  ['of the future is refused', { ...year, year: NEWEST_DUE_YEAR + 4 }, /^refused: Write the year/],
  ['that is a text is refused', { ...year, year: '2025' }, /^refused: Write the year/],
];

for (const [what, values, expected] of YEARS) {
  test(`[R41] a year ${what}`, async () => {
    const changed = { board, registrations, years: [values] };
    assert.match(await checkText('transparency', changed), expected);
  });
}

test('[R41] an amount that is no whole number of rupees is refused', async () => {
  for (const donations of [-1, 0.5, 2 ** 53, 1e300, '12', 'x'.repeat(100_000), [], {}, true]) {
    const years = [{ ...year, donations }];
    assert.match(
      await checkText('transparency', { board, registrations, years }),
      /^refused: 2024–25: “.{0,20}” cannot be an amount\. Write whole rupees/s,
      JSON.stringify(donations).slice(0, 80),
    );
  }
});

test('[R41] the check refuses a year that is listed twice and warns of such a registration', async () => {
  const twice = { registrations: [registration, registration], years: [year, year] };
  const text = await checkText('transparency', twice);
  assert.match(text, /^refused: 2024–25 is listed twice/);
  assert.match(text, /^warning: 80G is listed twice/m);
});

test('[R41] the check of malformed lists finds no registration and does not fail', async () => {
  for (const nothing of [null, 'x', 7, [null, 7, 'x']]) {
    assert.match(
      await checkText('transparency', { board, years: nothing, registrations: nothing }),
      /^warning: No 80G registration is valid.*$/,
      JSON.stringify(nothing),
    );
  }
});

test('[R41] audited accounts without a year are refused, an annual report is warned of, a certificate needs none', async () => {
  const check = (kind: string) => checkText('document', { title: 'R', file: { id: 1 }, kind });
  assert.match(await check('audited-accounts'), /^refused: .*year/m);
  assert.match(await check('annual-report'), /^warning: .*year/m);
  assert.doesNotMatch(await check('certificate'), /the year/);
});
