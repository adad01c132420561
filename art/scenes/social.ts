import { kolamDrawing } from '../kolam.ts';
import { HIBISCUS, INK, LAGOON, MARIGOLD, SKY } from '../palette.ts';
import { at, box, type Picture } from '../pen.ts';
import { ground } from '../things/outdoors.ts';
import { FIVE, SEVEN, sticker } from './groups.ts';

/** What a shared link shows: ink, a large kolam, the children in front of it. */
export function social(kind: 'og' | 'twitter'): Picture {
  const [width, height] = [1200, 630];
  const group = kind === 'og' ? SEVEN : FIVE;
  const corner = (x: number, y: number, colour: string) =>
    at(
      x,
      y,
      kolamDrawing({ radius: 2, seed: `corner ${colour}`, width: 190, colour, stroke: 0.9 }),
    );
  return {
    width,
    height,
    drawing:
      box(0, 0, width, height, { fill: INK, line: 'none', round: 0 }) +
      at(
        600,
        272,
        kolamDrawing({
          radius: 5,
          seed: kind === 'og' ? 'mazhavil' : 'doorstep',
          width: 690,
          colour: MARIGOLD,
          stroke: 0.85,
        }),
      ) +
      corner(128, 120, LAGOON) +
      corner(1072, 120, HIBISCUS) +
      corner(300, 40, SKY) +
      corner(900, 40, SKY) +
      ground(560, MARIGOLD, width, height) +
      at(600, 596, sticker(group), { scale: kind === 'og' ? 1.12 : 1.14 }),
  };
}

/** The seven alone, on nothing: for the foot of the hero. */
export function heroChildren(): Picture {
  return { width: 1200, height: 560, drawing: at(600, 546, sticker(SEVEN), { scale: 1.22 }) };
}

/** The band of children on a report's cover, 1190 wide for a page of 595 points. */
export function reportChildren(colour: string): Picture {
  return {
    width: 1190,
    height: 536,
    drawing:
      box(0, 0, 1190, 536, { fill: INK, line: 'none', round: 0 }) +
      ground(440, colour, 1190, 536) +
      at(595, 496, sticker(SEVEN), { scale: 1.08 }),
  };
}
