import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unusedExports } from '../unused-exports.ts';

const DATES = `
export const DAY_MS = 86_400_000;
export async function readToday() {}
export interface Today {}
const inner = DAY_MS;
`;

test('an export of the CMS that no other file names is found, and another is not', () => {
  const files = new Map([
    ['cms/src/platform/dates.ts', DATES],
    ['cms/src/index.ts', "import { readToday } from './platform/dates';"],
    ['cms/tests/platform/dates.test.ts', 'const today: Today = {};'],
    ['scripts/dates.ts', 'export const ALONE = 1;'],
  ]);
  assert.deepEqual(unusedExports(files), ['cms/src/platform/dates.ts: DAY_MS']);
});
