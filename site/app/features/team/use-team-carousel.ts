import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wrapIndex } from '../../components/carousel.ts';
import { firstCentre } from './slots.ts';

/** A move is over before the next begins (4.4). */
export const MOVE_LOCK_MS = 500;

/** The index in the centre, and the one before the latest move. `asked` is that of the address. */
export function useTeamCarousel(count: number, asked: string | null) {
  const member = Number(asked ?? Number.NaN);
  const start =
    Number.isInteger(member) && member >= 0 && member < count ? member : firstCentre(count);
  const [{ centre, previous }, setPosition] = useState({ centre: start, previous: start });
  const lockedUntil = useRef(0);

  function moveTo(index: number): void {
    if (performance.now() < lockedUntil.current || count < 2) return;
    lockedUntil.current = performance.now() + MOVE_LOCK_MS;
    setPosition({ centre: wrapIndex(index, count), previous: centre });
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return;
    if (event.key === 'ArrowRight') moveTo(centre + 1);
    else if (event.key === 'ArrowLeft') moveTo(centre - 1);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return { centre, previous, moveTo };
}

/** Where the arrow keys move a cursor, they do not turn the carousel (R26). */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
  );
}
