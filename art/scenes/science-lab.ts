import { DEEP, EARTH, HIBISCUS, INK, LAGOON, MARIGOLD, PAPER, SKY, SOFT } from '../palette.ts';
import { at, type Drawing, disc, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { crate, lemon, railing, van } from '../things/house.ts';
import { cloud, ground, hills, LAWN, MEADOW, sun } from '../things/outdoors.ts';
import { bush, flower, plantPot, tree, tuft } from '../things/plants.ts';
import { heart } from '../things/play.ts';
import { blackboard, counter, school, window } from '../things/school.ts';
import {
  bulb,
  flask,
  leafSpecimen,
  magnet,
  magnifier,
  microscope,
  moon,
  planet,
  rocket,
  sparkle,
  star,
  telescope,
  tubeRack,
} from '../things/science.ts';
import { backKolam, fill, room, type Scene } from './stage.ts';

const SEED = 'kanavu-science-lab';

/** Stars over the upper part of a night, never in a row. */
export function starrySky(): Drawing {
  const places = [
    [60, 60],
    [340, 60],
    [470, 150],
    [560, 50],
    [700, 120],
    [840, 60],
    [960, 190],
    [1080, 70],
    [1150, 230],
    [120, 300],
    [420, 280],
    [780, 260],
    [1020, 320],
  ] as const;
  return places
    .map(([x, y], index) =>
      at(x, y, index % 3 === 0 ? star(14, MARIGOLD, 3) : sparkle(8 + (index % 3) * 4, PAPER)),
    )
    .join('');
}

/** Kanavu Science Lab: everybody touches. Night and ink. */
export const SCIENCE_LAB: Readonly<Record<string, Scene>> = {
  main: {
    alt: 'At night on the school roof, children, a grandmother and a volunteer look at Saturn through a telescope',
    scene: 'Science Night on the roof',
    drawing:
      fill(INK) +
      backKolam(SEED, { y: 300, width: 860, colour: SKY, opacity: 0.42 }) +
      starrySky() +
      at(900, 170, planet(66, HIBISCUS, MARIGOLD)) +
      at(170, 170, moon(54)) +
      at(470, 100, planet(26, LAGOON)) +
      hills(560, ['#31447a', '#273a69']) +
      shape('M-10 600L1210 600L1210 810L-10 810Z', { fill: '#c98a55' }) +
      shape('M-10 640L1210 640M-10 700L1210 700M200 600L180 810M520 600L510 810M840 600L850 810', {
        pen: 3,
        opacity: 0.35,
      }) +
      at(0, 606, railing(1200, SOFT.marigold)) +
      who('karthik', 330, 700, 1.36, { hands: ['down', 'wave'] }) +
      who('ammini', 930, 700, 1.26, {
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      at(640, 766, telescope(), { scale: 1.5 }) +
      who('meenu', 486, 772, 1.64, { hands: ['front', 'ahead'] }) +
      who('appu', 804, 776, 1.64, { hands: ['down', 'up'], faces: 'left' }) +
      who('chinnu', 156, 784, 1.8, { hands: ['up', 'up'] }) +
      who('raju', 1074, 784, 1.7, { hands: ['down', 'up'], faces: 'left' }),
  },
  '1': {
    alt: 'Children light a bulb with a row of lemons and wires',
    scene: 'Forty lemons and one bulb',
    drawing:
      room('#2f4f86', EARTH, 590) +
      backKolam(SEED, { y: 230, width: 700, colour: SKY, opacity: 0.5 }) +
      disc(600, 330, 220, { fill: MARIGOLD, line: 'none', opacity: 0.22 }) +
      disc(600, 330, 140, { fill: MARIGOLD, line: 'none', opacity: 0.25 }) +
      who('kannan', 330, 750, 1.6, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
      }) +
      who('kavya', 868, 750, 1.72, { hands: ['front', 'up'], shade: false, faces: 'left' }) +
      who('unni', 130, 766, 1.78, { hands: ['down', 'up'], shade: false }) +
      who('sara', 1074, 770, 1.9, { hands: ['up', 'up'], shade: false, faces: 'left' }) +
      at(600, 820, counter(1160, 140, SOFT.sky, HIBISCUS, 110)) +
      at(600, 340, bulb(), { scale: 1.7 }) +
      shape('M300 604C360 540 560 560 574 444M902 604C840 540 640 560 626 444', {
        line: HIBISCUS,
        pen: 6,
      }) +
      shape(
        'M320 600Q360 570 400 600M440 600Q480 570 520 600M560 600Q600 570 640 600M680 600Q720 570 760 600M800 600Q840 570 880 600',
        { line: DEEP.lagoon, pen: 5 },
      ) +
      [300, 420, 540, 660, 780, 900].map((x) => at(x, 640, lemon(), { scale: 1.15 })).join(''),
  },
  '2': {
    alt: 'Paper rockets shoot up from the schoolyard while three children and a volunteer cheer',
    scene: 'Paper rockets, ready for lift-off',
    drawing:
      fill(SOFT.sky) +
      backKolam(SEED, { y: 250, width: 760, opacity: 0.7 }) +
      at(1060, 120, sun(54)) +
      at(210, 130, cloud()) +
      at(900, 260, cloud(), { scale: 0.8 }) +
      hills(540, ['#bfe6bd', MEADOW]) +
      ground(560, LAWN) +
      at(180, 590, school(), { scale: 0.8 }) +
      at(1100, 610, tree(), { scale: 0.8 }) +
      at(600, 330, rocket(), { scale: 1.25 }) +
      at(404, 230, rocket(MARIGOLD), { scale: 0.7, turn: -14 }) +
      at(800, 220, rocket(LAGOON), { scale: 0.74, turn: 14 }) +
      at(600, 476, cloud(), { scale: 0.9 }) +
      at(600, 520, cloud(), { scale: 1.2 }) +
      who('biju', 220, 764, 1.72, { hands: ['up', 'up'], lean: -4 }) +
      who('tara', 430, 770, 1.6, { hands: ['front', 'up'], top: MARIGOLD }) +
      who('arun', 792, 760, 1.4, { hands: ['wave', 'down'], faces: 'left', top: HIBISCUS }) +
      who('ammu', 1040, 772, 1.74, { hands: ['up', 'up'], faces: 'left', top: SKY }) +
      at(610, 796, crate(MARIGOLD, heart(12))) +
      at(90, 792, bush()) +
      at(1130, 792, flower(HIBISCUS, 70)) +
      at(700, 796, tuft()),
  },
  '3': {
    alt: 'Four children with a microscope, magnets, test tubes and a bubbling flask',
    scene: 'What do you think will happen?',
    drawing:
      room(SOFT.lagoon, EARTH, 590) +
      at(
        600,
        230,
        blackboard(
          520,
          280,
          at(
            -150,
            0,
            disc(0, 0, 40, { line: PAPER, pen: 5 }) +
              shape('M-38 16C-110 46 -20 40 22 18C100 -22 70 -36 34 -20', { line: PAPER, pen: 5 }),
          ) +
            at(
              20,
              4,
              shape('M-46 0L46 0M0 -46L0 46M-32 -32L32 32M32 -32L-32 32', { line: PAPER, pen: 4 }),
            ) +
            at(
              170,
              0,
              shape('M-13 -56L-13 -20L-46 36L46 36L13 -20L13 -56', { line: PAPER, pen: 5 }),
            ),
        ),
      ) +
      at(110, 230, window('marigold', 130, 150)) +
      at(1090, 230, window('marigold', 130, 150)) +
      who('zara', 250, 754, 1.62, { hands: ['front', 'front'], handsInFront: true, shade: false }) +
      who('manu', 484, 754, 1.74, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        top: HIBISCUS,
      }) +
      who('malu', 726, 754, 1.74, { hands: ['front', 'wave'], shade: false, faces: 'left' }) +
      who('appu', 1000, 754, 1.76, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        faces: 'left',
        top: MARIGOLD,
      }) +
      at(600, 820, counter(1160, 140, '#cf9258', SKY, 110)) +
      at(150, 650, magnet(), { scale: 0.95, turn: -10 }) +
      at(364, 640, tubeRack([HIBISCUS, MARIGOLD, LAGOON, SKY]), { scale: 0.9 }) +
      at(610, 650, flask(HIBISCUS), { scale: 0.9 }) +
      at(850, 650, microscope(), { scale: 1.05 }) +
      at(1010, 616, magnifier(), { scale: 0.9 }) +
      at(1090, 656, leafSpecimen(LAGOON)) +
      at(500, 660, leafSpecimen('#7ccf8d'), { turn: 40 }),
  },
  '4': {
    alt: 'The lab van has arrived: children and a volunteer carry its twelve boxes to the school',
    scene: 'Twelve boxes, one van',
    drawing:
      fill('#bdeee9') +
      backKolam(SEED, { x: 600, y: 230, width: 700, opacity: 0.7 }) +
      at(120, 120, sun(50)) +
      at(520, 110, cloud()) +
      at(1090, 130, cloud()) +
      hills(520, ['#a9dfc0', MEADOW]) +
      ground(560, EARTH) +
      at(230, 600, school(PAPER, DEEP.sky), { scale: 1.0 }) +
      at(1120, 620, tree({ fruit: HIBISCUS }), { scale: 0.72 }) +
      at(800, 690, van(HIBISCUS), { scale: 1.28 }) +
      who('karthik', 470, 716, 1.42, {
        hands: ['front', 'front'],
        handsInFront: true,
        held: at(0, 40, crate(MARIGOLD, star(13, PAPER, 3)), { scale: 0.9 }),
        heldAt: [0, 60],
        faces: 'left',
      }) +
      who('leela', 250, 764, 1.7, {
        hands: ['front', 'front'],
        handsInFront: true,
        held: at(0, 34, crate(SKY, heart(11)), { scale: 0.74 }),
        heldAt: [0, 46],
        faces: 'left',
      }) +
      who('biju', 104, 780, 1.66, { hands: ['down', 'hip'], top: LAGOON }) +
      who('sara', 690, 786, 1.8, { hands: ['up', 'up'], top: SKY }) +
      who('kannan', 1040, 776, 1.5, { hands: ['down', 'wave'], faces: 'left', top: MARIGOLD }) +
      at(852, 790, crate(LAGOON, at(0, 0, bulb(), { scale: 0.26 }))) +
      at(950, 790, crate(MARIGOLD, star(13, PAPER, 3))) +
      at(900, 714, crate(SKY, heart(12)), { scale: 0.94 }) +
      at(400, 794, plantPot(HIBISCUS, 3), { scale: 0.9 }),
  },
};
