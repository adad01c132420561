import { type TouchEvent, useRef } from 'react';

/** After the last item comes the first, before the first the last (4.4). */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/** A shorter move is the tap of a hand that trembles. */
const MIN_SWIPE_PX = 48;
/** A finger that scrolls the page up or down also moves a little to the side. */
const MIN_TIMES_AS_FAR_ACROSS = 1.5;

/** 1 for the next item, -1 for the previous one, 0 for no swipe. */
export function swipeDirection(across: number, down: number): -1 | 0 | 1 {
  if (
    Math.abs(across) < MIN_SWIPE_PX ||
    Math.abs(across) < MIN_TIMES_AS_FAR_ACROSS * Math.abs(down)
  )
    return 0;
  return across < 0 ? 1 : -1;
}

/** Returns the props of an element that swipes move. */
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
