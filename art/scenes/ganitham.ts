import { kolamDrawing } from '../kolam.ts';
import { EARTH, HIBISCUS, INK, LAGOON, MARIGOLD, PAPER, SKY, SOFT, WHITE } from '../palette.ts';
import { at, box, disc, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { caps, roti } from '../things/house.ts';
import { cloud, ground, LAWN, sun } from '../things/outdoors.ts';
import { palm } from '../things/plants.ts';
import { abacus, block, cone, cube, digits, ruler, setSquare, triangle } from '../things/play.ts';
import { blackboard, counter, mat, pencil, school, slate, window } from '../things/school.ts';
import { backKolam, fill, groundKolam, room, type Scene } from './stage.ts';

const SEED = 'project-ganitham';
const CAPS = [
  [-190, 0],
  [-140, 10],
  [-90, -4],
  [-40, 12],
  [10, 0],
  [60, 10],
  [110, -4],
  [160, 10],
  [-165, 30],
  [-60, 34],
  [40, 32],
  [130, 34],
] as const;

/** Project Ganitham: maths that you can hold. Hibiscus. */
export const GANITHAM: Readonly<Record<string, Scene>> = {
  main: {
    alt: 'Four children and a teacher with a counting frame, a ruler, a tower of cubes and a kolam on the wall',
    scene: 'Maths that you can hold in your hands',
    drawing:
      fill(HIBISCUS) +
      backKolam(SEED, { y: 300, width: 880, opacity: 0.5 }) +
      ground(590, SOFT.hibiscus) +
      at(176, 160, digits('12', 44, { line: WHITE, pen: 9 }), { scale: 1.5 }) +
      at(1030, 160, digits('+7', 60, { line: WHITE, pen: 9 }), { scale: 1.5 }) +
      who('meera', 600, 690, 1.5, { hands: ['down', 'wave'], top: LAGOON, bottom: MARIGOLD }) +
      who('raju', 372, 736, 1.7, { hands: ['down', 'ahead'], top: MARIGOLD }) +
      who('leela', 826, 736, 1.7, { hands: ['front', 'up'], faces: 'left', bottom: MARIGOLD }) +
      who('manu', 176, 766, 1.78, { hands: ['wave', 'down'], top: LAGOON }) +
      who('sara', 1046, 766, 1.9, { hands: ['up', 'up'], faces: 'left', top: SKY }) +
      at(600, 790, abacus(220), { scale: 1.05 }) +
      at(416, 790, cube(52, [SKY, MARIGOLD, PAPER])) +
      at(306, 794, cone(90, LAGOON)) +
      at(886, 790, triangle(84, MARIGOLD)) +
      at(786, 794, block(62, SKY)) +
      at(786, 732, block(46, LAGOON)) +
      at(940, 782, ruler(140, PAPER)),
  },
  '1': {
    alt: 'Five children around a table count coloured bottle caps in groups',
    scene: 'Counting with bottle caps, five to a group',
    drawing:
      room(SOFT.hibiscus, EARTH, 580) +
      backKolam(SEED, { y: 250, width: 720, opacity: 0.9 }) +
      at(150, 250, window('lagoon')) +
      at(1050, 250, window('lagoon')) +
      who('kannan', 600, 726, 1.52, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        top: SKY,
      }) +
      who('malu', 388, 738, 1.7, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        top: MARIGOLD,
      }) +
      who('unni', 812, 738, 1.7, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        faces: 'left',
      }) +
      who('chinnu', 186, 758, 1.9, { hands: ['down', 'ahead'], shade: false, top: LAGOON }) +
      who('appu', 1016, 758, 1.78, {
        hands: ['down', 'ahead'],
        shade: false,
        faces: 'left',
        top: PAPER,
      }) +
      at(600, 820, counter(1160, 150, SOFT.marigold, LAGOON, 100)) +
      at(390, 606, caps(CAPS.slice(0, 8))) +
      at(840, 606, caps(CAPS)) +
      at(
        180,
        624,
        caps([
          [-30, 0],
          [10, 0],
          [-12, 22],
          [30, 22],
        ]),
      ) +
      at(604, 616, slate(digits('20', 26), 100), { scale: 1.1, turn: -6 }),
  },
  '2': {
    alt: 'A grandmother and three children draw a white kolam with rice flour in front of the school',
    scene: 'The first maths of the day is on the doorstep',
    drawing:
      fill(SOFT.sky) +
      at(1040, 130, sun(52)) +
      at(420, 110, cloud()) +
      ground(470, LAWN) +
      at(600, 480, school(PAPER), { scale: 1.35 }) +
      at(110, 540, palm(50, 420), { scale: 1.05 }) +
      at(1110, 560, palm(-40, 380)) +
      shape('M120 810C160 620 320 540 600 536C880 540 1040 620 1080 810Z', {
        fill: EARTH,
        line: 'none',
      }) +
      groundKolam(SEED, 600, 674, 660, { radius: 4, colour: WHITE }) +
      who('ammini', 330, 700, 1.34, { hands: ['down', [34, 62]], sits: true }) +
      who('ammu', 880, 704, 1.5, { hands: ['down', [40, 50]], sits: true, faces: 'left' }) +
      who('kavya', 112, 780, 1.66, { hands: ['hip', 'down'] }) +
      who('biju', 1092, 780, 1.66, { hands: ['down', 'wave'], faces: 'left' }),
  },
  '3': {
    alt: 'Three children cut paper rotis into halves and quarters; their teacher holds up a half',
    scene: 'How much is half of a half?',
    drawing:
      room(SOFT.marigold, '#d79b62', 580) +
      at(
        600,
        250,
        blackboard(
          560,
          270,
          at(
            -150,
            0,
            disc(0, 0, 74, { line: PAPER, pen: 6 }) +
              shape('M0 -74L0 74M-74 0L74 0', { line: PAPER, pen: 6 }),
          ) +
            at(30, 0, digits('=', 40)) +
            at(
              160,
              0,
              disc(0, 0, 74, { line: PAPER, pen: 3, opacity: 0.5 }) +
                shape('M0 -74A74 74 0 0 1 74 0L0 0Z', { fill: MARIGOLD, line: PAPER, pen: 6 }),
            ),
        ),
      ) +
      at(100, 260, window('sky', 130, 150)) +
      at(1100, 260, window('sky', 130, 150)) +
      who('sneha', 930, 736, 1.5, {
        hands: ['front', 'wave'],
        held: roti(2, 30),
        faces: 'left',
        shade: false,
        top: HIBISCUS,
        bottom: LAGOON,
      }) +
      who('zara', 250, 756, 1.62, { hands: ['front', 'front'], handsInFront: true, shade: false }) +
      who('manu', 476, 756, 1.74, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        top: LAGOON,
      }) +
      who('ammu', 700, 756, 1.74, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        faces: 'left',
      }) +
      at(600, 820, counter(1160, 150, SOFT.lagoon, HIBISCUS, 100)) +
      at(200, 624, roti(4, 56)) +
      at(380, 624, roti(3, 56)) +
      at(560, 624, roti(2, 56)) +
      at(700, 630, roti(1, 56)) +
      at(850, 624, roti(4, 56)) +
      at(950, 636, pencil(SKY, 110), { turn: -8 }),
  },
  '4': {
    alt: 'Children measure and build: one holds a ruler, one a set square, one builds with cubes before a board with a kolam',
    scene: 'The board shows where the line goes next',
    drawing:
      room(SOFT.lagoon, EARTH, 600) +
      at(
        600,
        250,
        blackboard(
          620,
          330,
          kolamDrawing({ radius: 3, seed: SEED, width: 320, colour: PAPER, stroke: 0.9 }),
        ),
      ) +
      at(110, 240, window('hibiscus', 130, 150)) +
      at(1090, 240, window('hibiscus', 130, 150)) +
      at(600, 742, mat(1080, 'hibiscus')) +
      who('tara', 348, 690, 1.5, { hands: ['down', 'up'], top: MARIGOLD }) +
      who('karthik', 872, 690, 1.36, { hands: ['front', 'wave'], faces: 'left', top: SKY }) +
      who('unni', 176, 756, 1.72, {
        hands: ['down', 'ahead'],
        held: at(-70, 0, ruler(140, MARIGOLD), { turn: -14 }),
        top: HIBISCUS,
      }) +
      who('meenu', 1040, 756, 1.72, {
        hands: ['down', 'ahead'],
        faces: 'left',
        held: at(-34, 40, setSquare(90, SKY)),
      }) +
      who('sara', 520, 776, 1.66, { sits: true, hands: ['front', 'ahead'], top: MARIGOLD }) +
      at(660, 780, cube(58, [SKY, MARIGOLD, PAPER])) +
      at(760, 780, cube(58, [LAGOON, HIBISCUS, PAPER])) +
      at(710, 716, cube(58, [MARIGOLD, INK, PAPER])) +
      at(400, 790, box(-24, -48, 48, 48, { fill: SKY, round: 6 })) +
      at(860, 790, cone(70, MARIGOLD)),
  },
};
