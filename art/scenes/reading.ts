import { EARTH, HIBISCUS, INK, LAGOON, MARIGOLD, PAPER, SKY, SOFT } from '../palette.ts';
import { at, box } from '../pen.ts';
import { who } from '../people/cast.ts';
import { trunk } from '../things/house.ts';
import { cloud, ground, hills, LAWN, MEADOW, path, rainbow, sun } from '../things/outdoors.ts';
import { bush, flower, palm, tree, tuft } from '../things/plants.ts';
import {
  bookPile,
  bookshelf,
  counter,
  cushion,
  flatBook,
  hangingLamp,
  mat,
  openBook,
  pencil,
  school,
  window,
} from '../things/school.ts';
import { sparkle, star } from '../things/science.ts';
import { backKolam, fill, room, type Scene } from './stage.ts';

const SEED = 'reading-rainbow';
const reads = (colour: string) =>
  ({
    sits: true,
    hands: ['book', 'book'],
    handsInFront: true,
    held: openBook(colour, 72),
    heldAt: [0, 62],
  }) as const;

/** Reading Rainbow: a library in a trunk. All the rainbow's colours on a pale ground. */
export const READING: Readonly<Record<string, Scene>> = {
  main: {
    alt: 'A rainbow rises out of an open trunk full of books; five children around it read and laugh',
    scene: 'A library in a trunk',
    drawing:
      fill(SOFT.lagoon) +
      backKolam(SEED, { y: 260, width: 900, opacity: 0.75 }) +
      at(600, 610, rainbow(440, 38)) +
      at(150, 130, cloud()) +
      at(1060, 150, cloud()) +
      ground(590, MEADOW) +
      at(600, 690, trunk(true, 300), { scale: 1.15 }) +
      who('leela', 330, 700, 1.56, reads(HIBISCUS)) +
      who('kannan', 876, 700, 1.46, { ...reads(MARIGOLD), faces: 'left' }) +
      who('chinnu', 150, 776, 1.84, { hands: ['up', 'up'], top: HIBISCUS }) +
      who('appu', 1052, 776, 1.78, {
        hands: ['book', 'book'],
        handsInFront: true,
        held: openBook(SKY, 72),
        heldAt: [0, 60],
        faces: 'left',
        top: PAPER,
      }) +
      who('sara', 480, 784, 1.6, { ...reads(SKY), top: MARIGOLD }) +
      at(720, 786, bookPile([HIBISCUS, MARIGOLD, SKY, LAGOON])) +
      at(810, 792, flower(HIBISCUS, 60)) +
      at(280, 794, tuft()) +
      at(930, 792, flower(MARIGOLD, 70)),
  },
  '1': {
    alt: 'Two young librarians lend books from tall shelves to two classmates',
    scene: 'The librarians are ten years old, and strict',
    drawing:
      room(SOFT.sky, EARTH, 580) +
      backKolam(SEED, { x: 600, y: 200, width: 760, opacity: 0.7 }) +
      at(226, 590, bookshelf(380, 4)) +
      at(974, 590, bookshelf(380, 4)) +
      at(600, 220, window('marigold', 230, 210)) +
      who('zara', 470, 740, 1.5, {
        hands: ['front', 'front'],
        handsInFront: true,
        held: openBook(HIBISCUS, 60),
        heldAt: [0, 62],
        shade: false,
      }) +
      who('unni', 720, 748, 1.66, {
        hands: ['wave', 'front'],
        shade: false,
        faces: 'left',
        top: MARIGOLD,
      }) +
      at(600, 800, counter(620, 180, '#b9773f', LAGOON)) +
      at(430, 624, bookPile([SKY, MARIGOLD, HIBISCUS])) +
      at(600, 628, flatBook(HIBISCUS), { scale: 1.1 }) +
      at(790, 624, bookPile([LAGOON, PAPER])) +
      who('ammu', 140, 784, 1.74, { hands: ['down', 'wave'] }) +
      who('raju', 1066, 784, 1.74, {
        hands: ['book', 'book'],
        handsInFront: true,
        held: openBook(SKY, 66),
        heldAt: [0, 60],
        faces: 'left',
        top: HIBISCUS,
      }),
  },
  '2': {
    alt: 'A volunteer reads aloud from a big book to six children on a mat',
    scene: 'Somebody who reads aloud',
    drawing:
      room(SOFT.hibiscus, EARTH, 560) +
      backKolam(SEED, { y: 240, width: 780, opacity: 0.85 }) +
      at(160, 220, window('sky')) +
      at(1040, 220, window('sky')) +
      at(600, -4, hangingLamp(60, LAGOON, false)) +
      at(600, 700, mat(1120, 'lagoon'), { scale: 1 }) +
      at(600, 640, cushion(MARIGOLD), { scale: 1.4 }) +
      who('lakshmi', 600, 624, 1.7, {
        ...reads(SKY),
        held: openBook(SKY, 100),
        heldAt: [0, 72],
        top: HIBISCUS,
        bottom: INK,
      }) +
      who('manu', 330, 684, 1.6, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        top: MARIGOLD,
      }) +
      who('malu', 872, 684, 1.6, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      who('appu', 140, 770, 1.8, { sits: true, hands: ['front', 'up'] }) +
      who('kavya', 446, 786, 1.74, { sits: true, hands: ['front', 'front'], handsInFront: true }) +
      who('biju', 760, 786, 1.74, {
        sits: true,
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      who('chinnu', 1056, 776, 1.9, {
        sits: true,
        hands: ['up', 'front'],
        faces: 'left',
        top: SKY,
      }),
  },
  '3': {
    alt: 'Four children carry the painted trunk along a path to the next school in the hills',
    scene: 'The trunk moves on',
    drawing:
      fill(SOFT.sky) +
      backKolam(SEED, { x: 640, y: 240, width: 620, opacity: 0.7 }) +
      at(140, 120, sun(52)) +
      at(420, 120, cloud()) +
      at(1060, 100, cloud()) +
      hills(520, ['#bfe6bd', MEADOW]) +
      ground(540, LAWN) +
      path(525, SOFT.marigold) +
      at(660, 530, school(), { scale: 0.62 }) +
      at(90, 640, palm(46, 440)) +
      at(1110, 650, tree({ fruit: MARIGOLD }), { scale: 0.86 }) +
      who('tara', 450, 730, 1.6, { hands: ['front', [20, 50]], shade: false }) +
      who('kannan', 762, 730, 1.6, {
        hands: ['front', [20, 50]],
        faces: 'left',
        shade: false,
        top: HIBISCUS,
      }) +
      at(606, 740, trunk(false, 280), { scale: 1.06 }) +
      who('ammu', 286, 776, 1.74, { hands: ['wave', 'ahead'] }) +
      who('unni', 926, 776, 1.74, { hands: ['wave', 'ahead'], faces: 'left' }) +
      at(140, 790, flower(HIBISCUS, 76)) +
      at(200, 794, flower(MARIGOLD, 60)) +
      at(1080, 792, bush(), { scale: 0.8 }),
  },
  '4': {
    alt: 'Three children and a volunteer make a book of their own at a table with pencils, paper and stars',
    scene: 'The class writes a book for the next school',
    drawing:
      room(SOFT.marigold, '#d79b62', 570) +
      backKolam(SEED, { y: 240, width: 760, opacity: 0.9 }) +
      at(150, 250, window('lagoon')) +
      at(1050, 250, window('lagoon')) +
      at(600, 560, rainbow(190, 17)) +
      who('meenu', 240, 756, 1.72, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        top: HIBISCUS,
      }) +
      who('raju', 470, 742, 1.7, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        top: SKY,
      }) +
      who('sneha', 730, 742, 1.44, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        faces: 'left',
      }) +
      who('leela', 960, 756, 1.72, {
        hands: ['front', 'front'],
        handsInFront: true,
        shade: false,
        faces: 'left',
      }) +
      at(600, 820, counter(1160, 140, SOFT.lagoon, SKY, 110)) +
      at(600, 652, flatBook(HIBISCUS), { scale: 2 }) +
      at(556, 626, star(13, MARIGOLD, 3)) +
      at(646, 624, sparkle(14, LAGOON)) +
      at(280, 630, pencil(HIBISCUS, 90), { turn: -12 }) +
      at(350, 656, pencil(LAGOON, 80), { turn: 8 }) +
      at(800, 640, pencil(MARIGOLD, 90), { turn: 14 }) +
      at(180, 650, box(-40, -34, 80, 44, { fill: PAPER, round: 4, pen: 3.6 })) +
      at(990, 650, bookPile([SKY, HIBISCUS, MARIGOLD])),
  },
};
