import { describe, expect, test } from 'vitest';
import {
  pictureOfSlide,
  slideFromAddress,
  slidesWithinReach,
  swipeDirection,
  wrapIndex,
} from './slides.ts';

describe('the slides of the activities', () => {
  test('[4.4] the index wraps around in both directions', () => {
    expect(wrapIndex(5, 5)).toBe(0);
    expect(wrapIndex(-1, 5)).toBe(4);
    expect(wrapIndex(3, 5)).toBe(3);
    expect(wrapIndex(1, 1)).toBe(0);
    expect(wrapIndex(1, 0)).toBe(0);
  });

  test('[2.4.2] three pictures take turns', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(pictureOfSlide)).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  test('[R18] the address names a slide from 1; anything else means the first', () => {
    expect(slideFromAddress('3', 5)).toBe(2);
    for (const other of [null, '', '0', '6', '-1', '1.5', 'two', '99999999999']) {
      expect(slideFromAddress(other, 5)).toBe(0);
    }
  });

  test('every slide is within reach where they are few', () => {
    expect(slidesWithinReach(0, 0)).toEqual([]);
    expect(slidesWithinReach(4, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(slidesWithinReach(0, 9)).toHaveLength(9);
  });

  test('nine neighbours are within reach where they are many, the slide itself among them', () => {
    for (let index = 0; index < 200; index += 1) {
      const reach = slidesWithinReach(index, 200);
      expect(reach).toHaveLength(9);
      expect(reach).toContain(index);
      expect(Math.min(...reach)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...reach)).toBeLessThan(200);
    }
  });

  test('a finger that goes across moves the slides, one that scrolls the page does not', () => {
    expect(swipeDirection(-80, 10)).toBe(1);
    expect(swipeDirection(80, -10)).toBe(-1);
    expect(swipeDirection(30, 0)).toBe(0);
    expect(swipeDirection(60, 90)).toBe(0);
  });
});
