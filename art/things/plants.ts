import { HIBISCUS, LEAF, LEAF_DEEP, MARIGOLD, WOOD, WOOD_DEEP } from '../palette.ts';
import { at, type Drawing, disc, oval, shape } from '../pen.ts';

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
