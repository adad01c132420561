import { kolamDrawing } from '../kolam.ts';
import { DEEP, HIBISCUS, LAGOON, MARIGOLD, PAPER, SKY, SOFT, WHITE } from '../palette.ts';
import { at, type Picture, shape } from '../pen.ts';
import { who } from '../people/cast.ts';
import { inFront, reads } from '../people/poses.ts';
import { trunk } from '../things/house.ts';
import { cloud, ground, hills, LAWN, MEADOW, rainbow, sun } from '../things/outdoors.ts';
import { bush, flower, palm, teaRow, tree, tuft } from '../things/plants.ts';
import { abacus } from '../things/play.ts';
import { blackboard, school } from '../things/school.ts';
import { telescope } from '../things/science.ts';
import { fill } from './stage.ts';

/** Our Story: a winding path from one class under a tree to many schools by the sea. 1600 × 900. */
export const JOURNEY: Picture = {
  width: 1600,
  height: 900,
  drawing:
    fill('#d9f0f4', 1600, 900) +
    at(1430, 120, sun(60)) +
    at(300, 110, cloud()) +
    at(1180, 150, cloud(), { scale: 0.8 }) +
    at(800, 440, rainbow(330, 25)) +
    hills(430, ['#b9e3d0', '#9fd6b4'], 1600) +
    teaRow(980, 360, 11, 30, 3) +
    teaRow(950, 404, 12, 34, 3) +
    ground(430, LAWN, 1600, 900) +
    shape('M-10 560C260 480 520 470 800 500C1100 530 1380 480 1610 440L1610 910L-10 910Z', {
      fill: '#97d39b',
      line: 'none',
    }) +
    shape('M-10 740C300 690 620 660 900 700C1180 740 1400 700 1610 660L1610 910L-10 910Z', {
      fill: MEADOW,
      line: 'none',
    }) +
    shape(
      'M-10 846C380 880 640 840 560 740C480 650 260 640 300 550C340 470 700 500 900 560C1080 620 1240 620 1220 520C1200 440 1300 400 1420 420C1500 432 1560 420 1610 400L1610 450C1540 470 1480 480 1420 470C1340 460 1290 480 1300 540C1320 680 1080 690 880 630C700 580 420 540 400 590C380 640 620 660 680 760C740 880 420 930 -10 900Z',
      { fill: SOFT.marigold, line: 'none' },
    ) +
    shape(
      'M-10 874C400 906 690 870 620 760C550 660 320 640 350 570C380 506 700 540 890 596C1070 650 1280 650 1260 530C1246 452 1320 432 1420 446C1500 456 1550 446 1600 428',
      { line: WHITE, pen: 6 },
    ).replace('stroke-linecap="round"', 'stroke-linecap="round" stroke-dasharray="4 26"') +
    at(250, 716, tree({ fruit: '#c5cf4e' }), { scale: 0.92 }) +
    at(
      462,
      764,
      blackboard(
        120,
        84,
        at(0, 0, kolamDrawing({ radius: 1, seed: 'first', width: 62, colour: PAPER, stroke: 1.6 })),
      ),
      { scale: 1 },
    ) +
    who('anjali', 548, 834, 1.02, { hands: ['down', 'wave'], faces: 'left' }) +
    who('unni', 116, 806, 1.0, { sits: true, ...inFront, top: HIBISCUS }) +
    who('meenu', 268, 800, 1.0, { sits: true, hands: ['front', 'up'] }) +
    who('raju', 190, 872, 1.06, { sits: true, ...inFront, top: SKY }) +
    who('chinnu', 352, 872, 1.1, { sits: true, ...inFront, top: LAGOON }) +
    at(700, 520, school(), { scale: 0.62 }) +
    who('biju', 626, 548, 0.78, { hands: ['down', 'wave'] }) +
    who('leela', 840, 566, 0.84, { hands: ['wave', 'down'], faces: 'left' }) +
    at(700, 576, trunk(true, 150), { scale: 0.62 }) +
    at(900, 800, school(PAPER, DEEP.sky), { scale: 0.8 }) +
    who('kannan', 752, 830, 1.0, { ...reads(HIBISCUS) }) +
    who('kavya', 1062, 830, 1.06, {
      hands: ['hip', 'wave'],
      faces: 'left',
      top: HIBISCUS,
      bottom: SKY,
    }) +
    at(980, 846, abacus(120), { scale: 0.62 }) +
    at(1420, 780, school(PAPER, DEEP.lagoon), { scale: 0.86 }) +
    who('zara', 1250, 808, 1.02, { hands: ['down', 'up'], top: MARIGOLD, bottom: HIBISCUS }) +
    who('appu', 1352, 846, 1.1, { hands: ['up', 'up'], top: HIBISCUS }) +
    who('malu', 1540, 846, 1.1, { hands: ['wave', 'down'], faces: 'left' }) +
    at(1444, 850, telescope(), { scale: 0.6 }) +
    at(1080, 500, school(PAPER, DEEP.marigold), { scale: 0.44 }) +
    at(1350, 400, school(PAPER, DEEP.hibiscus), { scale: 0.4 }) +
    at(1530, 386, school(PAPER, DEEP.sky), { scale: 0.34 }) +
    at(440, 470, palm(30, 260), { scale: 0.8 }) +
    at(1180, 480, tree(), { scale: 0.36 }) +
    at(1460, 380, tree({ fruit: HIBISCUS }), { scale: 0.3 }) +
    at(960, 480, bush(), { scale: 0.5 }) +
    at(60, 880, flower(HIBISCUS, 70)) +
    at(680, 884, flower(MARIGOLD, 66)) +
    at(1170, 880, flower(SKY, 70)) +
    at(1230, 886, tuft()) +
    at(1580, 880, tuft()),
};
