import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownStatus } from '../../../src/features/concurrent-edits/admin/shown-status.ts';

const OWN_CHANGE = {
  changeMessage: 'You changed this entry in another window.',
  isOwnChange: true,
  refusalMessage: null,
  seenVersionId: 7,
};
const COLLEAGUES_CHANGE = {
  ...OWN_CHANGE,
  changeMessage: 'Meena changed this entry.',
  isOwnChange: false,
};

const AT_REST = { isSubmitting: false, isLoading: false };
const SAVING = { isSubmitting: true, isLoading: false };
const REFILLING = { isSubmitting: false, isLoading: true };

test('a save of this form is not reported as one from another window', () => {
  for (const state of [SAVING, REFILLING]) {
    assert.deepEqual(shownStatus(OWN_CHANGE, state), { ...OWN_CHANGE, changeMessage: null });
  }
});

test('a save in another window is reported', () => {
  assert.deepEqual(shownStatus(OWN_CHANGE, AT_REST), OWN_CHANGE);
});

test('a save by a colleague is reported, also while this form is saved', () => {
  for (const state of [AT_REST, SAVING, REFILLING]) {
    assert.deepEqual(shownStatus(COLLEAGUES_CHANGE, state), COLLEAGUES_CHANGE);
  }
});

test('the reason of a refusal stays while the form is saved again', () => {
  const refused = { ...OWN_CHANGE, refusalMessage: 'Not saved.' };
  assert.equal(shownStatus(refused, SAVING).refusalMessage, 'Not saved.');
});
