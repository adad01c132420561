import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#edc346', '#edc346')).toBe(1);
});
