import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, keyFor, loadDraft, saveDraft } from './draft.ts';

const refuse = () => {
  throw new Error('storage is shut off');
};

afterEach(() => {
  dropDraft('contact');
  vi.unstubAllGlobals();
});

test('[R13] a second try keeps its key where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const key = keyFor(loadDraft('contact'), 'the same');
  saveDraft('contact', { values: {}, attempt: { key, values: 'the same' } });
  expect(keyFor(loadDraft('contact'), 'the same')).toBe(key);
  expect(keyFor(loadDraft('contact'), 'another')).not.toBe(key);
});

test('[R13] what was sent leaves nothing behind', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  saveDraft('contact', { values: { name: 'A' } });
  dropDraft('contact');
  expect(loadDraft('contact')).toBeUndefined();
});
