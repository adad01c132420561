import { useEffect, useState } from 'react';
import { fadeMilliseconds, wrapIndex } from './slides.ts';

export interface Slides {
  /** The slide that is shown, from 0. */
  readonly shown: number;
  /** The slide that was asked for: another than the one shown while that one fades. */
  readonly wanted: number;
  /** Whether the visitor has moved the slides: only then are changes announced. */
  readonly used: boolean;
  goTo(index: number): void;
}

/**
 * Which of `count` slides is shown. A move happens after a fade of 400 ms, and at once for those who
 * asked for less motion; nothing ever moves by itself (2.4.2, 4.4, R23).
 */
export function useSlides(first: number, count: number): Slides {
  const [shown, setShown] = useState(first);
  const [wanted, setWanted] = useState(first);
  const [used, setUsed] = useState(false);

  useEffect(() => {
    if (wanted === shown) return;
    const timer = setTimeout(() => setShown(wanted), fadeMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted, shown]);

  return {
    // The list may have become shorter since.
    shown: wrapIndex(shown, count),
    wanted: wrapIndex(wanted, count),
    used,
    goTo(index) {
      const next = wrapIndex(index, count);
      setUsed(true);
      setWanted(next);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) setShown(next);
    },
  };
}
