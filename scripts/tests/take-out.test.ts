import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutFeature } from '../take-out.ts';

test('a feature goes from a list with its import and its line, and no other', () => {
  const list = `import { history } from './features/history/server';
import { planning } from './features/planning/server';

const FEATURES = [
  // A reason.
  history,
  planning,
];
`;
  assert.equal(
    withoutFeature(list, 'history'),
    `import { planning } from './features/planning/server';

const FEATURES = [
  // A reason.
  planning,
];
`,
  );
  assert.equal(withoutFeature(list, 'plan'), list);
});
