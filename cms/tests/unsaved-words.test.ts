import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeptCopy } from '../src/features/unsaved-words/admin/copies.ts';
import { pick, withKnownParts } from '../src/features/unsaved-words/admin/field-values.ts';
import { isStored, leftOver } from '../src/features/unsaved-words/admin/left-over.ts';
import {
  type FormSnapshot,
  nextWatched,
  watchFrom,
} from '../src/features/unsaved-words/admin/watch-form.ts';
import type { UnknownRecord } from '../src/platform/record.ts';

const OPENED = { title: 'Kites', body: 'We fly.', place: 'Hall' };

/** A form as Strapi fills it, watched; what is restored stands in it again. */
function formOf(filled: UnknownRecord) {
  let seen: FormSnapshot = {
    filled,
    values: filled,
    isSubmitting: false,
    storedAt: '1',
    isMine: false,
  };
  let { watched } = nextWatched(watchFrom(seen), seen);
  let isReplaced = false;
  const see = (next: Partial<FormSnapshot>) => {
    seen = { ...seen, ...next };
    const step = nextWatched(watched, seen);
    ({ watched } = step);
    isReplaced ||= step.isReplaced === true;
    if (step.restored) see({ values: step.restored });
  };
  const fill = (values: UnknownRecord) => see({ filled: values, values });
  return {
    fill,
    type: (changes: UnknownRecord) => see({ values: { ...seen.values, ...changes } }),
    submit: () => see({ isSubmitting: true }),
    answer: () => see({ isSubmitting: false }),
    /** Strapi has read the entry again; the form is filled after that. */
    read: (storedAt: string, isMine: boolean) => see({ storedAt, isMine }),
    /** What Strapi does when a save was answered. */
    reset: () => fill({ ...seen.values }),
    values: () => seen.values,
    unsaved: () => {
      const { base, mine } = watched;
      return Object.keys(mine).filter((name) => mine[name] !== base[name]);
    },
    isReplaced: () => isReplaced,
  };
}

test('what is typed while a save is under way stays in the form, and is all that is unsaved after it', () => {
  const form = formOf(OPENED);
  form.type({ title: 'Kites ' });
  form.submit();
  form.type({ body: 'We fly high.' });
  form.fill({ ...OPENED, title: 'Kites ' });
  form.type({ body: 'We fly higher.' });
  assert.deepEqual(form.unsaved(), ['title', 'body'], 'nothing is stored yet');
  form.reset();
  form.answer();
  form.read('2', true);
  form.fill({ ...OPENED, title: 'Kites', place: 'Hall 2' });
  assert.deepEqual(form.values(), { title: 'Kites', body: 'We fly higher.', place: 'Hall 2' });
  assert.deepEqual(form.unsaved(), ['body']);
});

test('a letter that is typed when Strapi is about to fill the form is put back over the filling', () => {
  const seen = { filled: OPENED, values: OPENED, isSubmitting: false, storedAt: '1', isMine: true };
  const opened = nextWatched(watchFrom(seen), seen).watched;
  const sent = nextWatched(opened, {
    ...seen,
    values: { ...OPENED, body: 'We' },
    isSubmitting: true,
  });
  const filled = { ...OPENED };
  for (const [values, body] of [
    [{ ...OPENED, body: 'We', title: 'Kitesf' }, 'We'],
    [{ ...OPENED, title: 'Kitesf' }, 'We'],
  ] as const) {
    const { restored } = nextWatched(sent.watched, { ...seen, filled, values, isSubmitting: true });
    assert.deepEqual(restored, { ...OPENED, body, title: 'Kitesf' });
  }
});

test('after a save that failed the form has what was written, and all of it is unsaved', () => {
  const form = formOf(OPENED);
  for (const title of ['Lanterns', 'Lanterns again']) {
    form.type({ title });
    form.submit();
    form.fill({ ...OPENED, title });
    // Strapi resets the form after most failures, and then fills it with what is stored.
    form.reset();
    form.fill({ ...OPENED });
    form.answer();
    form.type({ body: title });
    assert.deepEqual(form.values(), { ...OPENED, title, body: title });
    assert.deepEqual(form.unsaved(), ['title', 'body']);
  }
  form.submit();
  form.read('2', true);
  assert.deepEqual(form.unsaved(), [], 'what is stored needs no filling to be known');
});

test('a save that was refused leaves one’s own fields, and takes a colleague’s others', () => {
  const form = formOf(OPENED);
  form.type({ title: 'Mine' });
  form.submit();
  form.fill({ ...OPENED, title: 'Mine' });
  form.fill({ ...OPENED });
  form.answer();
  form.read('2', false);
  form.fill({ ...OPENED, title: 'Theirs', body: 'Theirs.' });
  assert.deepEqual(form.values(), { ...OPENED, title: 'Mine', body: 'Theirs.' });
  assert.deepEqual(form.unsaved(), ['title']);
  assert.equal(form.isReplaced(), false);
});

test('a change from elsewhere takes the place of what was typed, which is left to its copy', () => {
  const form = formOf(OPENED);
  form.type({ title: 'Mine' });
  form.read('2', false);
  form.fill({ ...OPENED, title: 'Theirs' });
  assert.deepEqual(form.values(), { ...OPENED, title: 'Theirs' });
  assert.equal(form.isReplaced(), true);
  const untouched = formOf(OPENED);
  untouched.read('2', false);
  untouched.fill({ ...OPENED, title: 'Theirs' });
  assert.equal(untouched.isReplaced(), false);
});

function copyOf(values: UnknownRecord, more: Partial<KeptCopy> = {}): KeptCopy {
  const before = pick(OPENED, Object.keys(values));
  return { key: 'k', at: 0, storedAt: '1', before, values, ...more };
}
const stored = { values: OPENED, storedAt: '1', isMine: true };

test('of a copy only what is not stored is offered, with what was changed since', () => {
  const copy = copyOf({ title: 'Mine', body: 'We fly. ' });
  assert.deepEqual(leftOver(copy, stored), {
    copy,
    fields: ['title'],
    isOlder: false,
    alsoChanged: [],
  });
  const changed = { values: { ...OPENED, title: 'Theirs' }, storedAt: '2', isMine: false };
  assert.deepEqual(leftOver(copyOf({ title: 'Mine', place: '' }), changed), {
    copy: copyOf({ title: 'Mine', place: '' }),
    fields: ['title', 'place'],
    isOlder: true,
    alsoChanged: ['title'],
  });
  assert.equal(leftOver(copyOf({ title: 'Theirs' }), changed), undefined);
});

test('words of a save whose answer was never seen are not offered once they are stored', () => {
  const sent = { slug: 'My kites', title: 'Mine', body: 'We fly.' };
  const copy = copyOf({ ...sent, body: 'We fly high.' }, { sent });
  const now = {
    values: { ...OPENED, slug: 'my-kites', title: 'Mine' },
    storedAt: '2',
    isMine: true,
  };
  assert.deepEqual(leftOver(copy, now)?.fields, ['body'], 'what was typed after it was sent');
  assert.equal(leftOver(copyOf(sent, { sent }), now), undefined);
  for (const other of [
    { ...now, isMine: false },
    { ...now, values: OPENED },
    { ...now, storedAt: '1' },
  ]) {
    assert.equal(isStored(copy, other), false);
  }
});

test('parts and files are compared by what they say, and keep the numbers that the entry has', () => {
  const tile = { id: 1, __temp_key__: 'a0', title: 'One', image: { id: 9, mime: 'image/webp' } };
  const opened = { tiles: [tile] };
  const same = { tiles: [{ ...tile, id: 5, image: { id: 9, mime: 'image/webp', hash: 'x' } }] };
  const now = { values: opened, storedAt: '1', isMine: true };
  assert.equal(leftOver(copyOf(same), now), undefined);
  const copied = [
    { ...tile, title: 'Two' },
    { ...tile, id: 2, __temp_key__: 'a1' },
  ];
  assert.deepEqual(withKnownParts(copied, opened.tiles), [
    { ...tile, title: 'Two' },
    { title: 'One', image: tile.image, __temp_key__: 'a1' },
  ]);
});

test('a relation that was chosen is put back as it was, with the number by which the form shows it', () => {
  const project = { connect: [{ id: 7, documentId: 'abc', __temp_key__: 'a0' }], disconnect: [] };
  assert.deepEqual(withKnownParts(project, undefined), project);
  assert.deepEqual(withKnownParts([{ id: 1, project }], []), [{ project }], 'also inside a part');
});
