import { afterEach, expect, test, vi } from 'vitest';
import { keyFor, loadUnsent, saveUnsent } from './unsent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[R13] equal values keep their key for a second try, others get a new one', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  const key = keyFor(undefined, 'the same');
  expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  saveUnsent('contact', { values: { name: 'A' }, attempt: { key, sent: 'the same' } });
  expect(keyFor(loadUnsent('contact'), 'the same')).toBe(key);
  expect(keyFor(loadUnsent('contact'), 'another')).not.toBe(key);
  saveUnsent('contact', undefined);
  expect(loadUnsent('contact')).toBeUndefined();
});

test('a browser whose storage is off has nothing unsent and no error', () => {
  const refuse = () => {
    throw new Error('storage is off');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  saveUnsent('contact', { values: {} });
  saveUnsent('contact', undefined);
  expect(loadUnsent('contact')).toBeUndefined();
});
