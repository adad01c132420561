import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredCopy } from '../../../src/features/unsaved-words/admin/copies.ts';
import {
  pick,
  withChanges,
  withoutUnknownIds,
} from '../../../src/features/unsaved-words/admin/field-values.ts';
import {
  type FormSnapshot,
  nextState,
  stateOfOpenedForm,
} from '../../../src/features/unsaved-words/admin/form-state.ts';
import { offerOf, wasSaved } from '../../../src/features/unsaved-words/admin/offers.ts';
import type { UnknownRecord } from '../../../src/platform/record.ts';

const OPENED = { title: 'Kites', body: 'We fly.', place: 'Hall' };

/** A form that Strapi fills, and its state. Restored values are filled in. */
function formOf(initialValues: UnknownRecord) {
  let seen: FormSnapshot = {
    initialValues,
    values: initialValues,
    isSubmitting: false,
    entryUpdatedAt: '1',
    isOwnChange: false,
    stored: initialValues,
  };
  let { state } = nextState(stateOfOpenedForm(seen), seen);
  let isReplaced = false;
  const see = (next: Partial<FormSnapshot>) => {
    seen = { ...seen, ...next };
    const step = nextState(state, seen);
    ({ state } = step);
    isReplaced ||= step.isReplaced === true;
    if (step.restored) see({ values: step.restored });
  };
  const fill = (values: UnknownRecord) => see({ initialValues: values, values });
  return {
    fill,
    type: (changes: UnknownRecord) => see({ values: { ...seen.values, ...changes } }),
    submit: () => see({ isSubmitting: true }),
    answer: () => see({ isSubmitting: false }),
    /** Strapi has read the entry again, and then fills the form. */
    read: (entryUpdatedAt: string, isOwnChange: boolean, stored: UnknownRecord) =>
      see({ entryUpdatedAt, isOwnChange, stored }),
    /** Does what Strapi does after the answer to a save. */
    reset: () => fill({ ...seen.values }),
    values: () => seen.values,
    unsaved: () => {
      const { original, edited } = state;
      return Object.keys(edited).filter((name) => edited[name] !== original[name]);
    },
    isReplaced: () => isReplaced,
  };
}

test('a letter that is typed during a save stays in the form and is the only unsaved change afterwards', () => {
  const form = formOf(OPENED);
  form.type({ title: 'Kites ' });
  form.submit();
  form.type({ body: 'We fly high.' });
  form.fill({ ...OPENED, title: 'Kites ' });
  form.type({ body: 'We fly higher.' });
  assert.deepEqual(form.unsaved(), ['title', 'body'], 'nothing is stored yet');
  form.reset();
  form.answer();
  const stored = { ...OPENED, title: 'Kites', place: 'Hall 2' };
  form.read('2', true, stored);
  form.fill(stored);
  assert.deepEqual(form.values(), { title: 'Kites', body: 'We fly higher.', place: 'Hall 2' });
  assert.deepEqual(form.unsaved(), ['body']);
});

test('a letter that is typed just before Strapi fills the form is put back afterwards', () => {
  const seen = {
    initialValues: OPENED,
    values: OPENED,
    isSubmitting: false,
    entryUpdatedAt: '1',
    isOwnChange: true,
    stored: OPENED,
  };
  const opened = nextState(stateOfOpenedForm(seen), seen).state;
  const sent = nextState(opened, {
    ...seen,
    values: { ...OPENED, body: 'We' },
    isSubmitting: true,
  });
  const initialValues = { ...OPENED };
  for (const [values, body] of [
    [{ ...OPENED, body: 'We', title: 'Kitesf' }, 'We'],
    [{ ...OPENED, title: 'Kitesf' }, 'We'],
  ] as const) {
    const { restored } = nextState(sent.state, {
      ...seen,
      initialValues,
      values,
      isSubmitting: true,
    });
    assert.deepEqual(restored, { ...OPENED, body, title: 'Kitesf' });
  }
});

test('after a failed save the form has the typed text, and all of it counts as unsaved', () => {
  const form = formOf(OPENED);
  for (const title of ['Lanterns', 'Lanterns again']) {
    form.type({ title });
    form.submit();
    form.fill({ ...OPENED, title });
    // After most failures Strapi resets the form and then fills it with the stored values.
    form.reset();
    form.fill({ ...OPENED });
    form.answer();
    form.type({ body: title });
    assert.deepEqual(form.values(), { ...OPENED, title, body: title });
    assert.deepEqual(form.unsaved(), ['title', 'body']);
  }
  form.submit();
  form.read('2', true, { ...OPENED, title: 'Lanterns again', body: 'Lanterns again' });
  assert.deepEqual(form.unsaved(), [], 'what is stored needs no filling to be known');
});

test('after a refused save the form has the person’s own changes and the other fields of the colleague', () => {
  const form = formOf(OPENED);
  form.type({ title: 'Mine' });
  form.submit();
  form.fill({ ...OPENED, title: 'Mine' });
  form.fill({ ...OPENED });
  form.answer();
  const theirs = { ...OPENED, title: 'Theirs', body: 'Theirs.' };
  form.read('2', false, theirs);
  form.fill(theirs);
  assert.deepEqual(form.values(), { ...OPENED, title: 'Mine', body: 'Theirs.' });
  assert.deepEqual(form.unsaved(), ['title']);
  assert.equal(form.isReplaced(), false);
});

test('after a refused save the typed text stays although a colleague changed a field that all languages share', () => {
  const form = formOf(OPENED);
  form.type({ title: 'Mine' });
  form.submit();
  form.fill({ ...OPENED, title: 'Mine' });
  form.fill({ ...OPENED });
  form.answer();
  const withPlace = { ...OPENED, place: 'Hall 2' };
  form.read('2', true, withPlace);
  form.fill(withPlace);
  assert.deepEqual(form.values(), { ...OPENED, title: 'Mine', place: 'Hall 2' });
  assert.deepEqual(form.unsaved(), ['title']);
});

test('a change from elsewhere replaces the typed text, which stays in its copy', () => {
  const form = formOf(OPENED);
  form.type({ title: 'Mine' });
  form.read('2', false, { ...OPENED, title: 'Theirs' });
  form.fill({ ...OPENED, title: 'Theirs' });
  assert.deepEqual(form.values(), { ...OPENED, title: 'Theirs' });
  assert.equal(form.isReplaced(), true);
});

test('a change from elsewhere replaces nothing in a form without typed text', () => {
  const untouched = formOf(OPENED);
  untouched.read('2', false, { ...OPENED, title: 'Theirs' });
  untouched.fill({ ...OPENED, title: 'Theirs' });
  assert.equal(untouched.isReplaced(), false);
});

function copyOf(edited: UnknownRecord, more: Partial<StoredCopy> = {}): StoredCopy {
  const original = pick(OPENED, Object.keys(edited));
  return { key: 'k', storedAt: 0, entryUpdatedAt: '1', original, edited, ...more };
}
const stored = { values: OPENED, entryUpdatedAt: '1', isOwnChange: true };
/** The entry after a colleague changed its title. */
const CHANGED = {
  values: { ...OPENED, title: 'Theirs' },
  entryUpdatedAt: '2',
  isOwnChange: false,
};

test('only the fields of a copy that are not stored are offered', () => {
  const copy = copyOf({ title: 'Mine', body: 'We fly. ' });
  assert.deepEqual(offerOf(copy, stored), {
    copy,
    fields: ['title'],
    isEntryChanged: false,
    changedFields: [],
  });
  assert.equal(offerOf(copyOf({ title: 'Theirs' }), CHANGED), undefined);
});

test('a copy is offered with the fields that were changed since', () => {
  assert.deepEqual(offerOf(copyOf({ title: 'Mine', place: '' }), CHANGED), {
    copy: copyOf({ title: 'Mine', place: '' }),
    fields: ['title', 'place'],
    isEntryChanged: true,
    changedFields: ['title'],
  });
});

test('a text is not offered again if it was stored by a save whose answer was lost', () => {
  const sent = { slug: 'My kites', title: 'Mine', body: 'We fly.' };
  const copy = copyOf({ ...sent, body: 'We fly high.' }, { sent });
  const now = {
    values: { ...OPENED, slug: 'my-kites', title: 'Mine' },
    entryUpdatedAt: '2',
    isOwnChange: true,
  };
  assert.deepEqual(offerOf(copy, now)?.fields, ['body'], 'what was typed after it was sent');
  assert.equal(offerOf(copyOf(sent, { sent }), now), undefined);
  for (const other of [
    { ...now, isOwnChange: false },
    { ...now, values: OPENED },
    { ...now, entryUpdatedAt: '1' },
  ]) {
    assert.equal(wasSaved(copy, other), false);
  }
});

const tile = { id: 1, __temp_key__: 'a0', title: 'One', image: { id: 9, mime: 'image/webp' } };

test('components and files with the same content are not offered', () => {
  const opened = { tiles: [tile] };
  const same = { tiles: [{ ...tile, id: 5, image: { id: 9, mime: 'image/webp', hash: 'x' } }] };
  const now = { values: opened, entryUpdatedAt: '1', isOwnChange: true };
  assert.equal(offerOf(copyOf(same), now), undefined);
});

test('restored components keep the ids that the entry has, and no others', () => {
  const copied = [
    { ...tile, title: 'Two' },
    { ...tile, id: 2, __temp_key__: 'a1' },
  ];
  assert.deepEqual(withoutUnknownIds(copied, [tile]), [
    { ...tile, title: 'Two' },
    { title: 'One', image: tile.image, __temp_key__: 'a1' },
  ]);
});

test('of a component only the changed fields are put into that of the form', () => {
  const form = { hero: { title: 'Theirs', text: 'Old' } };
  const before = { hero: { title: 'Old', text: 'Old' } };
  const after = { hero: { title: 'Old', text: 'Mine' } };
  assert.deepEqual(withChanges(form, before, after), { hero: { title: 'Theirs', text: 'Mine' } });
  for (const removed of [{ hero: null }, {}]) {
    assert.deepEqual(withChanges(removed, before, after), after, 'a colleague removed it');
    assert.deepEqual(withChanges(form, removed, after), after, 'the person added it');
  }
  assert.deepEqual(withChanges(form, before, { hero: null }), { hero: null });
});
