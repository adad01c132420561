import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { swipeDirection, wrapIndex } from '../../components/carousel.ts';
import { FADE_MS, imageOfSlide, slideFromAddress, slidesWithinReach } from './slides.ts';

test('[4.4] the index wraps around in both directions', () => {
  expect([5, -1, 3].map((index) => wrapIndex(index, 5))).toEqual([0, 4, 3]);
  expect(wrapIndex(1, 0)).toBe(0);
});

test('[9] a slide changes when its fade has ended', () => {
  const styles = ['../../styles/tokens.css', './activities.module.css'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  expect(styles[0]).toMatch(new RegExp(`--slide-fade: ${FADE_MS}ms;`));
  expect(styles[1]).toContain('opacity var(--slide-fade)');
});

test('[2.4.2] three images take turns', () => {
  expect([0, 1, 2, 3, 4].map(imageOfSlide)).toEqual([1, 2, 3, 1, 2]);
});

test('[R18] the address names a slide from 1; anything else means the first', () => {
  expect(slideFromAddress('3', 5)).toBe(2);
  for (const other of [null, '', '0', '6', '-1', '1.5', 'two', '99999999999']) {
    expect(slideFromAddress(other, 5)).toBe(0);
  }
});

test('every slide is within reach where they are few, nine neighbours where they are many', () => {
  expect(slidesWithinReach(0, 0)).toEqual([]);
  expect(slidesWithinReach(4, 5)).toEqual([0, 1, 2, 3, 4]);
  for (let index = 0; index < 200; index += 1) {
    const reach = slidesWithinReach(index, 200);
    expect(reach).toHaveLength(9);
    expect(reach).toContain(index);
    expect(reach.every((each) => each >= 0 && each < 200)).toBe(true);
  }
  expect(slidesWithinReach(100, 200)[4], 'with as many before it as after').toBe(100);
});

test('a finger that goes across moves the slides, one that scrolls the page does not', () => {
  expect(swipeDirection(-80, 10)).toBe(1);
  expect(swipeDirection(80, -10)).toBe(-1);
  expect(swipeDirection(30, 0)).toBe(0);
  expect(swipeDirection(60, 90)).toBe(0);
  expect(swipeDirection(60, 50), 'as much down as across').toBe(0);
  expect(swipeDirection(60, 40), 'half as much again across as down').toBe(-1);
  expect([47, 48].map((across) => swipeDirection(across, 0))).toEqual([0, -1]);
});
