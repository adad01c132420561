/**
 * The geometry of the team carousel (4.4, 9): slots in a row, 9.3 % apart, of which those from
 * 0 to 10 are in view, with the large one in the centre at slot 5.
 */

export const slotSpacing = 9.3;
export const centreSlot = 5;
const lastVisibleSlot = 10;
/** Milliseconds after a move for which further moves are ignored. */
export const moveLock = 500;

/**
 * The members in the order of their slots: the founder, found by name, is put in the centre slot.
 * Where no member has that name the order stays as it is.
 */
export function arrange<T extends { readonly name: string }>(
  members: readonly T[],
  founderName: string,
): readonly T[] {
  const founder = members.find(({ name }) => name === founderName);
  if (!founder) return members;
  const others = members.filter((member) => member !== founder);
  return others.toSpliced(firstCentre(members.length), 0, founder);
}

/** The index that stands in the centre before anything has moved. Fewer members close ranks (R26). */
export function firstCentre(count: number): number {
  return Math.min(centreSlot, Math.floor(Math.max(0, count - 1) / 2));
}

/** The slot of member `index` while member `centre` stands in the centre; wraps around. */
export function slotOf(index: number, centre: number, count: number): number {
  const before = firstCentre(count);
  return wrap(index - centre + before, count) + centreSlot - before;
}

export function isVisible(slot: number): boolean {
  return slot >= 0 && slot <= lastVisibleSlot;
}

/** `index` brought into the range from 0 to `count` - 1. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}
