import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unusedExports, unusedParts } from '../unused-exports.ts';

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

const FEATURES = `
export interface ProvidedByFeatures {
  /** Finds what prevents: a publication. */
  findObstacles(ref: EntryRef): Promise<Finding[]>;
  readonly binMessage: string;
}
export interface ProvidedComponents {
  readonly BinNote: ComponentType;
  readonly EntryNotes: ComponentType;
  readonly PlannedLine: ComponentType;
}
export const checks = { provided: { findObstacles: findObstaclesOfDraft } };
export const planning = { providedComponents: { PlannedLine, BinNote } };
const joinedNotes = {
  EntryNotes: joinEntryNotes(noteHooks),
};
await providedByFeatures.findObstacles(ref);
const note = \`Deleted. \${providedByFeatures.binMessage}\`;
useProvidedComponent('EntryNotes');
useProvidedComponent('BinNote');
`;

test('what features can give to each other is named if none gives it or none uses it', () => {
  assert.deepEqual(unusedParts(FEATURES), [
    'No feature gives binMessage of ProvidedByFeatures.',
    'No feature uses PlannedLine of ProvidedComponents.',
  ]);
});
