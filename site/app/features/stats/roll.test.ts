import { describe, expect, test } from 'vitest';
import { COLUMN_LINES, figureOf, ROLL_OFFSET, rollSteps } from './roll.ts';

describe('the rolling figures', () => {
  test('[4.6] the steps are multiples of a ninth below 90 % of the value, then the value', () => {
    expect(rollSteps(9000)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000]);
    expect(rollSteps(46)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 46]);
  });

  test('[9] there are about ten steps for any value, in rising order, ending with the value', () => {
    for (const value of [1, 2, 5, 25, 46, 5000, 30_000, 12_345_678]) {
      const steps = rollSteps(value);
      expect(steps).toHaveLength(10);
      expect(steps.at(-1)).toBe(value);
      expect([...steps].sort((a, b) => a - b)).toEqual(steps);
    }
    expect(rollSteps(0)).toEqual([0]);
  });

  test('[R24] a column moved by 91.5 % of its height shows exactly its last line', () => {
    // In lines: the last line begins one line above the foot of the column.
    expect(ROLL_OFFSET * COLUMN_LINES).toBeCloseTo(COLUMN_LINES - 1, 10);
    // The steps have room in it.
    expect(COLUMN_LINES).toBeGreaterThanOrEqual(rollSteps(30_000).length);
  });

  test('[2.12] a figure ends with a plus sign and is grouped as in India', () => {
    expect(figureOf(30_000)).toBe('30,000+');
    expect(figureOf(46)).toBe('46+');
    expect(figureOf(1_234_567)).toBe('12,34,567+');
  });
});
