import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STORY } from '../../../src/content/types.ts';
import {
  deleteRefusal,
  lastRefusalOf,
  type RefWithPerson,
  rememberRefusal,
  rememberSeenForm,
  seenFormOf,
} from '../../../src/features/concurrent-edits/server/seen-entries.ts';

const MINUTE_MS = 60_000;
const MAX_FORMS = 20_000;
const FORM = { at: 0, digests: {}, updatedAt: 0, isNewLanguage: false };

const refTo = (documentId: string, personId = 1): RefWithPerson => ({
  uid: STORY,
  documentId,
  locale: 'en',
  personId,
});
const refusalNow = (message: string) => ({
  at: Date.now(),
  message,
  seenVersionId: undefined,
  fingerprint: '',
});

test('the form of each person and language is remembered by itself', () => {
  rememberSeenForm(refTo('own'), FORM);
  assert.equal(seenFormOf(refTo('own')), FORM);
  assert.equal(seenFormOf(refTo('own', 2)), undefined);
  assert.equal(seenFormOf({ ...refTo('own'), locale: 'ta' }), undefined);
});

test('when too many forms are remembered, the one that was read longest ago is forgotten', () => {
  const readForms = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) rememberSeenForm(refTo(`form-${index}`), FORM);
  };
  readForms(0, MAX_FORMS);
  rememberSeenForm(refTo('form-0'), { ...FORM, at: 1 });
  readForms(MAX_FORMS, MAX_FORMS + 1);
  assert.equal(seenFormOf(refTo('form-1')), undefined);
  assert.equal(seenFormOf(refTo('form-0'))?.at, 1, 'it was read again');
  assert.equal(seenFormOf(refTo('form-2')), FORM);
});

test('a form shows a refusal for ten minutes, or until a save passes', (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  rememberRefusal(refTo('refused'), refusalNow('Meena wrote this.'));
  t.mock.timers.tick(10 * MINUTE_MS - 1);
  assert.equal(lastRefusalOf(refTo('refused'))?.message, 'Meena wrote this.');
  t.mock.timers.tick(1);
  assert.equal(lastRefusalOf(refTo('refused')), undefined);
  rememberRefusal(refTo('saved'), refusalNow('Meena wrote this.'));
  deleteRefusal(refTo('saved'));
  assert.equal(lastRefusalOf(refTo('saved')), undefined);
});

test('a refusal of one form deletes the old ones of others, since they may quote personal data', (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  rememberRefusal(refTo('old'), refusalNow('Meena wrote: 98765 01234'));
  t.mock.timers.tick(5 * MINUTE_MS);
  rememberRefusal(refTo('recent'), refusalNow('Ravi wrote this.'));
  t.mock.timers.tick(6 * MINUTE_MS);
  rememberRefusal(refTo('new'), refusalNow('Asha wrote this.'));
  // At the time of the first refusal, its form would still show it.
  t.mock.timers.setTime(0);
  assert.equal(lastRefusalOf(refTo('old')), undefined);
  assert.equal(lastRefusalOf(refTo('recent'))?.message, 'Ravi wrote this.');
});
