import { kolamDrawing } from '../kolam.ts';
import { HIBISCUS, INK, LAGOON, MARIGOLD, PAPER } from '../palette.ts';
import { at, type Picture } from '../pen.ts';
import { who } from '../people/cast.ts';
import { reads } from '../people/poses.ts';
import { ground } from '../things/outdoors.ts';
import { fill } from './stage.ts';

/** The About video's poster and its scenes: 1280 × 720. */
export const ABOUT: Picture = {
  width: 1280,
  height: 720,
  drawing:
    fill(INK, 1280, 720) +
    at(
      640,
      300,
      kolamDrawing({ radius: 5, seed: 'mazhavil', width: 760, colour: MARIGOLD, stroke: 0.85 }),
    ) +
    at(130, 130, kolamDrawing({ radius: 2, seed: 'left', width: 190, colour: LAGOON })) +
    at(1150, 130, kolamDrawing({ radius: 2, seed: 'right', width: 190, colour: HIBISCUS })) +
    ground(600, LAGOON, 1280, 720) +
    who('anjali', 250, 676, 1.3, { hands: ['down', 'wave'] }) +
    who('karthik', 1030, 676, 1.3, { hands: ['wave', 'down'], faces: 'left' }) +
    who('unni', 116, 704, 1.42, { hands: ['down', 'wave'], top: HIBISCUS }) +
    who('kavya', 390, 700, 1.44, { hands: ['hip', 'down'] }) +
    who('zara', 520, 690, 1.32, { ...reads(HIBISCUS), top: PAPER }) +
    who('chinnu', 650, 706, 1.5, { hands: ['up', 'up'], top: HIBISCUS }) +
    who('ayaan', 780, 690, 1.3, {
      hands: ['down', 'hip'],
      faces: 'left',
      top: MARIGOLD,
      bottom: '#60a6f4',
    }) +
    who('appu', 900, 702, 1.42, {
      hands: ['wave', 'down'],
      faces: 'left',
      top: PAPER,
      bottom: HIBISCUS,
    }) +
    who('malu', 1166, 704, 1.44, { hands: ['down', 'wave'], faces: 'left', top: MARIGOLD }),
};
