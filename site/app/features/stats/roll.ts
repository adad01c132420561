import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../components/reduced-motion.ts';

/** Multiples of a ninth of the value below 90 % of it, then the value itself (4.6): ten for most values. */
export function rollSteps(value: number): readonly number[] {
  const ninths = Array.from({ length: 9 }, (_, index) => (index * value) / 9);
  return [...ninths.filter((ninth) => ninth < 0.9 * value).map(Math.floor), value];
}

/** How far the column of steps is moved, as a part of its height (4.6). */
export const ROLL_OFFSET = 0.915;

/** The column's height, in lines: moved by 91.5 %, it shows its last line, the remaining 8.5 % (R24). */
export const COLUMN_LINES = 1 / (1 - ROLL_OFFSET);

const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A figure as the visitor reads it: 30000 becomes "30,000+". */
export function figureOf(value: number): string {
  return `${figures.format(value)}+`;
}

/** The part of the section that is in view when its figures begin to roll. */
const SEEN_SHARE = 0.35;

/** Rolls the figures when their section scrolls into view, but not where it was from the start (4.6). */
export function useRoll() {
  const ref = useRef<HTMLElement>(null);
  const [rolls, setRolls] = useState(false);

  useEffect(() => {
    const section = ref.current;
    if (!section || prefersReducedMotion()) return;
    let seenFromStart: boolean | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        seenFromStart ??= entry.isIntersecting;
        if (!seenFromStart && entry.intersectionRatio < SEEN_SHARE) return;
        setRolls(!seenFromStart);
        observer.disconnect();
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return { ref, rolls };
}
