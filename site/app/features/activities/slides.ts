import { useEffect, useState } from 'react';

/** How long a slide takes to fade before the next one stands there, in milliseconds (9). */
const fade = 400;

/** More dots than this become a row that moves along: two hundred would be a page of their own. */
const maxDots = 9;

/** The index of a slide, from 0: after the last comes the first, before the first the last (4.4). */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** The slide that the address asks for (`?activity=2` is the second); the first where it asks for none. */
export function slideFromAddress(value: string | null, count: number): number {
  const number = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 1;
  return number >= 1 && number <= count ? number - 1 : 0;
}

/** Which of the three images a slide shows: they take turns (2.4.2, 9). */
export function imageOfSlide(index: number): 1 | 2 | 3 {
  return ([1, 2, 3] as const)[index % 3] ?? 1;
}

/**
 * The slides within reach of `index`, in order: all of them where they are few, otherwise the
 * nearest. These have a dot, and these alone are part of the page.
 */
export function slidesWithinReach(index: number, count: number): readonly number[] {
  const shown = Math.min(count, maxDots);
  const first = Math.min(Math.max(0, index - Math.floor(maxDots / 2)), count - shown);
  return Array.from({ length: shown }, (_, position) => first + position);
}

export type Slides = ReturnType<typeof useSlides>;

/**
 * Which of `count` slides is shown. A move happens after a fade of 400 ms, and at once for visitors
 * who asked for less motion; nothing ever moves by itself (2.4.2, 4.4, R23).
 */
export function useSlides(first: number, count: number) {
  const [shown, setShown] = useState(first);
  const [wanted, setWanted] = useState(first);
  const [used, setUsed] = useState(false);

  useEffect(() => {
    if (wanted === shown) return;
    const timer = setTimeout(() => setShown(wanted), fade);
    return () => clearTimeout(timer);
  }, [wanted, shown]);

  return {
    // The list may have become shorter since.
    shown: wrapIndex(shown, count),
    /** The slide that was asked for: another than the one shown while that one fades. */
    wanted: wrapIndex(wanted, count),
    /** Whether the visitor has moved the slides: only then are changes announced. */
    used,
    goTo(index: number) {
      const next = wrapIndex(index, count);
      setUsed(true);
      setWanted(next);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) setShown(next);
    },
  };
}
