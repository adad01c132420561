import { kolamDrawing } from '../kolam.ts';
import { EARTH, HIBISCUS, INK, LAGOON, MARIGOLD, SKY, SOFT, WHITE } from '../palette.ts';
import { at, type Drawing, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { curtain, seedling, woolBall } from '../things/house.ts';
import { cloud, ground, hills, LAWN, MEADOW, sun, wateringCan } from '../things/outdoors.ts';
import { flower, plantPot, tree, tuft } from '../things/plants.ts';
import { bubble, heart, puppet, speechDots } from '../things/play.ts';
import { bag, bookPile, counter, mat, table, window } from '../things/school.ts';
import { bulb } from '../things/science.ts';
import { backKolam, fill, room, type Scene } from './stage.ts';

const SEED = 'project-spark';

/** A thread of wool that goes from hand to hand. */
function thread(d: string, colour: string = HIBISCUS): Drawing {
  return shape(d, { line: colour, pen: 6 });
}

/** Project Spark: feelings, friendship, courage. Marigold. */
export const SPARK: Readonly<Record<string, Scene>> = {
  main: {
    alt: 'Four children and a volunteer sit in a circle on a mat; a thread of red wool goes from hand to hand',
    scene: 'The circle at the end of a Spark hour',
    drawing:
      fill(MARIGOLD) +
      backKolam(SEED, { y: 290, width: 860 }) +
      ground(520, SOFT.marigold) +
      at(600, 690, mat(1060, 'lagoon'), { scale: 1 }) +
      at(196, 150, bubble(150, 104, heart(24))) +
      at(970, 136, bubble(150, 104, at(0, 2, bulb(), { scale: 0.5 }), { tail: 'right' })) +
      who('anjali', 600, 600, 1.6, { sits: true, hands: ['front', 'front'], handsInFront: true }) +
      who('unni', 372, 626, 1.62, { sits: true, hands: ['down', 'front'], handsInFront: true }) +
      who('meenu', 836, 626, 1.62, {
        sits: true,
        hands: ['down', 'front'],
        faces: 'left',
        top: SKY,
        bottom: WHITE,
        handsInFront: true,
      }) +
      who('kavya', 178, 706, 1.8, {
        sits: true,
        hands: ['front', 'up'],
        top: HIBISCUS,
        bottom: SKY,
      }) +
      who('appu', 1030, 706, 1.8, {
        sits: true,
        hands: ['down', 'front'],
        faces: 'left',
        handsInFront: true,
      }) +
      thread(
        'M210 590C290 640 340 640 390 560C450 640 540 600 600 520C680 600 760 620 830 566C900 640 950 640 1008 612C900 760 560 760 430 744',
      ) +
      at(420, 736, woolBall()) +
      at(690, 742, bookPile([HIBISCUS, SKY]), { scale: 0.9 }),
  },
  '1': {
    alt: 'Four children at their desks raise their hands; one has an idea, shown as a bright bulb',
    scene: 'Nobody is afraid to ask',
    drawing:
      room(SOFT.marigold, EARTH, 560) +
      backKolam(SEED, { x: 600, y: 250, width: 640, opacity: 0.8 }) +
      at(170, 250, window('sky')) +
      at(1030, 250, window('sky')) +
      at(600, 118, bulb(), { scale: 1.15 }) +
      who('biju', 214, 752, 1.72, { hands: ['down', 'up'], shade: false }) +
      who('malu', 474, 752, 1.72, {
        hands: ['up', 'front'],
        shade: false,
        top: LAGOON,
        bottom: SKY,
      }) +
      who('kannan', 726, 752, 1.5, { hands: ['down', 'up'], shade: false, top: SKY }) +
      who('sara', 986, 752, 1.86, {
        hands: ['up', 'up'],
        shade: false,
        top: MARIGOLD,
        faces: 'left',
      }) +
      at(344, 790, table(560, 200)) +
      at(868, 790, table(520, 200)) +
      at(330, 592, bookPile([HIBISCUS, LAGOON, SKY]), { scale: 0.8 }) +
      at(850, 592, bookPile([MARIGOLD, SKY]), { scale: 0.8 }) +
      at(86, 790, bag(HIBISCUS), { scale: 1.2 }) +
      at(1140, 790, bag(SKY), { scale: 1.2 }),
  },
  '2': {
    alt: 'Two boys shake hands under a tree after a quarrel, and two friends look on gladly',
    scene: 'Saying sorry, and meaning it',
    drawing:
      fill(SOFT.sky) +
      at(1010, 120, sun(54)) +
      at(330, 130, cloud()) +
      hills(540, ['#bfe6bd', MEADOW]) +
      ground(560, LAWN) +
      at(600, 240, backKolam(SEED, { x: 0, y: 40, width: 560, opacity: 0.7 })) +
      at(190, 640, tree(), { scale: 1.35 }) +
      at(600, 150, heart(58)) +
      who('ammu', 350, 664, 1.5, { hands: ['front', 'front'], handsInFront: true, top: WHITE }) +
      who('tara', 880, 660, 1.4, { hands: ['front', 'front'], handsInFront: true, faces: 'left' }) +
      who('raju', 500, 736, 1.72, { hands: ['down', [54, 38]], top: MARIGOLD }) +
      who('unni', 716, 736, 1.72, { hands: ['wave', [54, 38]], faces: 'left', top: HIBISCUS }) +
      at(1060, 770, flower(HIBISCUS, 90)) +
      at(1120, 780, flower(MARIGOLD, 70)) +
      at(1000, 784, tuft()) +
      at(250, 776, tuft()) +
      at(80, 780, flower(SKY, 74)),
  },
  '3': {
    alt: 'Children act out a small scene with hand puppets behind a stage with a curtain',
    scene: 'A quarrel, played by puppets',
    drawing:
      fill(SOFT.hibiscus) +
      ground(640, EARTH) +
      at(600, 240, backKolam(SEED, { x: 0, y: 70, width: 700, opacity: 0.9 })) +
      who('zara', 420, 706, 1.46, {
        hands: ['front', 'wave'],
        held: puppet(LAGOON),
        shade: false,
        top: MARIGOLD,
      }) +
      who('manu', 690, 716, 1.6, {
        hands: ['front', 'wave'],
        held: puppet(HIBISCUS),
        shade: false,
      }) +
      at(600, 40, curtain(520, 940)) +
      at(600, 810, counter(960, 260, MARIGOLD, SKY)) +
      at(
        600,
        700,
        kolamDrawing({ radius: 2, seed: SEED, width: 150, colour: WHITE, stroke: 1.1 }),
      ) +
      at(330, 220, bubble(120, 84, speechDots(), { tail: 'left' })) +
      at(850, 220, bubble(120, 84, heart(18), { tail: 'left' })) +
      who('chinnu', 112, 786, 1.7, { hands: ['up', 'up'], top: SKY }) +
      who('leela', 1086, 786, 1.6, {
        hands: ['up', 'up'],
        faces: 'left',
        top: LAGOON,
        bottom: MARIGOLD,
      }),
  },
  '4': {
    alt: 'Three children and a volunteer water young plants on the school veranda',
    scene: 'What is cared for, grows',
    drawing:
      room(SOFT.lagoon, EARTH, 590) +
      backKolam(SEED, { x: 600, y: 270, width: 720, opacity: 0.85 }) +
      at(160, 230, window('marigold')) +
      at(1040, 230, window('marigold')) +
      who('priya', 590, 664, 1.36, {
        hands: ['down', 'front'],
        handsInFront: true,
        top: HIBISCUS,
        bottom: MARIGOLD,
      }) +
      who('appu', 300, 752, 1.74, {
        hands: ['down', [36, 44]],
        held: at(0, 26, wateringCan(SKY), { scale: 0.62 }),
        top: MARIGOLD,
      }) +
      who('ammu', 870, 752, 1.7, {
        hands: ['down', [36, 44]],
        faces: 'left',
        held: at(0, 26, wateringCan(LAGOON), { scale: 0.62 }),
      }) +
      who('chinnu', 1066, 756, 1.7, { hands: ['hip', 'wave'], faces: 'left', top: WHITE }) +
      at(120, 772, plantPot(HIBISCUS, 5), { scale: 1.35 }) +
      at(490, 784, plantPot(INK, 3), { scale: 1.1 }) +
      at(700, 784, plantPot(SKY, 5), { scale: 1.15 }) +
      at(220, 784, flower(MARIGOLD, 80)) +
      at(590, 780, seedling(30)) +
      at(1140, 780, plantPot(HIBISCUS, 7), { scale: 1.2 }),
  },
};
