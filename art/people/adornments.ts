import { LEAF, LINE, PAPER } from '../palette.ts';
import { at, type Drawing, disc, oval, shape } from '../pen.ts';
import type { Look } from './looks.ts';

/*
 * What girls and women of the south wear in their hair and on the forehead, in the units of a bust:
 * 704 wide, eyes at 372, chin at 560, facing right.
 */

/** A line in a bust is as thick as those of Open Peeps. */
const PEN = 17;

type Spot = readonly [x: number, y: number];

/** Below the head and over the clothes: plaits. */
export function behindHead({ plaits }: Look): Drawing {
  if (plaits === undefined) return '';
  return at(236, 548, plait(plaits), { turn: 8 }) + at(560, 540, plait(plaits), { turn: -10 });
}

/** Over face and hair: flowers and the dot on the forehead. */
export function onHead({ jasmine, bindi, hair, plaits }: Look): Drawing {
  const flowers = jasmine ? garland(STRINGS[hair] ?? []) : '';
  const bow = plaits === undefined ? '' : at(214, 530, ribbon(plaits), { scale: 0.9 });
  const dot = bindi === undefined ? '' : disc(430, 316, 13, { fill: bindi, line: 'none' });
  return flowers + bow + dot;
}

/** Hangs from 0,0: three strands that cross, shown by the notches at both sides, then a ribbon. */
function plait(colour: string): Drawing {
  const knots = [0, 1, 2, 3].map((n) => {
    const y = 24 + n * 44;
    const width = 36 - n * 3;
    return (
      oval(0, y, width, 30, { fill: LINE, pen: 4 }) +
      shape(`M${-width * 0.62} ${y - 6}Q0 ${y + 22} ${width * 0.62} ${y - 6}`, {
        line: '#5b4a52',
        pen: 5,
      })
    );
  });
  return (
    knots.join('') +
    shape('M-14 196Q-26 236 -8 244Q0 232 8 244Q26 236 14 196Z', { fill: LINE, pen: 4 }) +
    at(0, 190, ribbon(colour), { scale: 0.8 })
  );
}

/** A bow with two tails. */
function ribbon(colour: string): Drawing {
  const style = { fill: colour, pen: PEN };
  return (
    shape('M0 4L-26 60L-2 50L6 66L20 8Z', style) +
    shape('M0 0C-26 -48 -74 -40 -70 0C-72 36 -28 38 0 0Z', style) +
    shape('M0 0C26 -48 74 -40 70 0C72 36 28 38 0 0Z', style) +
    disc(0, 0, 15, style)
  );
}

/** Buds one beside the other, white, with a leaf here and there. */
function garland(spots: readonly Spot[]): Drawing {
  return spots
    .map(([x, y], index) => {
      const leaf = index % 3 === 1 ? oval(x + 4, y + 4, 25, 17, { fill: LEAF, pen: 7 }) : '';
      return leaf + disc(x, y, 19, { fill: PAPER, pen: 9 });
    })
    .join('');
}

/** Where the string lies, for the hair that can bear one. */
const STRINGS: Partial<Record<Look['hair'], readonly Spot[]>> = {
  grayBun: arc([222, 158], 92, -40, 120, 7),
  grayMedium: arc([214, 492], 66, 60, 290, 8),
  long: arc([330, 330], 150, 110, 200, 7),
};

/** Spots along an arc, angles in degrees clockwise from the right. */
function arc([x, y]: Spot, radius: number, from: number, to: number, count: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
  });
}
