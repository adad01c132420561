import { type RefObject, useEffect, useRef, useState } from 'react';

/** `still`: the final figure. `ready`: about to come into view, at zero. `rolling`: on its way, then at rest. */
export type RollPhase = 'still' | 'ready' | 'rolling';

/** How much of the section is in view when its figures begin to roll. */
const enough = 0.35;

/**
 * Rolls the figures when their section scrolls into view (4.6, R24). They are set to zero only while
 * they are still below the edge of the window, so that nobody ever misses the final figure: not
 * without scripts, not on paper, not with less motion, and not when the section was in view before.
 */
export function useRoll(): {
  readonly ref: RefObject<HTMLElement | null>;
  readonly phase: RollPhase;
} {
  const ref = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<RollPhase>('still');

  useEffect(() => {
    const section = ref.current;
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let seenBefore: boolean | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        seenBefore ??= entry.isIntersecting;
        if (seenBefore) observer.disconnect();
        else if (entry.intersectionRatio >= enough) {
          setPhase('rolling');
          observer.disconnect();
        } else setPhase(entry.isIntersecting ? 'ready' : 'still');
      },
      { threshold: [0, enough] },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return { ref, phase };
}
