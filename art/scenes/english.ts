import { EARTH, HIBISCUS, INK, LAGOON, MARIGOLD, PAPER, SKY, SOFT, WHITE } from '../palette.ts';
import { at, box, type Drawing, oval, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { bust } from '../people/head.ts';
import { CHILDREN } from '../people/looks.ts';
import { stall } from '../things/house.ts';
import { boat, cloud, ground, kite, LAWN, sun } from '../things/outdoors.ts';
import { bush, flower, tree, tuft } from '../things/plants.ts';
import { bubble, drum, heart, mango, musicNote } from '../things/play.ts';
import { bag, bookPile, counter, mat, window } from '../things/school.ts';
import { star } from '../things/science.ts';
import { backKolam, fill, room, type Scene } from './stage.ts';

const SEED = 'lets-learn-english';

/** A child on a screen: head and shoulders. */
function onScreen(name: keyof typeof CHILDREN, colour: string, x: number): Drawing {
  const { body, head } = bust(CHILDREN[name], colour);
  return at(x - 62, -92, body + head, { scale: 0.172 });
}

const fish =
  shape('M-46 0C-20 -34 24 -30 40 0C24 30 -20 34 -46 0ZM36 0L66 -24L62 24Z', {
    fill: HIBISCUS,
    pen: 4,
  }) + oval(-22, -6, 4, 4, { fill: INK, line: 'none' });

/** Let's Learn English: speaking first. Sky. */
export const ENGLISH: Readonly<Record<string, Scene>> = {
  main: {
    alt: 'Four children and a volunteer talk all at once, with speech bubbles full of suns, mangoes, hearts and music',
    scene: 'Everybody has something to say',
    drawing:
      fill(SKY) +
      backKolam(SEED, { y: 320, width: 860, opacity: 0.5 }) +
      ground(620, SOFT.sky) +
      at(160, 190, bubble(176, 124, at(0, 0, sun(24)), { tail: 'right' })) +
      at(412, 116, bubble(160, 112, at(0, 6, mango(), { scale: 1.2 }), { fill: PAPER })) +
      at(786, 116, bubble(160, 112, heart(30), { tail: 'right' })) +
      at(1040, 190, bubble(176, 124, musicNote(), { fill: PAPER })) +
      who('fathima', 600, 716, 1.46, { hands: ['wave', 'wave'], top: HIBISCUS, bottom: MARIGOLD }) +
      who('kavya', 390, 746, 1.7, { hands: ['down', 'wave'], top: PAPER, bottom: HIBISCUS }) +
      who('biju', 812, 746, 1.7, { hands: ['hip', 'wave'], faces: 'left' }) +
      who('sara', 186, 776, 1.9, { hands: ['up', 'up'], top: MARIGOLD }) +
      who('manu', 1016, 776, 1.72, { hands: ['down', 'wave'], faces: 'left', top: LAGOON }) +
      at(290, 792, bookPile([HIBISCUS, LAGOON])) +
      at(906, 792, bookPile([MARIGOLD, HIBISCUS, PAPER])) +
      at(1140, 792, bag(MARIGOLD), { scale: 1.1 }),
  },
  '1': {
    alt: 'Two children sell mangoes at a striped stall and two friends come to buy',
    scene: 'Buying and selling imaginary mangoes',
    drawing:
      fill(SOFT.sky) +
      backKolam(SEED, { x: 600, y: 250, width: 720, opacity: 0.6 }) +
      at(130, 120, sun(50)) +
      at(1040, 110, cloud()) +
      ground(580, LAWN) +
      at(1090, 640, tree({ fruit: MARIGOLD }), { scale: 1.0 }) +
      at(600, 720, stall(520, ''), { scale: 1.2 }) +
      who('meenu', 496, 690, 1.5, {
        hands: ['front', 'up'],
        held: at(0, -16, mango()),
        shade: false,
      }) +
      who('unni', 706, 690, 1.5, {
        hands: ['wave', 'front'],
        shade: false,
        faces: 'left',
        top: MARIGOLD,
      }) +
      at(600, 720, counter(660, 160, '#b9773f', LAGOON)) +
      [400, 462, 740, 800]
        .map((x, index) => at(x, 536 - (index % 2) * 4, mango(), { turn: index * 30 }))
        .join('') +
      at(432, 494, mango()) +
      at(770, 494, mango(), { turn: 40 }) +
      who('appu', 216, 784, 1.72, { hands: ['down', 'wave'], top: HIBISCUS }) +
      who('chinnu', 966, 784, 1.8, { hands: ['up', 'down'], faces: 'left' }) +
      at(222, 236, bubble(150, 104, mango(), { tail: 'left' })) +
      at(80, 790, bush()) +
      at(1120, 792, flower(HIBISCUS, 72)) +
      at(1060, 796, tuft()) +
      at(600, 780, at(0, 0, bookPile([SKY, HIBISCUS]))),
  },
  '2': {
    alt: 'A class waves at a large screen; three children far away smile back',
    scene: 'Saturday call: Wayanad to Mysuru',
    drawing:
      room(SOFT.lagoon, EARTH, 590) +
      backKolam(SEED, { x: 600, y: 270, width: 980, opacity: 0.8 }) +
      box(270, 70, 660, 396, { fill: INK, round: 22 }) +
      box(292, 92, 616, 352, { fill: SOFT.marigold, round: 10 }) +
      `<clipPath id="screen"><rect x="292" y="92" width="616" height="352" rx="10"/></clipPath><g clip-path="url(#screen)">${at(600, 316, onScreen('leela', HIBISCUS, -86) + onScreen('kavya', LAGOON, 86) + onScreen('ayaan', SKY, 0), { scale: 2.2 })}</g>` +
      box(292, 92, 616, 352, { round: 10 }) +
      at(600, 596, counter(420, 130, '#b9773f', MARIGOLD)) +
      who('priya', 132, 742, 1.4, { hands: ['down', 'wave'], top: HIBISCUS, bottom: MARIGOLD }) +
      who('zara', 1062, 756, 1.5, {
        hands: ['down', 'up'],
        faces: 'left',
        top: MARIGOLD,
        bottom: HIBISCUS,
      }) +
      who('raju', 300, 786, 1.38, { hands: ['down', 'up'], top: SKY }) +
      who('ammu', 470, 792, 1.36, { hands: ['down', 'up'] }) +
      who('chinnu', 632, 794, 1.42, { hands: ['up', 'up'], top: LAGOON }) +
      who('appu', 806, 790, 1.36, { hands: ['down', 'up'], faces: 'left', top: HIBISCUS }) +
      who('manu', 946, 784, 1.3, { hands: ['down', 'up'], faces: 'left' }),
  },
  '3': {
    alt: 'Four children and a volunteer sing around two drums; notes of music float above them',
    scene: 'Forty songs, one drum',
    drawing:
      fill(MARIGOLD) +
      backKolam(SEED, { y: 290, width: 820, opacity: 0.6 }) +
      ground(600, SOFT.marigold) +
      at(600, 716, mat(1080, 'sky')) +
      [
        [150, 150],
        [330, 90],
        [480, 210],
        [740, 200],
        [890, 96],
        [1060, 160],
      ]
        .map(([x = 0, y = 0], index) =>
          at(x, y, musicNote(index % 2 ? HIBISCUS : INK), {
            turn: index % 2 ? 10 : -10,
            scale: 1.1,
          }),
        )
        .join('') +
      who('priya', 600, 676, 1.46, { hands: ['wave', 'wave'], top: HIBISCUS, bottom: LAGOON }) +
      who('manu', 378, 736, 1.7, { hands: ['ahead', 'front'], top: SKY }) +
      who('kavya', 822, 736, 1.7, {
        hands: ['up', 'up'],
        faces: 'left',
        top: LAGOON,
        bottom: PAPER,
      }) +
      who('leela', 166, 770, 1.74, { hands: ['hip', 'wave'] }) +
      who('biju', 1036, 770, 1.74, {
        hands: ['front', 'front'],
        handsInFront: true,
        faces: 'left',
      }) +
      at(600, 786, drum(), { scale: 1.3 }) +
      at(1010, 792, drum(SKY), { scale: 0.92 }),
  },
  '4': {
    alt: 'Five children look at a giant picture dictionary and point: a sun, a fish, a star, a kite, a tree, a boat',
    scene: 'A dictionary of pictures, in three languages',
    drawing:
      room(SOFT.hibiscus, EARTH, 580) +
      backKolam(SEED, { y: 240, width: 900, opacity: 0.8 }) +
      at(110, 210, window('sky', 130, 150)) +
      at(1090, 210, window('sky', 130, 150)) +
      at(
        0,
        -50,
        shape('M250 150Q430 100 600 160Q770 100 950 150L950 540Q770 490 600 550Q430 490 250 540Z', {
          fill: HIBISCUS,
        }) +
          shape('M272 140Q440 90 600 150Q760 90 928 140L928 512Q760 466 600 524Q440 466 272 512Z', {
            fill: WHITE,
          }) +
          shape('M600 150L600 524', { pen: 4 }) +
          at(360, 236, sun(36)) +
          at(510, 236, fish, { scale: 0.9 }) +
          at(360, 430, tree(), { scale: 0.3 }) +
          at(510, 410, boat(undefined, MARIGOLD), { scale: 0.36 }) +
          at(690, 236, star(44)) +
          at(846, 200, kite([LAGOON, MARIGOLD]), { scale: 0.46 }) +
          at(690, 390, heart(40)) +
          at(846, 430, flower(LAGOON, 90)) +
          shape(
            'M300 300l120 0M456 300l110 0M300 460l110 0M456 456l110 0M634 300l112 0M790 330l110 0M634 458l112 0M790 450l110 0',
            { line: SKY, pen: 6, opacity: 0.5 },
          ),
      ) +
      who('tara', 176, 760, 1.66, { hands: ['down', 'high'] }) +
      who('unni', 410, 790, 1.3, { hands: ['down', 'up'], top: MARIGOLD }) +
      who('chinnu', 590, 792, 1.36, {
        hands: ['front', 'front'],
        handsInFront: true,
        top: LAGOON,
      }) +
      who('sara', 790, 792, 1.42, { hands: ['up', 'down'], faces: 'left' }) +
      who('malu', 1010, 770, 1.74, { hands: ['hip', 'up'], faces: 'left', top: MARIGOLD }),
  },
};
