import { expect, test } from 'vitest';
import { exactRupees, rupees, share } from './money.ts';

test('[R41] amounts are grouped as India writes them, in whole rupees', () => {
  expect([1_234_567, 0.4, 1e12].map(rupees)).toEqual(['₹12,34,567', '₹0', '₹10,00,00,00,00,000']);
  expect(share(385, 1_000)).toBe('39%');
});

test('an exact amount shows paise only where there are any', () => {
  expect([1_000, 1_000.5].map(exactRupees)).toEqual(['₹1,000', '₹1,000.50']);
});
