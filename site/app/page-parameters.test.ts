import { expect, test } from 'vitest';
import { otherParameters } from './page-parameters.ts';

test('a form takes along what the page reads, and no mark of a campaign', () => {
  const address = new URLSearchParams('activity=2&utm_source=mail&testimonials=all&fbclid=x');
  expect(otherParameters(address, 'activity')).toEqual([['testimonials', 'all']]);
  expect(otherParameters(address)).toEqual([
    ['activity', '2'],
    ['testimonials', 'all'],
  ]);
});
