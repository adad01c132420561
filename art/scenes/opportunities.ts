import { kolamDrawing } from '../kolam.ts';
import { DEEP, HIBISCUS, INK, LAGOON, MARIGOLD, PAPER, SKY, SOFT, WHITE } from '../palette.ts';
import { at, type Drawing, type Picture, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { inFront } from '../people/poses.ts';
import { laptop, trunk } from '../things/house.ts';
import { ground } from '../things/outdoors.ts';
import { plantPot } from '../things/plants.ts';
import { bubble, compass, heart, musicNote } from '../things/play.ts';
import { bag, blackboard, bookPile, counter, flatBook, school, window } from '../things/school.ts';
import { sparkle, star } from '../things/science.ts';
import { fill } from './stage.ts';

interface Ground {
  readonly seed: string;
  readonly wall: string;
  readonly lines: string;
  readonly floor: string;
}

/** A picture 1200 × 800 whose people and things were placed on a square of 1000. */
function wide({ seed, wall, lines, floor }: Ground, inSquare: Drawing, beside: Drawing): Picture {
  return {
    width: 1200,
    height: 800,
    drawing:
      fill(wall) +
      at(600, 300, kolamDrawing({ radius: 5, seed, width: 1000, colour: lines, stroke: 0.85 })) +
      ground(610, floor) +
      beside +
      at(190, -6, inSquare, { scale: 0.82 }),
  };
}

export const VOLUNTEER = wide(
  { seed: 'volunteer', wall: MARIGOLD, lines: SOFT.marigold, floor: '#f4d98a' },

  at(170, 190, bubble(170, 116, heart(26), { tail: 'right' })) +
    at(836, 190, bubble(170, 116, musicNote(), { tail: 'left' })) +
    who('rahul', 372, 850, 1.86, { hands: ['down', 'wave'], top: LAGOON }) +
    who('sneha', 640, 850, 1.86, {
      hands: ['wave', 'down'],
      faces: 'left',
      top: HIBISCUS,
      bottom: SKY,
    }) +
    who('unni', 160, 940, 2.06, { hands: ['down', 'wave'] }) +
    who('chinnu', 500, 950, 2.1, { hands: ['up', 'up'], top: WHITE }) +
    who('meenu', 846, 940, 2.06, {
      hands: ['down', 'wave'],
      faces: 'left',
      top: SKY,
      bottom: PAPER,
    }) +
    at(320, 972, bookPile([HIBISCUS, SKY, LAGOON]), { scale: 1.1 }) +
    at(690, 976, bag(HIBISCUS), { scale: 1.1 }),
  who('raju', 96, 766, 1.56, { hands: ['hip', 'down'], top: HIBISCUS }) +
    who('leela', 1104, 766, 1.56, { hands: ['down', 'hip'], faces: 'left', top: LAGOON }),
);

export const INTERN = wide(
  { seed: 'intern', wall: LAGOON, lines: SOFT.lagoon, floor: '#8fe3db' },

  at(
    500,
    200,
    blackboard(
      420,
      240,
      at(
        -100,
        0,
        shape('M-50 50L-50 -50M-50 50L70 50M-26 50L-26 10M6 50L6 -20M38 50L38 -44', {
          line: PAPER,
          pen: 7,
        }),
      ) +
        at(
          96,
          6,
          kolamDrawing({ radius: 1, seed: 'intern', width: 110, colour: MARIGOLD, stroke: 1.3 }),
        ),
    ),
  ) +
    who('ammu', 500, 890, 1.66, { ...inFront, shade: false, top: PAPER }) +
    who('varun', 240, 940, 2.0, { ...inFront, shade: false, top: MARIGOLD }) +
    who('nila', 750, 940, 2.0, {
      hands: ['front', 'wave'],
      shade: false,
      faces: 'left',
      top: HIBISCUS,
    }) +
    at(500, 1030, counter(940, 200, '#cf9258', SKY, 120)) +
    at(500, 836, laptop(at(0, 0, star(22)), 190)) +
    at(220, 800, bookPile([SKY, HIBISCUS, MARIGOLD, PAPER]), { scale: 1.1 }) +
    at(760, 804, compass(40)) +
    at(840, 806, plantPot(HIBISCUS, 5)) +
    at(330, 816, flatBook(HIBISCUS)),
  at(110, 230, window('marigold', 150, 160)) +
    at(1090, 230, window('marigold', 150, 160)) +
    at(96, 780, plantPot(HIBISCUS, 7), { scale: 1.3 }) +
    at(1104, 780, bag(MARIGOLD), { scale: 1.4 }),
);

export const SPONSOR = wide(
  { seed: 'sponsor', wall: HIBISCUS, lines: SOFT.hibiscus, floor: SOFT.hibiscus },

  at(500, 170, heart(84, MARIGOLD)) +
    at(250, 250, star(26)) +
    at(760, 250, star(26)) +
    at(350, 130, sparkle(18, WHITE)) +
    at(660, 120, sparkle(22, WHITE)) +
    at(500, 730, school(PAPER, DEEP.sky), { scale: 1.15 }) +
    who('lakshmi', 176, 890, 1.72, { hands: ['down', 'wave'], top: MARIGOLD, bottom: INK }) +
    who('suresh', 826, 890, 1.72, { hands: ['down', 'wave'], faces: 'left' }) +
    at(506, 950, trunk(true, 250), { scale: 1.0 }) +
    who('kavya', 318, 962, 1.72, { hands: ['hip', 'wave'], top: SKY, bottom: MARIGOLD }) +
    who('appu', 694, 962, 1.74, { hands: ['wave', 'down'], faces: 'left' }) +
    at(70, 984, plantPot(SKY, 5), { scale: 1.1 }) +
    at(930, 984, plantPot(LAGOON, 5), { scale: 1.1 }),
  who('zara', 96, 770, 1.5, { hands: ['down', 'hip'], top: LAGOON, bottom: MARIGOLD }) +
    who('unni', 1104, 772, 1.6, { hands: ['down', 'wave'], faces: 'left', top: MARIGOLD }),
);

export const CONTACT = wide(
  { seed: 'contact', wall: SKY, lines: SOFT.sky, floor: SOFT.sky },

  at(
    200,
    220,
    bubble(210, 140, shape('M-62 -34L62 -34L62 36L-62 36ZM-62 -34L0 12L62 -34', { fill: PAPER }), {
      tail: 'right',
    }),
  ) +
    at(
      790,
      200,
      bubble(
        210,
        140,
        at(
          0,
          0,
          shape(
            'M-40 -38C-62 -30 -54 8 -20 34C8 56 42 50 44 28L22 8L4 18C-8 10 -18 -2 -22 -14L-10 -28L-26 -48Z',
            { fill: LAGOON },
          ),
        ),
        { tail: 'left' },
      ),
    ) +
    at(500, 130, heart(34)) +
    who('fathima', 330, 900, 1.92, { hands: ['down', 'wave'], top: MARIGOLD, bottom: HIBISCUS }) +
    who('joseph', 660, 900, 1.92, { hands: ['wave', 'down'], faces: 'left', top: HIBISCUS }) +
    who('ammu', 140, 956, 2.0, { hands: ['hip', 'wave'] }) +
    who('sara', 496, 964, 2.1, { hands: ['up', 'up'], top: MARIGOLD }) +
    who('biju', 866, 956, 2.0, { hands: ['down', 'wave'], faces: 'left', top: LAGOON }),
  who('malu', 112, 772, 1.56, { hands: ['down', 'wave'], top: HIBISCUS, bottom: MARIGOLD }) +
    who('kannan', 1112, 766, 1.44, { hands: ['down', 'wave'], faces: 'left' }),
);
