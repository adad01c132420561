import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  registrationEndInWords,
  yearsWithoutAccounts,
} from '../../src/content/transparency/deadlines.ts';

const end = (validUntil: unknown) => registrationEndInWords('FCRA', validUntil, '2026-11-24');

test('[R41] the end of a registration is told from sixty days before, to the day', () => {
  assert.equal(end('2027-01-23'), 'FCRA ends on 23 Jan 2027, in 60 days.');
  assert.equal(end('2027-01-24'), undefined);
  assert.equal(end('2026-11-25'), 'FCRA ends on 25 Nov 2026, in 1 day.');
  assert.equal(end('2026-11-24'), 'FCRA ends today, on 24 Nov 2026.');
  assert.equal(end('2026-11-23'), 'FCRA ended on 23 Nov 2026.');
});

test('[R41] a registration without a day, or with one that cannot be read, does not end', () => {
  for (const none of [null, undefined, '', 'soon', 20261124, {}]) {
    assert.equal(end(none), undefined, JSON.stringify(none));
  }
});

test('[R41] the accounts of a year are missing from the first day of the next calendar year', () => {
  assert.deepEqual(yearsWithoutAccounts('2025-12-31', [], [2024], 2010), []);
  assert.deepEqual(yearsWithoutAccounts('2026-01-01', [], [2024], 2010), [2025]);
});

test('[R41] the accounts are missing of each listed year, and of the latest one that is due, unless the organisation is younger', () => {
  assert.deepEqual(yearsWithoutAccounts('2026-01-01', [2026, 2025, 2023], [2025], 2010), [2023]);
  assert.deepEqual(yearsWithoutAccounts('2026-01-01', [], [], 2025), [], 'founded in that year');
  assert.deepEqual(yearsWithoutAccounts('2026-01-01', [], [], undefined), [2025]);
});
