import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  askButton,
  askedInWords,
  panelContent,
  requestsToActOn,
} from '../../../src/features/publication-requests/admin/request-states.ts';

const AT = '2026-11-24T08:35:00.000Z';
const WAITING = { byName: 'Asha', at: AT, sentBack: null };
const SENT_BACK = {
  byName: 'Asha',
  at: AT,
  sentBack: { byName: 'Ravi', at: AT, reason: 'At which hour?' },
};
const READ = { request: null, isFetching: false, isError: false, mayPublish: false };

test('the panel shows a request, also while it is read again or if that fails', () => {
  assert.equal(panelContent({ ...READ, request: WAITING, isFetching: true }), 'waiting');
  assert.equal(panelContent({ ...READ, request: WAITING, isError: true }), 'waiting');
  assert.equal(panelContent({ ...READ, request: SENT_BACK, mayPublish: true }), 'sent-back');
});

test('without a request, an Author reads how to ask and an Editor sees no panel', () => {
  assert.equal(panelContent(READ), 'how-to-ask');
  assert.equal(panelContent({ ...READ, request: undefined }), 'how-to-ask', 'a new entry');
  assert.equal(panelContent({ ...READ, mayPublish: true }), 'nothing');
});

test('a request that is not read yet, or could not be read, does not look like none', () => {
  const unread = { ...READ, request: undefined };
  assert.equal(panelContent({ ...unread, isFetching: true }), 'nothing');
  assert.equal(panelContent({ ...unread, isError: true }), 'error');
  assert.equal(panelContent({ ...unread, isError: true, mayPublish: true }), 'error');
});

const saved = {
  request: null,
  cannotAskYet: false,
  isModified: false,
  isPublished: false,
  showsPublished: false,
};

const ENABLED = { label: 'Ask for publication', disabled: false };

test('an Author asks for what is saved and not published', () => {
  assert.deepEqual(askButton(saved), ENABLED);
});

test('an Author asks again after the request was sent back', () => {
  assert.deepEqual(askButton({ ...saved, request: SENT_BACK }), ENABLED);
});

test('an Author cannot ask twice', () => {
  assert.deepEqual(askButton({ ...saved, request: WAITING }), {
    label: 'Asked for',
    disabled: true,
  });
});

test('an Author cannot ask for what is not saved or already published', () => {
  for (const state of ['cannotAskYet', 'isModified', 'isPublished', 'showsPublished']) {
    assert.equal(askButton({ ...saved, [state]: true }).disabled, true, state);
  }
});

test('the first page shows an Editor what waits', () => {
  assert.deepEqual(requestsToActOn([WAITING, SENT_BACK], true), [WAITING]);
});

test('the first page shows an Author what was sent back', () => {
  assert.deepEqual(requestsToActOn([WAITING, SENT_BACK], false), [SENT_BACK]);
});

test('a request names its time in the time zone of the organisation', () => {
  assert.equal(
    askedInWords(WAITING, 'Asia/Kolkata'),
    'Asha asked for publication on 24 Nov 2026, 14:05.',
  );
});
