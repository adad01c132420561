import { kolamDrawing } from '../kolam.ts';
import { EARTH, HIBISCUS, LAGOON, MARIGOLD, PAPER, SKY, SOFT } from '../palette.ts';
import { at, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { caps, cup, form, railing } from '../things/house.ts';
import { cloud, hills, MEADOW, rain, sun, umbrella } from '../things/outdoors.ts';
import { plantPot, teaRow } from '../things/plants.ts';
import {
  bag,
  blackboard,
  bookPile,
  bookshelf,
  bunting,
  counter,
  cushion,
  flatBook,
  hangingLamp,
  mat,
  openBook,
  window,
} from '../things/school.ts';
import { rocket } from '../things/science.ts';
import { backKolam, fill, room, type Scene } from './stage.ts';

const CAPS = [
  [-150, 0],
  [-100, 14],
  [-50, -4],
  [0, 12],
  [50, 0],
  [100, 14],
  [150, -2],
  [-125, 38],
  [-70, 44],
  [-10, 40],
  [50, 44],
  [110, 38],
] as const;

/** Prints of the gallery from under a roof, by their number. */
export const INSIDE: Readonly<Record<string, Scene>> = {
  '01': {
    alt: 'A girl reads a large book under a lamp in the evening; two friends read beside her on cushions',
    scene: 'The first page, in the evening, under a lamp',
    drawing:
      room('#33477d', '#c98a55', 580) +
      at(600, -4, hangingLamp(90, HIBISCUS)) +
      at(180, 590, bookshelf(300, 3)) +
      at(1010, 230, window('hibiscus', 210, 190)) +
      at(600, 706, mat(1000, 'hibiscus')) +
      at(600, 690, cushion(MARIGOLD), { scale: 1.5 }) +
      who('ammu', 600, 680, 1.9, {
        sits: true,
        hands: ['book', 'book'],
        handsInFront: true,
        held: openBook(SKY, 104),
        heldAt: [0, 62],
        top: HIBISCUS,
      }) +
      who('kannan', 290, 760, 1.6, {
        sits: true,
        hands: ['book', 'book'],
        handsInFront: true,
        held: openBook(LAGOON, 72),
        heldAt: [0, 64],
      }) +
      who('sara', 904, 764, 1.84, {
        sits: true,
        hands: ['book', 'book'],
        handsInFront: true,
        held: openBook(MARIGOLD, 66),
        heldAt: [0, 50],
        faces: 'left',
      }) +
      at(1090, 760, bookPile([HIBISCUS, SKY, MARIGOLD, LAGOON]), { scale: 1.1 }) +
      at(760, 784, flatBook(HIBISCUS)),
  },
  '02': {
    alt: 'Five children sit on a mat and count a heap of coloured bottle caps',
    scene: 'One hundred bottle caps on a mat',
    drawing:
      room(SOFT.marigold, EARTH, 540) +
      backKolam('gallery two', { y: 230, width: 700, opacity: 0.9 }) +
      at(170, 230, window('lagoon')) +
      at(1030, 230, window('lagoon')) +
      at(600, 690, mat(1140, 'sky'), { scale: 1 }) +
      who('malu', 600, 600, 1.6, {
        sits: true,
        hands: ['front', 'up'],
        top: HIBISCUS,
        bottom: LAGOON,
      }) +
      who('manu', 360, 628, 1.64, { sits: true, hands: ['front', 'front'], handsInFront: true }) +
      who('tara', 846, 630, 1.54, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      at(600, 684, caps(CAPS), { scale: 1.25 }) +
      at(600, 740, caps(CAPS.slice(0, 7))) +
      who('unni', 166, 760, 1.8, {
        sits: true,
        hands: ['down', 'front'],
        handsInFront: true,
        top: HIBISCUS,
      }) +
      who('chinnu', 1034, 764, 1.9, {
        sits: true,
        hands: ['down', 'front'],
        faces: 'left',
        top: LAGOON,
        handsInFront: true,
      }),
  },
  '03': {
    alt: 'A teacher and three children follow the line of a large kolam on the blackboard',
    scene: 'A kolam on the blackboard: one line, no end',
    drawing:
      room(SOFT.lagoon, EARTH, 600) +
      at(
        600,
        280,
        blackboard(
          760,
          430,
          at(
            0,
            0,
            kolamDrawing({
              radius: 4,
              seed: 'the line that never ends',
              width: 420,
              colour: PAPER,
              stroke: 0.9,
            }),
          ),
        ),
      ) +
      at(92, 240, window('marigold', 110, 160)) +
      at(1108, 240, window('marigold', 110, 160)) +
      who('meera', 250, 740, 1.5, { hands: ['down', 'ahead'], top: HIBISCUS, bottom: MARIGOLD }) +
      who('raju', 470, 784, 1.56, { hands: ['down', 'up'], top: SKY }) +
      who('leela', 742, 786, 1.56, { hands: ['up', 'down'], faces: 'left' }) +
      who('biju', 960, 770, 1.7, { hands: ['down', 'up'], faces: 'left' }) +
      at(1110, 790, bookPile([SKY, HIBISCUS, MARIGOLD])) +
      at(90, 790, bag(SKY)),
  },
  '07': {
    alt: 'Rain falls outside the wide window; inside, four children fly paper rockets',
    scene: 'Rain outside, rockets inside',
    drawing:
      room(SOFT.hibiscus, EARTH, 590) +
      `<clipPath id="rainy"><rect x="190" y="70" width="820" height="350" rx="14"/></clipPath><g clip-path="url(#rainy)">${fill('#7f98bd')}${hills(420, ['#7fae97', '#6a9f86'])}${at(360, 150, cloud('#c6d3e6'), { scale: 1.3 })}${at(820, 140, cloud('#c6d3e6'), { scale: 1.2 })}${rain()}</g>` +
      shape(
        'M190 84Q190 70 204 70L996 70Q1010 70 1010 84L1010 420L190 420ZM463 70L463 420M736 70L736 420',
        { pen: 7 },
      ) +
      shape('M170 420L1030 420L1030 444L170 444Z', { fill: '#b9773f' }) +
      at(470, 330, rocket(), { scale: 0.7, turn: 24 }) +
      at(760, 280, rocket(LAGOON), { scale: 0.64, turn: -20 }) +
      at(600, 200, rocket(MARIGOLD), { scale: 0.56, turn: 8 }) +
      who('raju', 300, 748, 1.7, { hands: ['down', 'up'], top: SKY }) +
      who('ammu', 520, 776, 1.66, { hands: ['up', 'up'], top: MARIGOLD, bottom: HIBISCUS }) +
      who('kannan', 756, 752, 1.56, { hands: ['down', 'up'], faces: 'left' }) +
      who('chinnu', 930, 782, 1.8, { hands: ['up', 'up'], faces: 'left', top: LAGOON }) +
      at(104, 752, umbrella([HIBISCUS, MARIGOLD]), { scale: 0.9, turn: 14 }) +
      at(1110, 786, plantPot(SKY), { scale: 1.2 }),
  },
  '09': {
    alt: 'A student and her mentor talk over a form and tea on the veranda',
    scene: 'A mentor, a form and a cup of tea',
    drawing:
      fill(SOFT.lagoon) +
      at(960, 230, sun(50)) +
      hills(470, ['#8fdbb2', MEADOW]) +
      teaRow(40, 430, 12, 34, 4) +
      teaRow(0, 480, 13, 38, 3) +
      shape('M-10 560L1210 560L1210 810L-10 810Z', { fill: '#c98a55' }) +
      at(0, 560, railing(1200)) +
      shape('M60 -10L60 800M1140 -10L1140 800', { pen: 34 }) +
      shape('M60 -10L60 800M1140 -10L1140 800', { line: PAPER, pen: 25 }) +
      at(110, 60, bunting(980, 40)) +
      who('malu', 376, 764, 1.86, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        top: HIBISCUS,
      }) +
      who('anjali', 822, 820, 1.6, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        faces: 'left',
        top: MARIGOLD,
      }) +
      at(600, 830, counter(980, 150, '#cf9258', SKY, 90)) +
      at(560, 650, form(), { scale: 1.7 }) +
      at(714, 640, cup(HIBISCUS), { scale: 1.2 }) +
      at(396, 640, cup(MARIGOLD), { scale: 1.2 }) +
      at(880, 648, bookPile([SKY, HIBISCUS, LAGOON])) +
      at(250, 650, plantPot(HIBISCUS, 5), { scale: 0.9 }),
  },
};
