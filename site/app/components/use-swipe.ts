import { type TouchEvent, useRef } from 'react';

/** Distances in CSS pixels that a finger must travel sideways before it counts as a swipe. */
const SWIPE = 48;

/** 1 for the next item, -1 for the one before, 0 where the finger scrolled the page or hardly moved. */
export function swipeDirection(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < SWIPE || Math.abs(across) < 1.5 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}

/** Moves a carousel with a finger, as visitors try on any carousel. Returns the props for its element. */
export function useSwipe(move: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const { x, y } = start.current;
      const direction = swipeDirection(touch.clientX - x, touch.clientY - y);
      if (direction !== 0) move(direction);
    },
  };
}
