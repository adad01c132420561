import { useEffect, useState } from 'react';
import { wrapIndex } from '../../components/carousel.ts';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';

/** The slides fade for this long, as `--slide-fade` in the style sheet says (9). */
export const FADE_MS = 400;

/** A narrow phone has room for so many dots in a row. */
const MAX_DOTS = 9;

/** The index that the address asks for: `?activity=2` is the second slide. */
export function slideFromAddress(value: string | null, count: number): number {
  const index = Number(value) - 1;
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
}

/** Which of the three images a slide shows (2.4.2). */
export function imageOfSlide(index: number): 1 | 2 | 3 {
  return ([1, 2, 3] as const)[index % 3] ?? 1;
}

/** The slides that are part of the page, each with a dot: all, or the nearest where they are many. */
export function slidesWithinReach(index: number, count: number): readonly number[] {
  const dotCount = Math.min(count, MAX_DOTS);
  const first = Math.min(Math.max(0, index - Math.floor(MAX_DOTS / 2)), count - dotCount);
  return Array.from({ length: dotCount }, (_, position) => first + position);
}

export type Slides = ReturnType<typeof useSlides>;

/** Which of `count` slides is shown. A move follows a fade; with less motion it is immediate (4.4, R23). */
export function useSlides(first: number, count: number) {
  const [shown, setShown] = useState(first);
  const [target, setTarget] = useState(first);
  const [wasMoved, setWasMoved] = useState(false);

  useEffect(() => {
    if (target === shown) return;
    const timer = setTimeout(() => setShown(target), FADE_MS);
    return () => clearTimeout(timer);
  }, [target, shown]);

  return {
    shown: wrapIndex(shown, count),
    /** Another slide than `shown` while that one fades. */
    target: wrapIndex(target, count),
    /** Whether the visitor has moved the slides. */
    wasMoved,
    goTo(index: number) {
      const next = wrapIndex(index, count);
      setWasMoved(true);
      setTarget(next);
      if (prefersReducedMotion()) setShown(next);
    },
  };
}
