import { kolamDrawing } from '../kolam.ts';
import {
  DEEP,
  HIBISCUS,
  INK,
  LAGOON,
  LEAF,
  LEAF_DEEP,
  MARIGOLD,
  SKY,
  SOFT,
  WOOD_DEEP,
} from '../palette.ts';
import { at, box, type Drawing, disc, shape } from '../pen.ts';

/** Flat marks without outlines, around the middle of a square of 96; each belongs to nobody real. */
const flat = (fill: string) => ({ fill, line: 'none' });
const drawn = (line: string, pen = 5) => ({ line, pen });

const PETAL = 'M0 26C-20 8 -16 -18 0 -36C16 -18 20 8 0 26Z';

export const PARTNER_MARKS: Readonly<Record<string, Drawing>> = {
  'lotus-labs':
    at(-19, 8, shape(PETAL, flat(SOFT.hibiscus)), { turn: -52 }) +
    at(19, 8, shape(PETAL, flat(SOFT.hibiscus)), { turn: 52 }) +
    at(-11, 2, shape(PETAL, flat('#fb8a86')), { turn: -26 }) +
    at(11, 2, shape(PETAL, flat('#fb8a86')), { turn: 26 }) +
    shape(PETAL, flat(HIBISCUS)) +
    shape('M-34 34Q0 44 34 34', drawn(INK)),
  'nila-books':
    shape('M-40 -24Q-18 -34 0 -22Q18 -34 40 -24L40 8Q18 -2 0 10Q-18 -2 -40 8Z', flat(SKY)) +
    shape('M0 -22L0 10', drawn(INK, 4)) +
    shape('M-40 22q10 -9 20 0t20 0t20 0t20 0M-28 36q9 -8 18 0t18 0t18 0', drawn(INK)),
  'monsoon-soft':
    shape('M-26 8C-48 8 -46 -20 -24 -18C-20 -40 12 -42 18 -22C40 -26 46 6 26 8Z', flat(LAGOON)) +
    [-20, 0, 20]
      .map((x, index) =>
        at(x, 26 + (index % 2) * 8, shape('M0 -12C8 0 8 10 0 10C-8 10 -8 0 0 -12Z', flat(INK))),
      )
      .join(''),
  'pepper-and-co':
    shape('M-34 34Q-6 10 4 -40', drawn(LEAF_DEEP)) +
    shape('M2 -20C26 -44 44 -30 40 -10C26 0 10 -4 2 -20Z', flat(LEAF)) +
    [
      [-22, 6],
      [-8, 12],
      [6, 6],
      [-14, 24],
      [2, 24],
      [16, 20],
      [-4, 38],
      [12, 36],
    ]
      .map(([x = 0, y = 0], index) => disc(x, y, 8, flat(index % 3 ? INK : DEEP.hibiscus)))
      .join(''),
  'tamarind-trust':
    shape(
      'M-36 -22C-40 10 -10 40 26 36C42 34 42 20 28 20C4 22 -14 4 -18 -22C-20 -34 -36 -34 -36 -22Z',
      flat(WOOD_DEEP),
    ) +
    [
      [-27, -12],
      [-17, 10],
      [4, 26],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 5.5, flat(MARIGOLD)))
      .join('') +
    [
      [2, -30],
      [18, -20],
      [32, -8],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          shape(
            'M0 0C-12 -4 -14 -14 -10 -18C0 -16 4 -8 0 0ZM0 0C2 -12 12 -16 17 -13C16 -4 8 2 0 0Z',
            flat(LEAF),
          ),
        ),
      )
      .join(''),
  'blue-hills':
    disc(16, -20, 13, flat(MARIGOLD)) +
    shape('M-44 32L-16 -20L4 14L20 -8L44 32Z', flat(SKY)) +
    shape('M-44 32L-22 4Q-10 16 0 8L16 32Z', flat(INK)),
  'kaveri-college':
    shape(
      'M0 -42C30 -34 36 -26 36 0C36 24 18 36 0 42C-18 36 -36 24 -36 0C-36 -26 -30 -34 0 -42Z',
      flat(INK),
    ) +
    shape('M-22 -8q11 -11 22 0t22 0M-22 8q11 -11 22 0t22 0M-14 24q7 -8 14 0t14 0', drawn(LAGOON)),
  'palmyra-institute':
    shape('M-4 40Q0 10 0 -8', drawn(WOOD_DEEP, 8)) +
    [-96, -64, -32, 0, 32, 64, 96]
      .map((turn) => at(0, -8, shape('M0 0L-7 -30L0 -36L7 -30Z', flat(LEAF_DEEP)), { turn }))
      .join('') +
    disc(-7, 0, 6, flat(MARIGOLD)) +
    disc(7, 1, 6, flat(MARIGOLD)),
  'lighthouse-campus':
    shape('M-12 -16L12 -16L20 40L-20 40Z', flat(HIBISCUS)) +
    shape('M-14.5 2L14.5 2L16.5 16L-16.5 16Z', flat(SOFT.hibiscus)) +
    box(-12, -32, 24, 14, { ...flat(MARIGOLD), round: 2 }) +
    shape('M-16 -34L0 -44L16 -34Z', flat(INK)) +
    shape('M-20 -26L-42 -34M-20 -22L-42 -16M20 -26L42 -34M20 -22L42 -16', drawn(MARIGOLD)),
  'banyan-college':
    shape(
      'M-40 -2C-48 -26 -26 -38 -14 -32C-6 -46 20 -44 24 -30C42 -34 48 -10 38 -2Q0 -14 -40 -2Z',
      flat(LEAF),
    ) +
    shape(
      'M0 -8L0 40M-12 -6Q-8 20 -12 40M12 -6Q8 20 12 40M-28 -6L-28 24M28 -6L28 24',
      drawn(WOOD_DEEP, 6),
    ),
  'silver-oak-academy':
    shape(
      'M0 -42C12 -34 8 -26 18 -26C30 -22 20 -12 28 -6C36 4 22 8 24 16C18 26 8 20 0 30C-8 20 -18 26 -24 16C-22 8 -36 4 -28 -6C-20 -12 -30 -22 -18 -26C-8 -26 -12 -34 0 -42Z',
      flat(LAGOON),
    ) + shape('M0 44L0 -22M0 14L12 4M0 14L-12 4M0 -4L9 -12M0 -4L-9 -12', drawn(INK, 4)),
  'coral-coast-university':
    shape(
      'M0 30L0 -34M0 8C-22 6 -24 -8 -24 -22M-12 4C-30 4 -36 -4 -36 -10M0 -4C18 -6 20 -16 20 -30M10 -8C28 -8 34 -16 34 -22M0 18C16 18 24 10 28 4',
      drawn(HIBISCUS, 8),
    ) + shape('M-40 38q10 -9 20 0t20 0t20 0t20 0', drawn(SKY, 6)),
};

/** For a partner who has not sent a logo: the kolam, which belongs to everybody. */
export const DEFAULT_MARK: Drawing = kolamDrawing({
  radius: 1,
  seed: 'partner',
  width: 84,
  colour: INK,
  stroke: 2,
});

/** A mark as a file of its own. */
export function markFile(drawing: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96" width="96" height="96">${drawing}</svg>\n`;
}
