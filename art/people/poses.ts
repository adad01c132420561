import { openBook } from '../things/school.ts';
import type { Doing } from './cast.ts';

/** Holds an open book and looks over it. */
export function reads(cover: string): Doing {
  return {
    hands: ['book', 'book'],
    handsInFront: true,
    held: openBook(cover, 74),
    heldAt: [0, 62],
  };
}

/** Hands together, at work on something or simply glad to be there. */
export const inFront: Doing = { hands: ['front', 'front'], handsInFront: true };
