import { useEffect, useRef, useState } from 'react';

/** How much of the section is in view when its figures begin to roll. */
const enough = 0.35;

/**
 * Rolls the figures when their section scrolls into view (4.6, R24). Until then the final figures
 * stand there. They do not roll with less motion, nor where the section was in view from the start.
 */
export function useRoll() {
  const ref = useRef<HTMLElement>(null);
  const [rolls, setRolls] = useState(false);

  useEffect(() => {
    const section = ref.current;
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let seenFromStart: boolean | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        seenFromStart ??= entry.isIntersecting;
        if (!seenFromStart && entry.intersectionRatio < enough) return;
        setRolls(!seenFromStart);
        observer.disconnect();
      },
      { threshold: enough },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return { ref, rolls };
}
