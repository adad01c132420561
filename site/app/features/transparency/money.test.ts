import { expect, test } from 'vitest';
import { financialYear, rupees, share } from './money.ts';

test('[R41] amounts are grouped as India writes them, in whole rupees', () => {
  expect([1_234_567, 0.4, 1e12].map(rupees)).toEqual(['₹12,34,567', '₹0', '₹10,00,00,00,00,000']);
  expect(share(385, 1_000)).toBe('39%');
});

test('a financial year is named by both its calendar years', () => {
  expect([2025, 2000, 2010].map(financialYear)).toEqual(['2024–25', '1999–00', '2009–10']);
});
