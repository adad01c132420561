import { kolamDrawing } from '../kolam.ts';
import {
  DEEP,
  EARTH,
  HIBISCUS,
  INK,
  LAGOON,
  LEAF,
  MARIGOLD,
  PAPER,
  SKY,
  SOFT,
  WHITE,
  WOOD,
} from '../palette.ts';
import { at, box, type Drawing, disc, oval, shape } from '../pen.ts';

/** The painted trunk that travels from school to school; open, it shows its books. */
export function trunk(open = true, width = 240): Drawing {
  const w = width / 2;
  const spines = [HIBISCUS, PAPER, SKY, MARIGOLD, LAGOON, PAPER, HIBISCUS, SKY, MARIGOLD];
  const wide = (width - 36) / spines.length;
  const books = spines
    .map((colour, index) =>
      box(-w + 18 + index * wide, -128 - (index % 3) * 12, wide, 70, {
        fill: colour,
        round: 3,
        pen: 3.4,
      }),
    )
    .join('');
  const lid = open
    ? shape(`M${-w} -104L${-w + 14} -190Q0 -204 ${w - 14} -190L${w} -104Z`, { fill: DEEP.sky }) +
      shape(`M${-w + 18} -112L${-w + 28} -178Q0 -190 ${w - 28} -178L${w - 18} -112Z`, {
        fill: SOFT.sky,
        pen: 3.4,
      })
    : shape(
        `M${-w - 4} -96Q${-w - 4} -136 ${-w + 30} -136L${w - 30} -136Q${w + 4} -136 ${w + 4} -96Z`,
        { fill: DEEP.sky },
      );
  return (
    lid +
    (open ? books : '') +
    box(-w, -104, width, 104, { fill: SKY, round: 10 }) +
    at(0, -52, kolamDrawing({ radius: 1, seed: 'trunk', width: 78, colour: WHITE, stroke: 1.4 })) +
    at(
      -w * 0.62,
      -52,
      kolamDrawing({ radius: 1, seed: 'trunk', width: 50, colour: MARIGOLD, stroke: 1.6 }),
    ) +
    at(
      w * 0.62,
      -52,
      kolamDrawing({ radius: 1, seed: 'trunk', width: 50, colour: MARIGOLD, stroke: 1.6 }),
    ) +
    (open ? '' : box(-16, -108, 32, 26, { fill: MARIGOLD, round: 5 }))
  );
}

function wheel(x: number, r: number): Drawing {
  return disc(x, -r, r, { fill: INK }) + disc(x, -r, r * 0.48, { fill: PAPER });
}

/** The van with the boxes, its side towards the viewer, driving to the right. */
export function van(colour: string = LAGOON): Drawing {
  return (
    shape(
      'M-230 -34L-230 -206Q-230 -226 -208 -226L96 -226Q116 -226 128 -208L168 -138L214 -124Q232 -118 232 -98L232 -34Z',
      { fill: colour },
    ) +
    shape('M-230 -84L232 -84', { line: WHITE, pen: 8 }) +
    shape('M52 -136L52 -204L94 -204Q104 -204 110 -194L144 -136Z', { fill: SOFT.sky }) +
    box(-196, -200, 210, 88, { fill: PAPER, round: 12 }) +
    at(
      -91,
      -156,
      kolamDrawing({ radius: 1, seed: 'van', width: 74, colour: HIBISCUS, stroke: 1.6 }),
    ) +
    disc(214, -70, 11, { fill: MARIGOLD }) +
    wheel(-140, 38) +
    wheel(132, 38)
  );
}

/** A bus of the hills; `passengers` look out of its windows (each around the window's lower middle). */
export function bus(passengers: readonly Drawing[], colour: string = HIBISCUS): Drawing {
  const windows = passengers
    .map((head, index) => {
      const x = -286 + index * 132;
      const id = `window${index}`;
      return `<clipPath id="${id}"><rect x="${x - 54}" y="-262" width="108" height="104" rx="10"/></clipPath>${box(x - 54, -262, 108, 104, { fill: SOFT.marigold, round: 10 })}<g clip-path="url(#${id})">${at(x, -156, head)}</g>${box(x - 54, -262, 108, 104, { round: 10 })}`;
    })
    .join('');
  return (
    shape('M-380 -40L-380 -282Q-380 -306 -354 -306L330 -306Q364 -306 370 -278L384 -150L384 -40Z', {
      fill: colour,
    }) +
    shape('M-380 -118L384 -118M-380 -98L384 -98', { line: PAPER, pen: 8 }) +
    box(-330, -330, 560, 22, { fill: WOOD, round: 6 }) +
    windows +
    shape('M262 -262L336 -262L350 -158L262 -158Z', { fill: SOFT.sky }) +
    disc(370, -76, 13, { fill: MARIGOLD }) +
    wheel(-250, 46) +
    wheel(230, 46)
  );
}

export function woolBall(colour: string = HIBISCUS): Drawing {
  return (
    disc(0, 0, 24, { fill: colour, pen: 3.6 }) +
    shape('M-20 -8Q0 -22 20 -6M-22 6Q0 -8 20 10M-12 -20Q-16 4 -6 22M8 -22Q14 0 8 22', { pen: 2.6 })
  );
}

export function cup(colour: string = WHITE, steam = true): Drawing {
  return (
    (steam
      ? shape('M-8 -58Q-16 -68 -8 -78Q0 -88 -8 -98M10 -58Q2 -68 10 -78Q18 -88 10 -98', {
          line: WHITE,
          pen: 5,
        })
      : '') +
    shape('M24 -38Q46 -38 42 -20Q38 -8 20 -10', { pen: 5 }) +
    shape('M-26 -46L26 -46Q26 -4 10 0L-10 0Q-26 -4 -26 -46Z', { fill: colour }) +
    oval(0, -46, 26, 7, { fill: WOOD, pen: 3.6 })
  );
}

/** A sheet with lines to fill in, lying flat. */
export function form(): Drawing {
  return (
    shape('M-46 0L-32 -54L56 -54L46 0Z', { fill: WHITE, pen: 3.6 }) +
    shape('M-24 -42L24 -42M-28 -30L40 -30M-32 -18L38 -18M-34 -8L10 -8', { pen: 2.6 }) +
    box(28, -49, 16, 11, { fill: SOFT.lagoon, round: 2, pen: 2.2 })
  );
}

export function laptop(screen: Drawing, width = 190): Drawing {
  const w = width / 2;
  const h = width * 0.62;
  return (
    box(-w, -h - 8, width, h, { fill: INK, round: 10 }) +
    box(-w + 10, -h + 2, width - 20, h - 20, { fill: SOFT.marigold, round: 4, pen: 3 }) +
    at(0, -h / 2 - 8, screen) +
    shape(`M${-w - 22} 0L${-w} -12L${w} -12L${w + 22} 0Z`, { fill: PAPER })
  );
}

export function lemon(): Drawing {
  return (
    shape('M-34 0C-26 -6 -24 -24 0 -26C24 -24 26 -6 34 0C26 6 22 18 0 18C-22 18 -26 6 -34 0Z', {
      fill: MARIGOLD,
      pen: 3.6,
    }) + shape('M-10 -24L-10 -44M10 -24L10 -44', { pen: 4 })
  );
}

/** Bottle caps, as many as there are places. */
export function caps(places: readonly (readonly [number, number])[]): Drawing {
  const colours = [HIBISCUS, MARIGOLD, SKY, LAGOON, PAPER];
  return places
    .map(
      ([x, y], index) =>
        oval(x, y, 17, 10, { fill: colours[index % 5] ?? PAPER, pen: 3.2 }) +
        oval(x, y - 2, 10, 5, { pen: 2 }),
    )
    .join('');
}

/** A paper roti, whole or cut: how many of four quarters are there. */
export function roti(quarters: 1 | 2 | 3 | 4, r = 46): Drawing {
  const pieces = [
    `M4 -4L4 ${-r * 0.62}A${r} ${r * 0.62} 0 0 1 ${r} -4Z`,
    `M4 4L${r} 4A${r} ${r * 0.62} 0 0 1 4 ${r * 0.62}Z`,
    `M-4 4L-4 ${r * 0.62}A${r} ${r * 0.62} 0 0 1 ${-r} 4Z`,
    `M-4 -4L${-r} -4A${r} ${r * 0.62} 0 0 1 -4 ${-r * 0.62}Z`,
  ];
  return pieces
    .slice(0, quarters)
    .map((d) => shape(d, { fill: EARTH, pen: 3.4 }))
    .join('');
}

/** A stall with a striped roof; what it sells lies on its counter. */
export function stall(width: number, goods: Drawing): Drawing {
  const w = width / 2;
  const stripes = 8;
  const wide = width / stripes;
  let roof = '';
  for (let index = 0; index < stripes; index += 1) {
    const x = -w + index * wide;
    roof += shape(`M${x} -350L${x} -290Q${x + wide / 2} -262 ${x + wide} -290L${x + wide} -350Z`, {
      fill: index % 2 ? PAPER : HIBISCUS,
    });
  }
  return (
    shape(`M${-w + 16} -300L${-w + 16} -10M${w - 16} -300L${w - 16} -10`, { pen: 12 }) +
    roof +
    goods +
    box(-w - 10, -136, width + 20, 26, { fill: WOOD, round: 8 }) +
    shape(`M${-w} -110L${w} -110L${w - 8} 0L${-w + 8} 0Z`, { fill: LAGOON }) +
    shape(`M${-w + 30} -84L${w - 30} -84`, { line: WHITE, pen: 5, opacity: 0.6 })
  );
}

/** A telephone held to an ear. */
export function phone(): Drawing {
  return at(
    0,
    0,
    box(-9, -24, 18, 46, { fill: INK, round: 6, pen: 3 }) +
      box(-5, -18, 10, 28, { fill: SOFT.sky, round: 2, pen: 1.8 }),
    { turn: -12 },
  );
}

export function crate(colour: string, sign: Drawing = ''): Drawing {
  return (
    box(-48, -76, 96, 76, { fill: colour, round: 8 }) +
    shape('M-48 -54L48 -54', { pen: 3.6 }) +
    at(0, -26, sign)
  );
}

export function curtain(height: number, width: number, colour: string = HIBISCUS): Drawing {
  const side = (s: number) =>
    shape(
      `M${(s * width) / 2} 0L${(s * width) / 2 - s * width * 0.2} 0Q${(s * width) / 2 - s * width * 0.16} ${height * 0.5} ${(s * width) / 2 - s * width * 0.09} ${height}L${(s * width) / 2} ${height}Z`,
      { fill: colour },
    ) +
    shape(
      `M${(s * width) / 2 - s * width * 0.06} 8L${(s * width) / 2 - s * width * 0.03} ${height - 8}M${(s * width) / 2 - s * width * 0.13} 8L${(s * width) / 2 - s * width * 0.07} ${height - 8}`,
      { pen: 3 },
    );
  let fringe = '';
  for (let index = 0; index < 10; index += 1) {
    const wide = width / 10;
    const x = -width / 2 + index * wide;
    fringe += shape(`M${x} -16L${x} 30Q${x + wide / 2} 66 ${x + wide} 30L${x + wide} -16Z`, {
      fill: index % 2 ? MARIGOLD : colour,
    });
  }
  return side(-1) + side(1) + fringe;
}

/** The rail and posts of a veranda or a flat roof. */
export function railing(width: number, colour: string = PAPER): Drawing {
  let posts = '';
  for (let x = 20; x < width; x += 60)
    posts += box(x, -76, 18, 76, { fill: colour, round: 6, pen: 3.6 });
  return (
    posts +
    box(-10, -96, width + 20, 24, { fill: colour, round: 6 }) +
    box(-10, -10, width + 20, 22, { fill: colour, round: 4 })
  );
}

export function seedling(height = 34): Drawing {
  return (
    shape(`M0 0L0 ${-height}`, { pen: 4 }) +
    shape(
      `M0 ${-height}C-22 ${-height - 2} -24 ${-height - 20} -20 ${-height - 24}C-6 ${-height - 22} 0 ${-height - 12} 0 ${-height}ZM0 ${-height}C20 ${-height - 4} 24 ${-height - 20} 18 ${-height - 26}C6 ${-height - 22} 0 ${-height - 12} 0 ${-height}Z`,
      { fill: LEAF, pen: 3.2 },
    )
  );
}
