import { kolamDrawing } from '../kolam.ts';
import {
  DEEP,
  EARTH,
  HIBISCUS,
  INK,
  LAGOON,
  MARIGOLD,
  PAPER,
  SKY,
  SOFT,
  WHITE,
} from '../palette.ts';
import { at, type Drawing, disc, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { bust } from '../people/head.ts';
import { ADULTS, type Look } from '../people/looks.ts';
import { bus, trunk, van, woolBall } from '../things/house.ts';
import { cloud, fence, football, ground, hills, kite, LAWN, sun } from '../things/outdoors.ts';
import { bush, flower, palm, teaRow, tree, tuft } from '../things/plants.ts';
import { bubble, heart, mango } from '../things/play.ts';
import { blackboard, bunting, school, slate } from '../things/school.ts';
import { moon, planet, telescope } from '../things/science.ts';
import { starrySky } from './science-lab.ts';
import { backKolam, fill, groundKolam, type Scene } from './stage.ts';

/** A passenger behind a bus window. */
function passenger(look: Look, clothes: string): Drawing {
  const { body, head } = bust(look, clothes);
  return at(-64, -112, body + head, { scale: 0.178 });
}

/** Prints of the gallery from under the sky, by their number. */
export const OUTSIDE: Readonly<Record<string, Scene>> = {
  '04': {
    alt: 'A queue of children waits in the dark to see Saturn through a telescope on a hill',
    scene: 'Saturn over the hills',
    drawing:
      fill(INK) +
      starrySky() +
      at(600, 180, planet(92, HIBISCUS, MARIGOLD)) +
      at(170, 150, moon(46)) +
      hills(600, ['#31447a', '#3f5591']) +
      shape('M-10 690C300 600 800 600 1210 700L1210 810L-10 810Z', {
        fill: '#3c7a63',
        line: 'none',
      }) +
      at(610, 700, telescope(MARIGOLD), { scale: 1.5 }) +
      who('zara', 446, 726, 1.52, { hands: ['front', 'ahead'], top: HIBISCUS }) +
      who('appu', 300, 748, 1.6, { hands: ['down', 'wave'] }) +
      who('sara', 160, 774, 1.76, { hands: ['up', 'up'], top: MARIGOLD }) +
      who('arun', 800, 716, 1.38, {
        hands: ['down', 'up'],
        faces: 'left',
        top: SKY,
        bottom: PAPER,
      }) +
      who('lakshmi', 960, 740, 1.32, {
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      who('kavya', 1090, 772, 1.64, {
        hands: ['down', 'up'],
        faces: 'left',
        top: PAPER,
        bottom: HIBISCUS,
      }),
  },
  '05': {
    alt: 'The painted book trunk has just come out of the van in front of the school; children run to it',
    scene: 'The trunk arrives',
    drawing:
      fill(SOFT.sky) +
      at(1100, 190, sun(44)) +
      at(640, 200, cloud()) +
      ground(540, LAWN) +
      at(260, 570, school(), { scale: 1.2 }) +
      at(-20, 60, bunting(620, 50)) +
      at(600, 60, bunting(620, 50)) +
      at(920, 640, van(MARIGOLD), { scale: 1.1 }) +
      shape('M-10 690C300 640 900 640 1210 690L1210 810L-10 810Z', { fill: EARTH, line: 'none' }) +
      at(620, 752, trunk(true, 260), { scale: 1.1 }) +
      who('divya', 816, 742, 1.36, {
        hands: ['hip', 'ahead'],
        faces: 'left',
        top: HIBISCUS,
        bottom: MARIGOLD,
      }) +
      who('manu', 420, 766, 1.5, {
        hands: ['high', 'ahead'],
        feet: [
          [-44, 12],
          [34, 6],
        ],
        lean: 8,
      }) +
      who('meenu', 250, 780, 1.56, {
        hands: ['down', 'up'],
        feet: [
          [-34, 10],
          [30, 0],
        ],
        lean: 6,
        top: HIBISCUS,
        bottom: SKY,
      }) +
      who('chinnu', 110, 784, 1.6, { hands: ['up', 'up'] }) +
      who('unni', 1060, 778, 1.56, {
        hands: ['high', 'ahead'],
        feet: [
          [-44, 12],
          [34, 6],
        ],
        lean: 8,
        faces: 'left',
        top: LAGOON,
      }),
  },
  '06': {
    alt: 'Children play market under a mango tree and hold out their empty hands full of imaginary fruit',
    scene: 'Forty imaginary mangoes',
    drawing:
      fill(SOFT.marigold) +
      hills(540, ['#cfe8b4', '#b5dda4']) +
      ground(560, LAWN) +
      backKolam('gallery six', { x: 600, y: 240, width: 680, opacity: 0.8 }) +
      at(600, 640, tree({ fruit: MARIGOLD }), { scale: 1.28 }) +
      at(
        200,
        190,
        bubble(176, 120, at(-34, 4, mango(), { scale: 0.9 }) + at(30, 4, mango(), { scale: 0.9 }), {
          tail: 'right',
        }),
      ) +
      at(1010, 190, bubble(176, 120, at(0, 4, heart(24)), { tail: 'left' })) +
      who('kavya', 340, 736, 1.74, { hands: ['front', 'ahead'], top: SKY, bottom: HIBISCUS }) +
      who('ayaan', 836, 736, 1.56, { hands: ['front', 'ahead'], faces: 'left' }) +
      who('biju', 150, 772, 1.74, { hands: ['down', 'up'], top: LAGOON }) +
      who('sara', 1040, 776, 1.86, { hands: ['up', 'up'], faces: 'left', top: HIBISCUS }) +
      who('fathima', 592, 760, 1.36, { hands: ['wave', 'wave'] }) +
      at(480, 792, flower(HIBISCUS, 60)) +
      at(716, 794, flower(SKY, 66)) +
      at(940, 794, tuft()) +
      at(260, 796, tuft()),
  },
  '08': {
    alt: 'Children and two volunteers sit in a circle in the playground, joined by a thread of wool',
    scene: 'The circle and the wool, outdoors',
    drawing:
      fill(SOFT.sky) +
      at(140, 110, sun(48)) +
      at(820, 110, cloud()) +
      ground(440, LAWN) +
      at(1010, 520, school(), { scale: 0.8 }) +
      at(170, 560, tree(), { scale: 0.86 }) +
      at(560, 470, fence(260)) +
      groundKolam('gallery eight', 600, 690, 560, { radius: 3, colour: WHITE }) +
      who('nila', 600, 580, 1.36, { sits: true, hands: ['front', 'front'], handsInFront: true }) +
      who('rahul', 376, 604, 1.36, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        top: MARIGOLD,
      }) +
      who('leela', 834, 606, 1.44, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      shape(
        'M180 670C250 610 300 600 370 560C450 590 530 570 600 530C670 570 750 590 824 560C900 600 960 620 1024 670C960 740 900 740 830 730C740 760 640 770 560 740C460 750 400 740 360 730C280 740 210 720 180 670',
        { line: HIBISCUS, pen: 6 },
      ) +
      who('manu', 176, 704, 1.6, { sits: true, hands: ['front', 'front'], handsInFront: true }) +
      who('malu', 1026, 704, 1.6, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      who('appu', 476, 788, 1.66, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        top: HIBISCUS,
      }) +
      who('kavya', 724, 788, 1.66, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      at(600, 768, woolBall()),
  },
  '10': {
    alt: 'A teacher and seven children learn in the shade of a great jackfruit tree',
    scene: 'Under the tree where it all began',
    drawing:
      fill('#d9f0f4') +
      at(1060, 120, sun(52)) +
      at(160, 130, cloud()) +
      hills(500, ['#c3e8c2', '#a6d9a4']) +
      ground(520, LAWN) +
      at(560, 650, tree({ fruit: '#c5cf4e' }), { scale: 1.75 }) +
      at(
        828,
        560,
        blackboard(
          190,
          130,
          at(
            0,
            0,
            kolamDrawing({ radius: 2, seed: 'jackfruit', width: 110, colour: PAPER, stroke: 1 }),
          ),
        ),
      ) +
      shape('M758 636L738 716M898 636L918 716', { pen: 9 }) +
      who('anjali', 1010, 736, 1.42, { hands: ['down', 'wave'], faces: 'left' }) +
      who('unni', 112, 656, 1.2, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        top: HIBISCUS,
      }) +
      who('meenu', 284, 648, 1.2, { sits: true, hands: ['front', 'up'] }) +
      who('zara', 474, 652, 1.16, {
        sits: true,
        hands: ['book', 'book'],
        handsInFront: true,
        held: slate('', 60),
        heldAt: [0, 60],
      }) +
      who('manu', 650, 664, 1.22, { sits: true, hands: ['front', 'up'] }) +
      who('raju', 186, 784, 1.56, { sits: true, hands: ['front', 'front'], handsInFront: true }) +
      who('ammu', 380, 790, 1.56, { sits: true, hands: ['front', 'front'], handsInFront: true }) +
      who('biju', 570, 790, 1.56, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        top: LAGOON,
      }) +
      at(720, 790, flower(HIBISCUS, 66)) +
      at(1130, 790, bush(), { scale: 0.8 }) +
      at(760, 796, tuft()),
  },
  '11': {
    alt: 'Volunteers look out of the windows of a red bus that drives home through tea gardens at dusk',
    scene: 'The last bus home',
    drawing:
      fill('#f7b27a') +
      disc(900, 250, 84, { fill: MARIGOLD, line: 'none' }) +
      backKolam('gallery eleven', { x: 420, y: 220, width: 520, opacity: 0.35 }) +
      hills(470, ['#c9774f', '#7f9f63']) +
      teaRow(20, 440, 12, 32, 5) +
      teaRow(-20, 492, 13, 36, 4) +
      teaRow(10, 546, 13, 40, 3) +
      shape('M-10 600L1210 600L1210 810L-10 810Z', { fill: '#5d5a6e', line: 'none' }) +
      shape('M-10 740L1210 740', { line: PAPER, pen: 10, opacity: 0.8 }).replace(
        'stroke-linecap="round"',
        'stroke-linecap="butt" stroke-dasharray="90 60"',
      ) +
      at(
        590,
        716,
        bus([
          passenger(ADULTS.varun, SKY),
          passenger(ADULTS.priya, LAGOON),
          passenger(ADULTS.arun, MARIGOLD),
          passenger(ADULTS.sneha, PAPER),
        ]),
        { scale: 1.32 },
      ) +
      at(1120, 640, palm(-40, 430)) +
      at(70, 796, bush()) +
      at(1090, 800, bush(), { scale: 1.1 }) +
      at(180, 800, flower(HIBISCUS, 60)),
  },
  '12': {
    alt: 'Children wave goodbye at the school gate; one flies a kite, a football lies in the grass',
    scene: 'See you next Saturday',
    drawing:
      fill('#fbd9a0') +
      disc(960, 300, 100, { fill: '#f7944f', line: 'none', opacity: 0.75 }) +
      at(250, 150, cloud(PAPER)) +
      at(640, 90, cloud(PAPER), { scale: 0.8 }) +
      hills(520, ['#eec07c', '#bcd58f']) +
      ground(560, LAWN) +
      at(300, 590, school(PAPER, DEEP.hibiscus), { scale: 1.15 }) +
      at(20, 640, fence(80)) +
      at(1010, 640, fence(200)) +
      at(930, 130, kite([LAGOON, HIBISCUS])) +
      shape('M936 368Q880 430 868 500', { pen: 3.4 }) +
      who('tara', 806, 752, 1.42, { hands: ['down', 'up'], face: 'joy' }) +
      who('unni', 120, 776, 1.5, { hands: ['down', 'wave'] }) +
      who('ammu', 316, 784, 1.54, { hands: ['up', 'up'] }) +
      who('appu', 500, 780, 1.52, { hands: ['front', 'wave'], top: MARIGOLD }) +
      who('kavya', 664, 786, 1.52, {
        hands: ['down', 'hip'],
        faces: 'left',
        top: HIBISCUS,
        bottom: SKY,
      }) +
      who('chinnu', 1050, 784, 1.64, { hands: ['wave', 'wave'], top: SKY }) +
      at(406, 794, football()) +
      at(1150, 792, flower(HIBISCUS, 70)) +
      at(200, 796, tuft()) +
      at(930, 796, tuft()),
  },
};
