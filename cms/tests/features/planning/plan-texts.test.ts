import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  planInWords,
  planProblem,
  plansInWords,
  storedTimes,
} from '../../../src/features/planning/admin/plan-texts.ts';

const PLAN = {
  id: 1,
  action: 'publish',
  time: '2026-11-24T09:00',
  byName: 'Asha',
  problem: null,
  unapprovedChangeBy: null,
} as const;
const FAILED = { ...PLAN, problem: 'it has no title.' };
const UNAPPROVED = { ...PLAN, unapprovedChangeBy: 'Ravi' };

test('a plan says when and by whom it was planned', () => {
  assert.equal(planInWords(PLAN), 'Publish on 24 Nov 2026, 09:00, planned by Asha.');
  assert.equal(planProblem(PLAN), '');
});

test('a plan that failed says why nothing happened', () => {
  assert.equal(
    planInWords({ ...FAILED, action: 'unpublish' }),
    'Take off on 24 Nov 2026, 09:00 did not happen: it has no title.',
  );
  assert.equal(planProblem(FAILED), 'Not done: it has no title.');
});

test('a plan that an Author changed since says that it needs an Editor', () => {
  assert.match(planInWords(UNAPPROVED), /planned by Asha\. Ravi, who may not publish, changed it/);
  assert.match(planProblem(UNAPPROVED), /^Will not be done: Ravi changed it\./);
});

test('the first page names the next plan, but not one whose time is over', () => {
  const later = { ...PLAN, time: '2026-12-01T10:30' };
  assert.equal(plansInWords([FAILED, later]), 'Planned: 2, the next on 1 Dec 2026, 10:30');
  assert.equal(plansInWords([FAILED]), 'Planned: 1, not done');
});

test('the form begins with the stored times', () => {
  assert.deepEqual(storedTimes([PLAN]), { publish: '2026-11-24T09:00', unpublish: '' });
  assert.deepEqual(storedTimes([]), { publish: '', unpublish: '' });
});
