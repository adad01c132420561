import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offerInWords } from '../../../src/features/unsaved-words/admin/offer-in-words.ts';

const COPY = {
  key: 'unsaved-words 1',
  storedAt: Date.UTC(2026, 10, 24, 8, 35),
  original: {},
  edited: {},
};
const LABELS: Readonly<Record<string, string>> = { title: 'Title', body: 'Text' };

/** Returns what a person reads who typed a title and a text, if these fields were changed since. */
function words(changedFields?: readonly string[], isOwnChange = false): string {
  const offer = {
    copy: COPY,
    fields: ['title', 'body'],
    isEntryChanged: changedFields !== undefined,
    changedFields: changedFields ?? [],
  };
  const labelOf = (field: string) => LABELS[field] ?? field;
  return offerInWords(offer, { isOwnChange, lastWriter: 'Asha', labelOf }, 'Asia/Kolkata');
}

const NOT_SAVED = 'What you wrote here until 24 Nov 2026, 14:05 was not saved: “Title” and “Text”.';

test('an offer names the time and the fields', () => {
  assert.equal(words(), NOT_SAVED);
});

test('an offer says who saved the entry since', () => {
  assert.equal(words([]), `${NOT_SAVED} Asha saved this entry since.`);
  assert.equal(words([], true), `${NOT_SAVED} You saved this entry since.`);
});

test('an offer says whose text goes if it is put back', () => {
  assert.equal(
    words(['body']),
    `${NOT_SAVED} Asha changed “Text” since: what you put back stands in place of theirs.`,
  );
  assert.equal(
    words(['body'], true),
    `${NOT_SAVED} You changed “Text” since: what you put back stands in place of what you saved.`,
  );
});
