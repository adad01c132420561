/** The pictures that take turns on the slides (9). */
export const pictureCount = 3;

/** How long a slide takes to fade before the next one stands there, in milliseconds (9). */
export const fadeMilliseconds = 400;

/** More dots than this become a row that moves along: two hundred would be a page of their own. */
const mostDots = 9;

/** The index of a slide, from 0: after the last comes the first, before the first the last (4.4). */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** The slide that the address asks for (`?activity=2` is the second); the first where it asks for none. */
export function slideFromAddress(value: string | null, count: number): number {
  const number = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 1;
  return number >= 1 && number <= count ? number - 1 : 0;
}

/** Which of the three pictures a slide shows: they take turns (2.4.2). */
export function pictureOfSlide(index: number): number {
  return index % pictureCount;
}

/**
 * The slides within reach of `index`, in order: all of them where they are few, otherwise the
 * nearest. These have a dot, and these alone are part of the page.
 */
export function slidesWithinReach(index: number, count: number): readonly number[] {
  const shown = Math.min(count, mostDots);
  const first = Math.min(Math.max(0, index - Math.floor(mostDots / 2)), count - shown);
  return Array.from({ length: shown }, (_, position) => first + position);
}

/**
 * Which way a finger went: 1 for the next slide, -1 for the one before, 0 where it scrolled the page
 * or hardly moved. Distances in CSS pixels.
 */
export function swipeDirection(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < 48 || Math.abs(across) < 1.5 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
