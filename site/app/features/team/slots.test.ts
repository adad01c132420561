import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  arrange,
  CENTRE_SLOT,
  firstCentre,
  isVisible,
  SLOT_SPACING_PERCENT,
  slotOf,
} from './slots.ts';
import { MOVE_LOCK_MS } from './use-team-carousel.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: { text: `P${n}` }, nameInEnglish: `P${n}` }));
const founder = (name: string, inEnglish = name) => ({
  founderName: name,
  founderInEnglish: inEnglish,
});
const slots = (count: number, centre: number) =>
  people(count).map((_, index) => slotOf(index, centre, count));

test('[4.4] the founder is put in the centre slot; without one the order stays', () => {
  const arranged = arrange(people(13), founder('P9')).map(({ name }) => name.text);
  expect(arranged[CENTRE_SLOT]).toBe('P9');
  const others = people(13).map(({ name }) => name.text);
  expect(arranged.filter((name) => name !== 'P9')).toEqual(others.filter((name) => name !== 'P9'));
  expect(slotOf(CENTRE_SLOT, firstCentre(13), 13)).toBe(5);
  expect(arrange(people(13), founder('Unknown'))).toEqual(people(13));
});

test.each([
  ['the organisation', 'ലത', 'Latha'],
  ['the team', 'Latha', 'ലത'],
  ['both', 'ലത', 'ലത'],
])(
  '[4.4] [R38] the founder is found where %s has the name in Malayalam',
  (_where, ours, theirs) => {
    const latha = { name: { text: theirs }, nameInEnglish: 'Latha' };
    expect(arrange([latha, ...people(4)], founder(ours, 'Latha'))[2]).toBe(latha);
  },
);

test('[4.4] the founder is found by the name in the language where the English ones differ', () => {
  const latha = { name: { text: 'ലത' }, nameInEnglish: 'Latha P.' };
  expect(arrange([latha, ...people(4)], founder('ലത', 'Latha'))[2]).toBe(latha);
});

test('[9] 13 members fill the slots 0 to 12, of which 0 to 10 are in view', () => {
  expect(slots(13, 5)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(slots(13, 5).filter(isVisible)).toHaveLength(11);
  expect(SLOT_SPACING_PERCENT).toBe(9.3);
});

test('[4.4] a move shifts every slot by one, with wrap-around', () => {
  expect(slots(13, 6)).toEqual([12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(slots(13, 4)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]);
});

test('[4.4] a move is over before the next begins', () => {
  const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  const moveMs = Number(/--team-move: (\d+)ms;/.exec(tokens)?.[1]);
  expect(moveMs).toBeLessThanOrEqual(MOVE_LOCK_MS);
});

test.each([1, 2, 3, 5, 10, 12, 13, 15, 50])(
  '[R26] of %i members one stands in the centre, each in a slot of its own',
  (count) => {
    for (let centre = 0; centre < count; centre += 1) {
      const all = slots(count, centre);
      expect(all[centre]).toBe(CENTRE_SLOT);
      expect(new Set(all).size).toBe(count);
    }
  },
);

test('[R26] few members stand around the centre', () => {
  expect(slots(1, 0)).toEqual([5]);
  expect(slots(3, 1)).toEqual([4, 5, 6]);
  expect(arrange(people(3), founder('P0')).map(({ name }) => name.text)).toEqual([
    'P1',
    'P0',
    'P2',
  ]);
});
