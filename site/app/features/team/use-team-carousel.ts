import { useCallback, useEffect, useRef, useState } from 'react';
import { firstCentre, moveLock, wrap } from './slots.ts';

export interface TeamCarouselState {
  /** Index of the member in the centre. */
  readonly centre: number;
  /** Index before the latest move, to tell who wraps around. */
  readonly previous: number;
  /** Brings a member to the centre; ignored for 500 ms after a move (4.4). */
  readonly moveTo: (index: number) => void;
}

/** The carousel's position, moved by its buttons, the arrow keys and swipes (2.9, 4.4). */
export function useTeamCarousel(count: number, asked: number | undefined): TeamCarouselState {
  const start =
    asked !== undefined && Number.isInteger(asked) && asked >= 0 && asked < count
      ? asked
      : firstCentre(count);
  const [{ centre, previous }, setPosition] = useState({ centre: start, previous: start });
  const lockedUntil = useRef(0);

  const moveTo = useCallback(
    (index: number) => {
      if (performance.now() < lockedUntil.current || count < 2) return;
      lockedUntil.current = performance.now() + moveLock;
      setPosition((now) => ({ centre: wrap(index, count), previous: now.centre }));
    },
    [count],
  );

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return;
      if (event.key === 'ArrowRight') moveTo(centre + 1);
      else if (event.key === 'ArrowLeft') moveTo(centre - 1);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [centre, moveTo]);

  return { centre, previous, moveTo };
}

/** Where the arrow keys move a cursor or a choice, they do not turn the carousel (R26). */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
      target.closest('[role="menu"], dialog') !== null)
  );
}
