import { kolamDrawing } from '../kolam.ts';
import { HIBISCUS, LAGOON, MARIGOLD, PAPER, SKY, SOFT } from '../palette.ts';
import { at, type Drawing, type Picture, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { inFront, reads } from '../people/poses.ts';
import { cloud, football, ground, hills, kite, LAWN, MEADOW, sun } from '../things/outdoors.ts';
import { flower, palm, plantPot, tree, tuft } from '../things/plants.ts';
import { abacus, cube } from '../things/play.ts';
import { bookPile, counter, school, window } from '../things/school.ts';
import { bulb, flask, magnet, microscope } from '../things/science.ts';
import { fill } from './stage.ts';

/** The three pictures of the activities on the home page, in rotation (2.3): 1200 × 900. */
function activity(drawing: Drawing): Picture {
  return { width: 1200, height: 900, drawing };
}

export const FRIENDS = activity(
  fill(LAGOON, 1200, 900) +
    at(
      600,
      300,
      kolamDrawing({
        radius: 5,
        seed: 'activities',
        width: 1080,
        colour: SOFT.lagoon,
        stroke: 0.8,
      }),
    ) +
    ground(690, '#8fe3db', 1200, 900) +
    who('anjali', 270, 800, 1.72, { hands: ['down', 'wave'] }) +
    who('arun', 934, 800, 1.7, { hands: ['wave', 'down'], faces: 'left', top: MARIGOLD }) +
    who('zara', 472, 800, 1.66, { ...inFront, top: PAPER, bottom: HIBISCUS }) +
    who('kannan', 738, 806, 1.6, { ...reads(HIBISCUS), faces: 'left', top: SKY }) +
    who('ammu', 596, 842, 1.76, { hands: ['up', 'up'] }) +
    who('unni', 160, 862, 1.76, { hands: ['down', 'down'], top: MARIGOLD }) +
    who('kavya', 378, 872, 1.8, { hands: ['hip', 'down'], top: HIBISCUS, bottom: SKY }) +
    who('biju', 838, 872, 1.8, { hands: ['down', 'hip'], faces: 'left' }) +
    who('sara', 1036, 872, 2, { hands: ['up', 'up'], faces: 'left', top: MARIGOLD }) +
    at(470, 890, bookPile([HIBISCUS, MARIGOLD, SKY])) +
    at(716, 886, football()),
);

export const WORKSHOP = activity(
  fill(MARIGOLD, 1200, 900) +
    at(
      600,
      320,
      kolamDrawing({
        radius: 5,
        seed: 'workshop',
        width: 1080,
        colour: SOFT.marigold,
        stroke: 0.8,
      }),
    ) +
    at(190, 230, window('sky', 220, 200)) +
    at(1010, 230, window('sky', 220, 200)) +
    at(600, 128, bulb(), { scale: 1.3 }) +
    ground(660, '#f4d98a', 1200, 900) +
    who('meera', 600, 800, 1.62, { hands: ['wave', 'wave'], shade: false }) +
    who('raju', 370, 820, 1.8, { ...inFront, shade: false, top: SKY }) +
    who('malu', 826, 820, 1.8, { ...inFront, shade: false, faces: 'left' }) +
    who('leela', 186, 850, 1.9, { hands: ['front', 'up'], shade: false, bottom: HIBISCUS }) +
    who('appu', 1016, 850, 1.92, {
      hands: ['front', 'up'],
      shade: false,
      faces: 'left',
      top: HIBISCUS,
    }) +
    at(600, 930, counter(1170, 170, PAPER, HIBISCUS, 120)) +
    at(600, 726, abacus(200)) +
    at(400, 724, flask(LAGOON), { scale: 0.95 }) +
    at(790, 724, microscope(), { scale: 0.95 }) +
    at(240, 724, magnet(HIBISCUS), { scale: 0.85, turn: -8 }) +
    at(960, 736, cube(44, [SKY, LAGOON, PAPER])) +
    at(896, 744, cube(38, [HIBISCUS, MARIGOLD, PAPER])) +
    at(1064, 740, bookPile([LAGOON, SKY])) +
    at(110, 736, plantPot(SKY, 3), { scale: 0.8 }),
);

export const OUTDOORS = activity(
  fill(SKY, 1200, 900) +
    at(
      600,
      300,
      kolamDrawing({ radius: 5, seed: 'outdoors', width: 1000, colour: SOFT.sky, stroke: 0.8 }),
    ) +
    at(1060, 140, sun(62)) +
    at(170, 150, cloud()) +
    at(780, 110, cloud(), { scale: 0.8 }) +
    hills(610, ['#9fd8c0', MEADOW]) +
    ground(640, LAWN, 1200, 900) +
    at(600, 664, school(), { scale: 0.9 }) +
    at(140, 740, palm(40, 460)) +
    at(1090, 730, tree({ fruit: MARIGOLD }), { scale: 0.95 }) +
    at(390, 180, kite([HIBISCUS, MARIGOLD]), { scale: 1.1 }) +
    shape('M392 440Q350 560 300 600', { pen: 3.4 }) +
    who('rahul', 918, 790, 1.56, { hands: ['wave', 'down'], faces: 'left', top: PAPER }) +
    who('tara', 424, 776, 1.6, { hands: ['down', 'wave'], top: HIBISCUS, bottom: MARIGOLD }) +
    who('manu', 286, 850, 1.72, { hands: ['down', 'hip'] }) +
    who('meenu', 146, 872, 1.8, { hands: ['hip', 'wave'], top: LAGOON }) +
    who('chinnu', 548, 872, 1.86, { hands: ['up', 'up'] }) +
    who('ayaan', 756, 850, 1.6, {
      hands: ['down', 'down'],
      feet: [
        [-42, 0],
        [52, 34],
      ],
      lean: -6,
    }) +
    who('malu', 1024, 872, 1.82, { hands: ['wave', 'down'], faces: 'left', top: MARIGOLD }) +
    at(866, 806, football()) +
    at(1140, 888, flower(HIBISCUS, 80)) +
    at(180, 892, flower(MARIGOLD, 66)) +
    at(420, 892, tuft()) +
    at(900, 892, tuft()) +
    at(660, 892, flower(PAPER, 60)),
);
