import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { asButton } from './on-press.ts';

/** What the browser is kept from, and what is done instead, where the link is pressed with these keys. */
function pressed(keys: Partial<Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>>) {
  const act = vi.fn();
  const preventDefault = vi.fn();
  asButton(act).onClick({ ...keys, preventDefault } as unknown as MouseEvent);
  return [preventDefault, act].map((each) => each.mock.calls.length);
}

test('a press acts in place of the link, unless the visitor asks for a new tab or window', () => {
  expect(pressed({})).toEqual([1, 1]);
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    expect(pressed(keys), JSON.stringify(keys)).toEqual([0, 0]);
  }
});
