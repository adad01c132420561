import {
  COLOUR,
  DEEP,
  EARTH,
  HIBISCUS,
  INK,
  LAGOON,
  MARIGOLD,
  PAPER,
  type ProjectColour,
  SKY,
  SLATE,
  SOFT,
  WHITE,
  WOOD,
  WOOD_DEEP,
} from '../palette.ts';
import { at, box, type Drawing, disc, oval, shape } from '../pen.ts';

/** Everything here is drawn around the middle of its foot, upwards, unless it says otherwise. */

/** A board on the wall, around its centre; `chalk` is drawn on it. */
export function blackboard(width: number, height: number, chalk: Drawing): Drawing {
  return (
    box(-width / 2 - 12, -height / 2 - 12, width + 24, height + 24, { fill: WOOD, round: 10 }) +
    box(-width / 2, -height / 2, width, height, { fill: SLATE, round: 4 }) +
    chalk +
    box(-width / 2 + 14, height / 2 + 4, 70, 9, { fill: PAPER, pen: 3, round: 4 })
  );
}

/** A long table seen from the front: whoever sits behind it needs no legs. */
export function table(width: number, height: number, colour: string = WOOD): Drawing {
  return (
    box(-width / 2 + 24, -height + 20, 26, height - 20, { fill: WOOD_DEEP, round: 3 }) +
    box(width / 2 - 50, -height + 20, 26, height - 20, { fill: WOOD_DEEP, round: 3 }) +
    shape(
      `M${-width / 2 + 14} ${-height + 26}L${width / 2 - 14} ${-height + 26}L${width / 2 - 20} ${-height + 74}Q0 ${-height + 80} ${-width / 2 + 20} ${-height + 74}Z`,
      { fill: WOOD_DEEP },
    ) +
    box(-width / 2, -height, width, 30, { fill: colour, round: 10 })
  );
}

export function book(colour: string, width = 74, height = 20): Drawing {
  return (
    box(-width / 2, -height, width, height, { fill: colour, round: 5, pen: 4 }) +
    shape(
      `M${width / 2 - 8} ${-height + 5}L${width / 2} ${-height + 5}M${width / 2 - 10} -5L${width / 2} -5`,
      { line: WHITE, pen: 3 },
    ) +
    shape(`M${-width / 2 + 12} ${-height + 3}L${-width / 2 + 12} -3`, { pen: 3 })
  );
}

export function bookPile(colours: readonly string[], width = 84): Drawing {
  return colours
    .map((colour, index) =>
      at((index % 2) * 8 - 4, -index * 20, book(colour, width - (index % 3) * 10)),
    )
    .join('');
}

/** An open book, seen by whoever looks at its reader: covers, and the pages' edges above. */
export function openBook(colour: string, width = 76): Drawing {
  const w = width / 2;
  return (
    shape(`M0 10L${-w} 0L${-w} ${-w * 0.95}L0 ${-w * 0.72}L${w} ${-w * 0.95}L${w} 0Z`, {
      fill: colour,
      pen: 3.2,
    }) +
    shape(`M0 10L0 ${-w * 0.72}`, { pen: 3.2 }) +
    shape(
      `M${-w + 3} ${-w * 0.95 - 1}Q${-w / 2} ${-w * 1.12} 0 ${-w * 0.8}Q${w / 2} ${-w * 1.12} ${w - 3} ${-w * 0.95 - 1}L0 ${-w * 0.72}Z`,
      { fill: WHITE, pen: 2.6 },
    )
  );
}

/** An open book lying flat, pages up. */
export function flatBook(colour: string): Drawing {
  return (
    shape('M-64 -4Q-32 8 0 0Q32 8 64 -4L54 -34Q28 -26 0 -34Q-28 -26 -54 -34Z', {
      fill: colour,
      pen: 4,
    }) +
    shape('M-56 -9Q-30 -1 0 -7Q30 -1 56 -9L48 -36Q26 -46 0 -34Q-26 -46 -48 -36Z', {
      fill: WHITE,
      pen: 3.4,
    }) +
    shape(
      'M0 -33L0 -8M-38 -31Q-24 -33 -12 -27M-40 -22Q-24 -24 -12 -19M38 -31Q24 -33 12 -27M40 -22Q24 -24 12 -19',
      { pen: 2.2 },
    )
  );
}

export function pencil(colour: string, length = 90): Drawing {
  return (
    box(0, -7, length, 14, { fill: colour, round: 2, pen: 3.4 }) +
    shape(`M${length} -7L${length + 20} 0L${length} 7Z`, { fill: EARTH, pen: 3.4 }) +
    shape(`M${length + 13} -3L${length + 20} 0L${length + 13} 3Z`, { fill: INK, pen: 2 }) +
    box(-12, -7, 14, 14, { fill: HIBISCUS, round: 5, pen: 3.4 })
  );
}

export function globe(): Drawing {
  return (
    shape('M-34 0Q0 -16 34 0Z', { fill: WOOD }) +
    shape('M0 -8L0 -24', { pen: 8 }) +
    shape('M30 -104A46 46 0 1 1 -34 -34', { pen: 6 }) +
    disc(0, -66, 38, { fill: SKY }) +
    shape(
      'M-22 -88Q-4 -98 8 -84Q2 -74 -8 -72Q-6 -60 -20 -62Q-34 -74 -22 -88ZM10 -62Q26 -70 30 -56Q24 -36 10 -34Q2 -46 10 -62Z',
      { fill: '#7ccf8d', pen: 3 },
    )
  );
}

/** A village school: tiled roof, veranda posts, an open door. */
export function school(wall: string = PAPER, roof: string = DEEP.hibiscus): Drawing {
  const window = (x: number) =>
    box(x - 26, -92, 52, 50, { fill: SOFT.sky, round: 4 }) +
    shape(`M${x} -92L${x} -42M${x - 26} -67L${x + 26} -67`, { pen: 3.4 });
  return (
    box(-170, -130, 340, 130, { fill: wall, round: 4 }) +
    box(-170, -26, 340, 26, { fill: SOFT.marigold, round: 2 }) +
    window(-112) +
    window(112) +
    shape('M-32 0L-32 -84Q0 -112 32 -84L32 0Z', { fill: WOOD }) +
    disc(20, -40, 3.5, { fill: MARIGOLD, pen: 2.5 }) +
    shape('M-196 -122L-150 -204Q0 -212 150 -204L196 -122Q0 -132 -196 -122Z', { fill: roof }) +
    shape('M-172 -146Q0 -156 172 -146M-162 -170Q0 -180 162 -170M-152 -190Q0 -198 152 -190', {
      pen: 3,
    })
  );
}

/** Little flags on a string between two points that hang from the same height. */
export function bunting(width: number, sag: number): Drawing {
  const colours = [MARIGOLD, LAGOON, HIBISCUS, SKY];
  const flags = Math.round(width / 62);
  let drawing = '';
  for (let index = 0; index < flags; index += 1) {
    const t = (index + 0.5) / flags;
    const y = 4 * sag * t * (1 - t);
    const slope = ((4 * sag * (1 - 2 * t)) / width) * 57;
    drawing += at(
      width * t,
      y,
      shape('M-22 0L22 0L0 46Z', { fill: colours[index % 4] ?? MARIGOLD, pen: 3.6 }),
      { turn: slope },
    );
  }
  return shape(`M0 0Q${width / 2} ${2 * sag} ${width} 0`, { pen: 3.6 }) + drawing;
}

export function window(colour: ProjectColour = 'sky', width = 190, height = 170): Drawing {
  const [w, h] = [width / 2, height / 2];
  return (
    box(-w, -h, width, height, { fill: SOFT[colour], round: 8 }) +
    shape(
      `M${-w + 3} ${h * 0.5}Q${-w * 0.4} ${h * 0.05} ${w * 0.2} ${h * 0.45}Q${w * 0.7} ${h * 0.1} ${w - 3} ${h * 0.4}L${w - 3} ${h - 3}L${-w + 3} ${h - 3}Z`,
      { fill: '#7ccf8d', line: 'none' },
    ) +
    disc(w * 0.45, -h * 0.42, 20, { fill: MARIGOLD, line: 'none' }) +
    shape(`M0 ${-h}L0 ${h}M${-w} 0L${w} 0`, { pen: 5 }) +
    box(-w, -h, width, height, { round: 8 }) +
    box(-w - 14, h - 4, width + 28, 18, { fill: WOOD, round: 6 })
  );
}

/** A woven mat on the floor, around its centre. */
export function mat(width: number, colour: ProjectColour): Drawing {
  const w = width / 2;
  return (
    shape(`M${-w} 34L${-w + 50} -34L${w - 50} -34L${w} 34Z`, { fill: COLOUR[colour] }) +
    shape(`M${-w + 26} 20L${w - 26} 20M${-w + 52} -20L${w - 52} -20`, {
      line: WHITE,
      pen: 5,
      opacity: 0.75,
    })
  );
}

export function bag(colour: string): Drawing {
  return (
    shape('M-14 -76Q0 -100 14 -76', { pen: 6 }) +
    shape('M-34 0Q-42 -72 -22 -78L22 -78Q42 -72 34 0Z', { fill: colour }) +
    box(-22, -36, 44, 30, { fill: WHITE, round: 8, pen: 3.6 }) +
    shape('M-22 -24L22 -24', { pen: 3 })
  );
}

/** A lamp that hangs from the picture's upper edge, around where its cord begins. */
export function hangingLamp(cord: number, colour: string, light = true): Drawing {
  const glow = light
    ? shape(`M-40 ${cord + 40}L-330 ${cord + 640}L330 ${cord + 640}L40 ${cord + 40}Z`, {
        fill: MARIGOLD,
        line: 'none',
        opacity: 0.2,
      })
    : '';
  return (
    glow +
    shape(`M0 0L0 ${cord}`, { pen: 4 }) +
    disc(0, cord + 42, 15, { fill: SOFT.marigold, pen: 4 }) +
    shape(`M-54 ${cord + 42}Q-46 ${cord} 0 ${cord - 4}Q46 ${cord} 54 ${cord + 42}Z`, {
      fill: colour,
    })
  );
}

/** Shelves full of books, around the middle of the foot. */
export function bookshelf(width: number, rows: number, wood: string = WOOD): Drawing {
  const colours = [MARIGOLD, HIBISCUS, SKY, LAGOON, PAPER, INK];
  const height = rows * 108 + 20;
  let drawing = box(-width / 2, -height, width, height, { fill: WOOD_DEEP, round: 8 });
  for (let row = 0; row < rows; row += 1) {
    const floor = -height + 20 + (row + 1) * 108 - 14;
    let x = -width / 2 + 20;
    for (let index = 0; x < width / 2 - 48; index += 1) {
      const number = index * 7 + row * 5;
      const wide = 20 + (number % 4) * 6;
      const tall = 58 + (number % 5) * 7;
      const leaning = number % 9 === 4;
      const colour = colours[(number + row) % colours.length] ?? PAPER;
      const spine =
        box(0, -tall, wide, tall, { fill: colour, round: 3, pen: 3.6 }) +
        shape(`M5 ${-tall + 14}L${wide - 5} ${-tall + 14}`, { pen: 2.6 });
      drawing += at(x + (leaning ? 6 : 0), floor, spine, { turn: leaning ? 9 : 0 });
      x += wide + (leaning ? 20 : 2);
    }
    drawing += box(-width / 2 + 6, floor, width - 12, 14, { fill: wood, round: 3 });
  }
  return drawing;
}

/** A slate in a wooden frame, around its centre. */
export function slate(chalk: Drawing, width = 96): Drawing {
  const h = width * 0.72;
  return (
    box(-width / 2, -h / 2, width, h, { fill: WOOD, round: 8, pen: 3.6 }) +
    box(-width / 2 + 9, -h / 2 + 9, width - 18, h - 18, { fill: SLATE, round: 3, pen: 2.6 }) +
    chalk
  );
}

export function cushion(colour: string): Drawing {
  return oval(0, -18, 76, 24, { fill: colour }) + shape('M-60 -18Q0 -2 60 -18', { pen: 3 });
}

/**
 * A table with a closed front, which hides the legs of whoever stands behind it. `height` is that of
 * its front edge; things lie on the `depth` above it.
 */
export function counter(
  width: number,
  height: number,
  top: string,
  front: string,
  depth = 0,
): Drawing {
  const w = width / 2;
  const surface = depth
    ? shape(
        `M${-w + depth * 0.7} ${-height - depth}L${w - depth * 0.7} ${-height - depth}L${w} ${-height + 8}L${-w} ${-height + 8}Z`,
        { fill: top },
      )
    : '';
  return (
    surface +
    shape(`M${-w + 14} ${-height + 20}L${w - 14} ${-height + 20}L${w - 22} 0L${-w + 22} 0Z`, {
      fill: front,
    }) +
    shape(`M${-w + 44} ${-height + 56}L${w - 44} ${-height + 56}`, {
      line: WHITE,
      pen: 5,
      opacity: 0.5,
    }) +
    box(-w, -height, width, 28, { fill: top, round: 10 })
  );
}
