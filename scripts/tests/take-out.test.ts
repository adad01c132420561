import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutFeature } from '../take-out.ts';

const FILE = `import { historyFeature } from './features/history/server/index.ts';
import {
  endPlans,
  planningFeature,
  refusePlanned,
} from './features/planning/server/index.ts';

const FEATURES = [
  // A reason.
  historyFeature,
  planningFeature,
];
const HOOKS = {
  check: [
    checkSlug,
    refusePlanned,
  ],
  aroundStore: [storeVersions, endPlans],
};
`;

test('a feature goes from a file with its import and what the lists have of it, and no other', () => {
  assert.equal(
    withoutFeature(FILE, 'planning'),
    `import { historyFeature } from './features/history/server/index.ts';

const FEATURES = [
  // A reason.
  historyFeature,
];
const HOOKS = {
  check: [
    checkSlug,
  ],
  aroundStore: [storeVersions],
};
`,
  );
  const swapped = FILE.replace('storeVersions, endPlans', 'endPlans, storeVersions');
  assert.match(withoutFeature(swapped, 'planning'), /\[storeVersions\]/);
  assert.equal(withoutFeature(FILE, 'plan'), FILE);
});
