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
import { type Drawing, disc, PEN, shape } from '../pen.ts';

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
