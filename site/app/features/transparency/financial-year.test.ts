import { expect, test } from 'vitest';
import { financialYear } from './financial-year.ts';

test('a financial year is named by both its calendar years', () => {
  expect([2025, 2000, 2010].map(financialYear)).toEqual(['2024–25', '1999–00', '2009–10']);
});
