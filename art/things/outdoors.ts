import {
  DEEP,
  EARTH,
  HIBISCUS,
  INK,
  LAGOON,
  LEAF,
  LEAF_DEEP,
  MARIGOLD,
  PAPER,
  SKY,
  SOFT,
  WHITE,
  WOOD,
  WOOD_DEEP,
} from '../palette.ts';
import { at, type Drawing, disc, oval, PEN, shape } from '../pen.ts';

/** Ground from one side of the picture to the other; `y` is its upper edge in the middle. */
export function ground(y: number, colour: string, width = 1200, height = 800): Drawing {
  return shape(
    `M-10 ${y + 14}C${width * 0.25} ${y - 18} ${width * 0.6} ${y + 26} ${width + 10} ${y - 6}L${width + 10} ${height + 10}L-10 ${height + 10}Z`,
    {
      fill: colour,
      line: 'none',
    },
  );
}

/** A row of soft hills behind everything. */
export function hills(y: number, colours: readonly [string, string], width = 1200): Drawing {
  return (
    shape(
      `M-10 ${y}C${width * 0.1} ${y - 190} ${width * 0.25} ${y - 190} ${width * 0.38} ${y - 40}C${width * 0.5} ${y - 230} ${width * 0.66} ${y - 240} ${width * 0.8} ${y - 60}C${width * 0.88} ${y - 150} ${width * 0.96} ${y - 150} ${width + 10} ${y - 90}L${width + 10} ${y + 90}L-10 ${y + 90}Z`,
      { fill: colours[0], line: 'none' },
    ) +
    shape(
      `M-10 ${y + 10}C${width * 0.14} ${y - 110} ${width * 0.3} ${y - 40} ${width * 0.46} ${y - 10}C${width * 0.6} ${y - 130} ${width * 0.8} ${y - 90} ${width + 10} ${y + 10}L${width + 10} ${y + 110}L-10 ${y + 110}Z`,
      { fill: colours[1], line: 'none' },
    )
  );
}

export function sun(radius: number): Drawing {
  let rays = '';
  for (let index = 0; index < 12; index += 1) {
    const angle = (index * Math.PI) / 6;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const [near, far] = [radius * 1.28, radius * (index % 2 ? 1.5 : 1.64)];
    rays += `M${(x * near).toFixed(1)} ${(y * near).toFixed(1)}L${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`;
  }
  return disc(0, 0, radius, { fill: MARIGOLD }) + shape(rays, { pen: PEN });
}

export function cloud(fill: string = WHITE, line?: string): Drawing {
  return shape(
    'M-70 20C-104 20 -104 -22 -70 -22C-66 -56 -20 -64 -6 -38C14 -60 58 -50 56 -18C90 -22 96 20 66 20Z',
    {
      fill,
      ...(line && { line }),
    },
  );
}

/** A big shady tree; hibiscus blossoms or fruit make it this one or that. */
export function tree(options: { readonly crown?: string; readonly fruit?: string } = {}): Drawing {
  const { crown = LEAF, fruit } = options;
  const places = [
    [-120, -330],
    [-60, -390],
    [20, -420],
    [90, -370],
    [140, -310],
    [-150, -270],
    [40, -330],
    [-30, -310],
  ] as const;
  return (
    shape('M-34 0C-14 -40 -20 -130 -34 -200L-84 -250M34 0C16 -40 22 -120 30 -190L84 -250', {
      pen: 9,
    }) +
    shape('M-42 2C-14 -40 -20 -140 -40 -210L40 -210C22 -140 18 -40 44 2Q0 -12 -42 2Z', {
      fill: WOOD_DEEP,
    }) +
    shape(
      'M-150 -200C-226 -204 -232 -300 -170 -318C-186 -400 -100 -440 -54 -408C-30 -470 70 -472 90 -410C150 -430 206 -370 176 -318C236 -290 216 -202 146 -204C110 -170 50 -172 10 -194C-40 -168 -110 -166 -150 -200Z',
      { fill: crown },
    ) +
    shape(
      'M-126 -262Q-108 -236 -80 -246M-20 -346Q4 -322 32 -338M86 -268Q104 -246 130 -256M-90 -350Q-76 -334 -58 -340',
      { line: LEAF_DEEP, pen: 6 },
    ) +
    (fruit ? places.map(([x, y]) => disc(x, y, 13, { fill: fruit, pen: 3.4 })).join('') : '')
  );
}

export function palm(lean = 40, height = 420): Drawing {
  const frond = (turn: number, length: number) =>
    at(
      lean,
      -height,
      shape(
        `M0 0Q${length * 0.5} ${-length * 0.42} ${length} ${length * 0.1}Q${length * 0.72} ${length * 0.02} ${length * 0.7} ${-length * 0.02}Q${length * 0.5} ${-length * 0.02} ${length * 0.44} ${-length * 0.04}Q${length * 0.24} ${-length * 0.06} 0 0Z`,
        { fill: LEAF_DEEP, pen: 4 },
      ),
      { turn },
    );
  return (
    shape(
      `M-18 0Q${lean * 0.2 - 12} ${-height * 0.5} ${lean - 9} ${-height}L${lean + 9} ${-height}Q${lean * 0.3 + 14} ${-height * 0.5} 18 0Z`,
      { fill: WOOD },
    ) +
    shape(
      [0.2, 0.36, 0.52, 0.68, 0.84]
        .map(
          (t) =>
            `M${lean * t * t * 0.9 - 11} ${-height * t}Q${lean * t * t * 0.9} ${-height * t + 7} ${lean * t * t * 0.9 + 12} ${-height * t}`,
        )
        .join(''),
      { pen: 3 },
    ) +
    frond(150, 130) +
    frond(205, 150) +
    frond(-120, 120) +
    frond(-62, 130) +
    frond(-18, 150) +
    frond(28, 130) +
    disc(lean - 12, -height + 12, 13, { fill: WOOD_DEEP, pen: 3.6 }) +
    disc(lean + 12, -height + 14, 13, { fill: WOOD_DEEP, pen: 3.6 })
  );
}

export function bush(colour: string = LEAF): Drawing {
  return (
    shape('M-90 4C-116 -30 -84 -66 -52 -54C-44 -92 22 -98 34 -60C66 -78 112 -46 90 4Q0 12 -90 4Z', {
      fill: colour,
    }) + shape('M-46 -26Q-34 -14 -20 -20M24 -30Q38 -18 52 -26', { line: LEAF_DEEP, pen: 5 })
  );
}

export function tuft(colour: string = LEAF_DEEP): Drawing {
  return shape('M-14 0Q-16 -14 -22 -22M-4 0Q-4 -18 -6 -30M6 0Q8 -16 16 -26', {
    line: colour,
    pen: 5,
  });
}

export function flower(colour: string, height = 70): Drawing {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => at(0, -height, oval(0, -15, 11, 15, { fill: colour, pen: 3.2 }), { turn }))
    .join('');
  return (
    shape(`M0 0Q-4 ${-height / 2} 0 ${-height}`, { line: LEAF_DEEP, pen: 5 }) +
    shape(
      `M0 ${-height * 0.3}Q20 ${-height * 0.55} 30 ${-height * 0.4}Q18 ${-height * 0.22} 0 ${-height * 0.3}Z`,
      { fill: LEAF, pen: 3 },
    ) +
    petals +
    disc(0, -height, 9, { fill: MARIGOLD, pen: 3.2 })
  );
}

export function plantPot(pot: string = HIBISCUS, leaves = 5): Drawing {
  let drawing = '';
  for (let index = 0; index < leaves; index += 1) {
    const turn = (index - (leaves - 1) / 2) * (120 / leaves);
    const long = 74 - Math.abs(turn) * 0.4;
    drawing += at(
      0,
      -50,
      shape(`M0 0Q-22 ${-long * 0.6} 0 ${-long}Q22 ${-long * 0.6} 0 0Z`, {
        fill: index % 2 ? LEAF : '#7ccf8d',
        pen: 3.6,
      }),
      { turn },
    );
  }
  return (
    drawing +
    shape('M-34 -48L-24 0L24 0L34 -48Z', { fill: pot }) +
    shape('M-40 -58L40 -58L38 -40L-38 -40Z', { fill: pot })
  );
}

export function kite(colours: readonly [string, string]): Drawing {
  return (
    shape('M0 60Q-30 110 10 150Q40 190 0 240', { pen: 3.4 }) +
    shape('M-2 100L-18 88M-2 100L-16 112M14 158L30 148M14 158L32 168', {
      line: colours[1],
      pen: 8,
    }) +
    shape('M0 -80L58 -10L0 66L-58 -10Z', { fill: colours[0] }) +
    shape('M0 -80L0 -10L58 -10ZM0 66L0 -10L-58 -10Z', { fill: colours[1], pen: 3.4 }) +
    shape('M0 -80L0 66M-58 -10L58 -10', { pen: 3.4 })
  );
}

/** An open umbrella, around where a hand holds it. */
export function umbrella(colours: readonly [string, string]): Drawing {
  return (
    shape('M0 -104L0 14Q0 30 -14 28', { pen: 6 }) +
    shape(
      'M-112 -92C-100 -190 100 -190 112 -92Q92 -108 74 -92Q56 -110 38 -92Q18 -110 0 -92Q-18 -110 -38 -92Q-56 -110 -74 -92Q-92 -108 -112 -92Z',
      { fill: colours[0] },
    ) +
    shape(
      'M-38 -92C-32 -140 -14 -160 0 -166C14 -160 32 -140 38 -92Q18 -110 0 -92Q-18 -110 -38 -92Z',
      { fill: colours[1] },
    ) +
    shape('M0 -166L0 -180', { pen: 5 })
  );
}

export function football(): Drawing {
  return (
    disc(0, -26, 26, { fill: WHITE }) +
    shape('M0 -38L11 -30L7 -17L-7 -17L-11 -30Z', { fill: INK, pen: 3 }) +
    shape('M0 -38L0 -51M11 -30L24 -35M7 -17L15 -6M-7 -17L-15 -6M-11 -30L-24 -35', { pen: 3 })
  );
}

/** Slanting rain over the whole picture, never the same distance twice. */
export function rain(width = 1200, height = 800): Drawing {
  let d = '';
  for (let index = 0; index < 70; index += 1) {
    const x = (index * 173) % (width + 60);
    const y = (index * 97 + (index % 7) * 31) % height;
    const long = 22 + (index % 3) * 8;
    d += `M${x} ${y}l${-long * 0.3} ${long}`;
  }
  return shape(d, { line: WHITE, pen: 4, opacity: 0.75 });
}

export function boat(hull: string = WOOD, sail?: string): Drawing {
  const cloth = sail
    ? shape('M4 -40L4 -210', { pen: 7 }) +
      shape('M14 -204Q120 -130 96 -52L14 -52Z', { fill: sail }) +
      shape('M-6 -190Q-70 -120 -60 -58L-6 -58Z', { fill: PAPER })
    : '';
  return (
    cloth +
    shape(
      'M-150 -46Q-160 -64 -170 -70Q-120 -50 0 -44Q120 -50 170 -70Q160 -30 120 -4Q0 10 -120 -4Q-144 -20 -150 -46Z',
      { fill: hull },
    ) +
    shape('M-136 -30Q0 -14 142 -34', { pen: 3.4 })
  );
}

/** Water with waves from one side of the picture to the other. */
export function sea(y: number, colour: string = SKY, width = 1200, height = 800): Drawing {
  let waves = '';
  for (let row = 0; row < 5; row += 1) {
    for (let x = (row % 2) * 80 - 40; x < width; x += 180) {
      waves += `M${x} ${y + 40 + row * 56}q18 -14 36 0q18 14 36 0`;
    }
  }
  return (
    shape(`M-10 ${y}L${width + 10} ${y}L${width + 10} ${height + 10}L-10 ${height + 10}Z`, {
      fill: colour,
      line: 'none',
    }) + shape(waves, { line: WHITE, pen: 5, opacity: 0.7 })
  );
}

/** One row of tea bushes on a slope. */
export function teaRow(x: number, y: number, count: number, size: number, drop: number): Drawing {
  let drawing = '';
  for (let index = 0; index < count; index += 1) {
    const colour = index % 2 ? LEAF : '#63bd7c';
    drawing += at(
      x + index * size * 1.5,
      y + index * drop,
      shape(`M${-size} 8C${-size * 1.1} ${-size * 0.9} ${size * 1.1} ${-size * 0.9} ${size} 8Z`, {
        fill: colour,
        pen: 3.6,
      }) +
        shape(`M${-size * 0.3} ${-size * 0.28}l6 6M${size * 0.3} ${-size * 0.24}l-6 6`, {
          line: LEAF_DEEP,
          pen: 4,
        }),
    );
  }
  return drawing;
}

/** The seven-striped thing the organisation is named after, around the middle of its foot. */
export function rainbow(radius: number, stripe = radius * 0.1): Drawing {
  const colours = [HIBISCUS, '#f7944f', MARIGOLD, LEAF, LAGOON, SKY, '#8d7be0'];
  const arch = (r: number) => `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`;
  const stripes = colours
    .map(
      (colour, index) =>
        `<path d="${arch(radius - stripe * index)}" fill="none" stroke="${colour}" stroke-width="${stripe + 1}"/>`,
    )
    .join('');
  return stripes;
}

export function fence(width: number, colour: string = PAPER): Drawing {
  let posts = '';
  for (let x = 10; x < width; x += 46) {
    posts += shape(`M${x} 0L${x} -62L${x + 13} -76L${x + 26} -62L${x + 26} 0Z`, {
      fill: colour,
      pen: 3.6,
    });
  }
  return (
    shape(`M0 -22L${width} -22M0 -48L${width} -48`, { pen: 14 }) +
    shape(`M3 -22L${width - 3} -22M3 -48L${width - 3} -48`, { line: colour, pen: 7 }) +
    posts
  );
}

/** A winding path to the horizon, for pictures 1200 × 800. */
export function path(top: number, colour: string = EARTH): Drawing {
  return shape(
    `M420 810C520 720 760 690 700 ${top + 90}C670 ${top + 60} 560 ${top + 50} 600 ${top}L628 ${top}C610 ${top + 40} 760 ${top + 50} 800 ${top + 100}C860 ${top + 200} 720 720 760 810Z`,
    { fill: colour, line: 'none' },
  );
}

export function wateringCan(colour: string = SKY): Drawing {
  return (
    shape('M30 -50Q62 -60 74 -86L90 -78', { pen: 8 }) +
    shape('M-30 -60Q-76 -60 -58 -20L-34 -14', { pen: 7 }) +
    shape('M-34 -62L34 -62L30 0L-30 0Z', { fill: colour })
  );
}

export const WATER_EDGE = DEEP.sky;
export const LAWN = '#a8dba0';
export const MEADOW = '#8ccf8f';
export const NIGHT = '#2a3b68';
export const SAND = SOFT.marigold;
