import type { TeamMember } from '../../cms/team.ts';
import { wrapIndex } from '../../components/carousel.ts';

// The geometry of the team carousel (4.4, 9).

/** Of the row (4.4). */
export const SLOT_SPACING_PERCENT = 9.3;
export const CENTRE_SLOT = 5;

export interface Founder {
  readonly founderName: string;
  readonly founderInEnglish: string;
}

/** Puts the founder in the centre, found by name: in English, since one of the two may have no translation. */
export function arrange<T extends Pick<TeamMember, 'name' | 'nameInEnglish'>>(
  members: readonly T[],
  { founderName, founderInEnglish }: Founder,
): readonly T[] {
  const founder =
    members.find(({ nameInEnglish }) => nameInEnglish === founderInEnglish) ??
    members.find(({ name }) => name.text === founderName);
  if (!founder) return members;
  const others = members.filter((member) => member !== founder);
  return others.toSpliced(firstCentre(members.length), 0, founder);
}

/** The index that begins in the centre; with few members the one in the middle (R26). */
export function firstCentre(count: number): number {
  return Math.min(CENTRE_SLOT, Math.floor(Math.max(0, count - 1) / 2));
}

/** The slot of member `index` while member `centre` stands in the centre. */
export function slotOf(index: number, centre: number, count: number): number {
  const before = firstCentre(count);
  return wrapIndex(index - centre + before, count) + CENTRE_SLOT - before;
}

export const isVisible = (slot: number) => slot <= 2 * CENTRE_SLOT;
