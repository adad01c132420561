import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  type CopyScope,
  NEW_ENTRY,
  readCopies,
} from '../../../src/features/unsaved-words/admin/copies.ts';
import { FormCopies } from '../../../src/features/unsaved-words/admin/form-copies.ts';
import {
  type FormState,
  stateOfOpenedForm,
} from '../../../src/features/unsaved-words/admin/form-state.ts';
import type { UnknownRecord } from '../../../src/platform/record.ts';

const SCOPE: CopyScope = { personId: '1', uid: 'api::page.page', entryId: 'a', locale: 'en' };
const OPENED = { title: 'Kites', body: 'We fly.' };
const FORM = { values: OPENED, entryUpdatedAt: '1', isOwnChange: false };

/** As in a browser, the keys of what is stored are the only enumerable ones. */
class MemoryStorage {
  getItem(key: string): string | null {
    const value: unknown = Reflect.get(this, key);
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** Gives a synchronous test the local storage of a browser. */
function useStorage(t: TestContext, localStorage = new MemoryStorage()): void {
  Reflect.set(globalThis, 'window', { localStorage });
  t.after(() => Reflect.deleteProperty(globalThis, 'window'));
}

const typed = (values: UnknownRecord): FormState => ({
  ...stateOfOpenedForm({ initialValues: OPENED, entryUpdatedAt: '1' }),
  edited: { ...OPENED, ...values },
});

/** A form in which a person types and which then closes. */
function leaveForm(values: UnknownRecord, scope = SCOPE): void {
  new FormCopies().update(scope, typed(values));
}

const edits = (scope = SCOPE) => readCopies(scope).map(({ edited }) => edited);

test('only the changed fields of a form are copied', (t) => {
  useStorage(t);
  leaveForm({ body: 'We fly high.' });
  assert.deepEqual(edits(), [{ body: 'We fly high.' }]);
});

test('one form has one copy, which goes when everything is saved', (t) => {
  useStorage(t);
  const copies = new FormCopies();
  copies.update(SCOPE, typed({ body: 'We' }));
  copies.update(SCOPE, typed({ body: 'We fly high.' }));
  assert.deepEqual(edits(), [{ body: 'We fly high.' }]);
  assert.equal(copies.hasCopy(), true);
  copies.update(SCOPE, typed({}));
  assert.deepEqual(edits(), []);
  assert.equal(copies.hasCopy(), false);
});

test('two windows with one entry do not overwrite each other’s copy', (t) => {
  useStorage(t);
  leaveForm({ body: 'In one' });
  leaveForm({ body: 'In the other' });
  assert.deepEqual(
    edits()
      .map(({ body }) => body)
      .sort(),
    ['In one', 'In the other'],
  );
});

test('a form does not offer its own copy', (t) => {
  useStorage(t);
  leaveForm({ title: 'Earlier' });
  const copies = new FormCopies();
  copies.update(SCOPE, typed({ title: 'Now' }));
  const offers = copies.readOffers(SCOPE, FORM);
  assert.deepEqual(
    offers.map(({ copy }) => copy.edited),
    [{ title: 'Earlier' }],
  );
});

test('a form offers what it had before a change from elsewhere replaced it', (t) => {
  useStorage(t);
  const copies = new FormCopies();
  copies.update(SCOPE, typed({ title: 'Mine' }));
  copies.startNewCopy();
  copies.update(SCOPE, typed({ body: 'Typed later' }));
  const offers = copies.readOffers(SCOPE, FORM);
  assert.deepEqual(
    offers.map(({ copy }) => copy.edited),
    [{ title: 'Mine' }],
  );
});

test('a copy of which nothing can be put back is deleted', (t) => {
  useStorage(t);
  leaveForm({ title: 'Typed' });
  const form = { ...FORM, values: { ...OPENED, title: 'Typed' } };
  assert.deepEqual(new FormCopies().readOffers(SCOPE, form), []);
  assert.deepEqual(edits(), []);
});

test('a form offers nothing of another entry, language or person', (t) => {
  useStorage(t);
  const others = [
    { entryId: 'ab' },
    { locale: 'ml' },
    { personId: '2' },
    { uid: 'api::team.team' },
  ];
  for (const other of others) leaveForm({ title: 'Other' }, { ...SCOPE, ...other });
  assert.deepEqual(new FormCopies().readOffers(SCOPE, FORM), []);
});

test('the form of an entry offers what was typed while the entry was first saved', (t) => {
  useStorage(t);
  const scope = { ...SCOPE, entryId: NEW_ENTRY };
  const state = typed({ title: 'Kites and more', body: 'We' });
  const sent = { ...OPENED, title: 'Kites and more' };
  new FormCopies().update(scope, { ...state, entryUpdatedAt: undefined, sent });
  leaveForm({ title: 'Another new entry' }, scope);
  const form = { values: sent, entryUpdatedAt: '2', isOwnChange: true };
  const offers = new FormCopies().readOffers(SCOPE, form);
  assert.deepEqual(
    offers.map(({ fields }) => fields),
    [['body']],
  );
  assert.equal(edits(scope).length, 2, 'the other new entry keeps its copy');
});

test('what is put back is in the form, and in the copy of that form alone', (t) => {
  useStorage(t);
  leaveForm({ title: 'Earlier' });
  const copies = new FormCopies();
  const [offer] = copies.readOffers(SCOPE, FORM);
  assert.ok(offer);
  const next = copies.putBack(SCOPE, typed({ body: 'Typed now' }), offer);
  assert.deepEqual(next.edited, { title: 'Earlier', body: 'Typed now' });
  assert.deepEqual(edits(), [{ title: 'Earlier', body: 'Typed now' }]);
});

test('text that what is put back replaces stays in a copy of its own', (t) => {
  useStorage(t);
  leaveForm({ title: 'Earlier' });
  const copies = new FormCopies();
  const [offer] = copies.readOffers(SCOPE, FORM);
  assert.ok(offer);
  const next = copies.putBack(SCOPE, typed({ title: 'Typed now' }), offer);
  assert.equal(next.edited.title, 'Earlier');
  assert.deepEqual(
    edits()
      .map(({ title }) => title)
      .sort(),
    ['Earlier', 'Typed now'],
  );
  assert.deepEqual(
    copies.readOffers(SCOPE, { ...FORM, values: next.edited }).map(({ copy }) => copy.edited),
    [{ title: 'Typed now' }],
  );
});

test('a part that was deleted from the entry is put back without its id', (t) => {
  useStorage(t);
  const stored = { id: 1, name: 'One' };
  leaveForm({ cards: [stored, { id: 2, name: 'Two' }] });
  const copies = new FormCopies();
  const [offer] = copies.readOffers(SCOPE, FORM);
  assert.ok(offer);
  const initialValues = { ...OPENED, cards: [stored] };
  const state = stateOfOpenedForm({ initialValues, entryUpdatedAt: '2' });
  const next = copies.putBack(SCOPE, state, offer);
  assert.deepEqual(next.edited.cards, [stored, { name: 'Two' }]);
});

test('a form whose browser has no room for a copy says so', (t) => {
  const full = new MemoryStorage();
  full.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  useStorage(t, full);
  assert.equal(new FormCopies().update(SCOPE, typed({ title: 'Typed' })), false);
  assert.equal(new FormCopies().update(SCOPE, typed({})), true, 'nothing is unsaved');
});
