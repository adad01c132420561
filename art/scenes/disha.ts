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
import { at, disc, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { cup, form, laptop, phone } from '../things/house.ts';
import { cloud, ground, hills, LAWN, MEADOW, path, sun } from '../things/outdoors.ts';
import { bush, flower, plantPot, tuft } from '../things/plants.ts';
import { bubble, compass, flag, heart, signpost, speechDots } from '../things/play.ts';
import {
  bag,
  bookPile,
  bunting,
  counter,
  flatBook,
  globe,
  openBook,
  school,
  window,
} from '../things/school.ts';
import { bulb, microscope, sparkle, star } from '../things/science.ts';
import { backKolam, fill, room, type Scene } from './stage.ts';

const SEED = 'project-disha';
const STARS = [
  [130, 110],
  [300, 70],
  [430, 150],
  [780, 80],
  [930, 150],
  [1090, 90],
  [1040, 230],
  [180, 250],
] as const;

/** Project Disha: which way after school. Lagoon. */
export const DISHA: Readonly<Record<string, Scene>> = {
  main: {
    alt: 'Four students and their mentor stand at a signpost; a path winds from them to the hills, under stars',
    scene: 'Which way after school?',
    drawing:
      fill(LAGOON) +
      backKolam(SEED, { y: 250, width: 760, opacity: 0.5 }) +
      at(150, 120, star(30)) +
      at(1060, 100, star(38)) +
      at(880, 170, star(20, PAPER)) +
      at(300, 200, star(18, PAPER)) +
      at(470, 90, star(14, PAPER)) +
      hills(500, ['#8fe3db', DEEP.lagoon]) +
      ground(520, MEADOW) +
      path(505, SOFT.marigold) +
      at(590, 700, signpost(480), { scale: 1.08 }) +
      who('arun', 236, 716, 1.42, { hands: ['hip', 'down'], top: SKY }) +
      who('zara', 420, 752, 1.66, { hands: ['hip', 'down'], top: HIBISCUS }) +
      who('ayaan', 770, 752, 1.66, { hands: ['down', 'up'], faces: 'left', top: MARIGOLD }) +
      who('tara', 924, 724, 1.6, {
        hands: ['book', 'book'],
        handsInFront: true,
        faces: 'left',
        held: openBook(SKY, 74),
        heldAt: [0, 62],
        top: PAPER,
      }) +
      who('kannan', 1080, 756, 1.66, { hands: ['down', 'hip'], faces: 'left', top: SKY }) +
      at(90, 786, bush()) +
      at(120, 792, flower(HIBISCUS, 74)) +
      at(640, 752, compass(30)),
  },
  '1': {
    alt: 'A mentor and a student fill in a form together at a table with two cups of tea',
    scene: 'Tea, a form and somebody who knows it',
    drawing:
      room(SOFT.lagoon, EARTH, 580) +
      backKolam(SEED, { y: 270, width: 640, opacity: 0.9 }) +
      at(180, 250, window('sky')) +
      at(1020, 250, window('sky')) +
      who('nila', 392, 800, 1.56, { hands: ['front', 'front'], handsInFront: true, shade: false }) +
      who('ayaan', 792, 800, 1.74, {
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
        shade: false,
      }) +
      at(600, 820, counter(1080, 170, '#cf9258', HIBISCUS, 84)) +
      at(596, 628, form(), { scale: 1.6 }) +
      at(440, 612, cup(SKY), { scale: 1.1 }) +
      at(744, 612, cup(MARIGOLD), { scale: 1.1 }) +
      at(974, 614, globe(), { scale: 1.25 }) +
      at(212, 618, bookPile([HIBISCUS, MARIGOLD, SKY, PAPER]), { scale: 1.1 }) +
      at(600, 150, bubble(150, 100, speechDots())),
  },
  '2': {
    alt: 'Students walk along tables where people at work show what they do: plants, a microscope, a computer',
    scene: 'What does a working day look like?',
    drawing:
      room(SOFT.sky, EARTH, 560) +
      backKolam(SEED, { y: 260, width: 700, opacity: 0.8 }) +
      at(-20, 60, bunting(640, 50)) +
      at(600, 60, bunting(640, 50)) +
      who('devi', 210, 640, 1.34, {
        hands: ['front', 'wave'],
        shade: false,
        top: LAGOON,
        bottom: MARIGOLD,
      }) +
      who('harpreet', 600, 640, 1.34, { hands: ['down', 'front'], shade: false }) +
      who('divya', 990, 640, 1.34, {
        hands: ['wave', 'front'],
        shade: false,
        faces: 'left',
        top: MARIGOLD,
        bottom: SKY,
      }) +
      at(210, 660, counter(320, 170, '#b9773f', HIBISCUS)) +
      at(600, 660, counter(320, 170, '#b9773f', MARIGOLD)) +
      at(990, 660, counter(320, 170, '#b9773f', LAGOON)) +
      at(120, 494, plantPot(SKY), { scale: 0.9 }) +
      at(300, 494, plantPot(MARIGOLD, 3), { scale: 0.8 }) +
      at(510, 494, microscope(HIBISCUS), { scale: 0.8 }) +
      at(700, 494, bookPile([SKY, HIBISCUS])) +
      at(1062, 494, laptop(at(0, 0, bulb(false), { scale: 0.6 }), 110)) +
      at(910, 494, cup(), { scale: 0.8 }) +
      who('kavya', 400, 780, 1.62, {
        hands: ['down', 'wave'],
        faces: 'left',
        top: SKY,
        bottom: HIBISCUS,
      }) +
      who('biju', 792, 780, 1.62, { hands: ['front', 'front'], handsInFront: true, top: PAPER }) +
      who('malu', 1106, 784, 1.56, { hands: ['down', 'wave'], faces: 'left' }) +
      who('raju', 104, 784, 1.56, { hands: ['down', 'hip'], top: LAGOON }),
  },
  '3': {
    alt: 'Four young people climb a hill to a flag; one of them looks at a large compass',
    scene: 'The whole group on the way up',
    drawing:
      fill('#bdeee9') +
      backKolam(SEED, { x: 640, y: 280, width: 640, opacity: 0.7 }) +
      at(150, 140, sun(52)) +
      at(460, 120, cloud()) +
      at(1110, 90, cloud(), { scale: 0.8 }) +
      shape(
        'M-10 700C200 640 330 520 520 480C700 440 860 360 900 300C960 250 1080 260 1210 380L1210 810L-10 810Z',
        { fill: MEADOW, line: 'none' },
      ) +
      shape(
        'M-10 780C240 720 480 640 660 590C820 540 900 440 930 310C1010 460 980 580 880 660C800 720 640 770 600 810L-10 810Z',
        { fill: LAWN, line: 'none' },
      ) +
      shape(
        'M160 810C420 760 700 700 820 620C930 540 930 420 925 320C900 440 860 540 740 600C560 680 200 720 60 810Z',
        { fill: SOFT.marigold, line: 'none' },
      ) +
      at(934, 312, flag(HIBISCUS, 190)) +
      who('kannan', 846, 420, 1.02, { hands: ['down', 'up'], top: MARIGOLD }) +
      who('zara', 660, 590, 1.3, { hands: ['down', 'up'] }) +
      who('ayaan', 430, 690, 1.52, { hands: ['wave', 'down'] }) +
      who('tara', 196, 776, 1.72, {
        hands: ['front', 'front'],
        handsInFront: true,
        held: compass(24),
        heldAt: [0, 52],
        top: SKY,
      }) +
      at(1060, 720, school(), { scale: 0.62 }) +
      at(980, 790, bush()) +
      at(560, 790, flower(SKY, 70)) +
      at(620, 796, flower(HIBISCUS, 56)) +
      at(340, 796, tuft()),
  },
  '4': {
    alt: 'A student at a window and her mentor far away talk on the phone in the evening',
    scene: 'The evening before the form is due',
    drawing:
      fill(INK) +
      STARS.map(([x, y], index) =>
        at(x, y, index % 2 ? sparkle(12, PAPER) : star(13, MARIGOLD, 3)),
      ).join('') +
      backKolam(SEED, { y: 230, width: 560, colour: LAGOON, opacity: 0.7 }) +
      shape('M-10 470C200 380 340 400 600 520L600 810L-10 810Z', {
        fill: '#31447a',
        line: 'none',
      }) +
      shape('M600 520C820 380 1000 380 1210 470L1210 810L600 810Z', {
        fill: '#31447a',
        line: 'none',
      }) +
      shape('M60 810L60 300L300 200L540 300L540 810Z', { fill: SOFT.marigold }) +
      shape('M24 320L300 176L576 320L556 344L300 214L44 344Z', { fill: DEEP.hibiscus }) +
      shape('M660 810L660 300L900 200L1140 300L1140 810Z', { fill: SOFT.lagoon }) +
      shape('M624 320L900 176L1176 320L1156 344L900 214L644 344Z', { fill: DEEP.sky }) +
      at(430, 430, window('sky', 130, 130)) +
      at(778, 430, window('marigold', 130, 130)) +
      who('malu', 236, 770, 1.74, {
        hands: ['down', [20, -30]],
        held: phone(),
        shade: false,
        top: HIBISCUS,
        bottom: SKY,
      }) +
      who('sneha', 970, 770, 1.36, {
        hands: ['down', [24, -38]],
        held: phone(),
        faces: 'left',
        shade: false,
        top: MARIGOLD,
        bottom: HIBISCUS,
      }) +
      at(420, 790, bookPile([SKY, LAGOON, PAPER])) +
      at(420, 728, flatBook(HIBISCUS), { scale: 0.8 }) +
      at(740, 790, plantPot(HIBISCUS), { scale: 1.2 }) +
      shape('M360 330Q600 90 846 330', { line: MARIGOLD, pen: 6 }) +
      at(600, 208, heart(34)) +
      disc(360, 330, 8, { fill: MARIGOLD, line: 'none' }) +
      disc(846, 330, 8, { fill: MARIGOLD, line: 'none' }) +
      at(100, 790, bag(LAGOON)) +
      at(1090, 796, plantPot(SKY, 3)) +
      at(500, 790, cup(WHITE)),
  },
};
