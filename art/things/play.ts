import { HIBISCUS, INK, LAGOON, MARIGOLD, PAPER, SKY, SOFT, WHITE, WOOD } from '../palette.ts';
import { at, box, type Drawing, disc, shape } from '../pen.ts';

const CHALK = { line: PAPER, pen: 6 } as const;

/** Digits and signs as a hand writes them in chalk, 44 high, around their centre. */
export const DIGITS: Record<string, string> = {
  '1': 'M-8 -14L4 -22L4 22',
  '2': 'M-12 -12C-10 -26 14 -26 12 -8C10 4 -8 10 -13 22L14 22',
  '3': 'M-12 -16C-4 -26 12 -22 11 -11C10 -3 2 -1 -3 -1C4 -1 14 2 13 12C12 24 -8 26 -14 14',
  '4': 'M6 22L6 -22L-14 8L14 8',
  '5': 'M12 -22L-9 -22L-11 -3C0 -10 14 -4 13 8C12 24 -8 26 -14 14',
  '6': 'M9 -21C-6 -18 -13 -4 -13 8C-13 26 13 26 13 8C13 -6 -8 -6 -12 8',
  '7': 'M-13 -22L13 -22L-3 22',
  '8': 'M0 -2C-14 -6 -13 -22 0 -22C13 -22 14 -6 0 -2C-17 2 -17 22 0 22C17 22 17 2 0 -2Z',
  '9': 'M12 -8C12 -26 -13 -26 -13 -8C-13 6 8 6 12 -8C13 6 8 18 -6 22',
  '+': 'M-12 0L12 0M0 -12L0 12',
  '=': 'M-12 -7L12 -7M-12 7L12 7',
  '×': 'M-10 -10L10 10M10 -10L-10 10',
  '0': 'M0 -22C-18 -22 -18 22 0 22C18 22 18 -22 0 -22Z',
};

export function digits(
  text: string,
  spacing = 40,
  style: { readonly line?: string; readonly pen?: number } = CHALK,
): Drawing {
  const start = -((text.length - 1) * spacing) / 2;
  return Array.from(text, (sign, index) =>
    at(start + index * spacing, 0, shape(DIGITS[sign] ?? '', style)),
  ).join('');
}

/** A wooden counting frame. */
export function abacus(width = 190): Drawing {
  const colours = [HIBISCUS, MARIGOLD, LAGOON, SKY];
  const w = width / 2;
  let rows = '';
  for (const [row, colour] of colours.entries()) {
    const y = -132 + row * 32;
    rows += shape(`M${-w + 10} ${y}L${w - 10} ${y}`, { pen: 4 });
    const left = [3, 5, 2, 4][row] ?? 3;
    for (let bead = 0; bead < 7; bead += 1) {
      const x = bead < left ? -w + 28 + bead * 20 : w - 28 - (6 - bead) * 20;
      rows += `<ellipse cx="${x}" cy="${y}" rx="10" ry="13" fill="${colour}" stroke="#1a1522" stroke-width="3.4"/>`;
    }
  }
  return (
    box(-w, -158, width, 158, { fill: WOOD, round: 10 }) +
    box(-w + 12, -148, width - 24, 132, { fill: PAPER, round: 4, pen: 3.4 }) +
    rows
  );
}

export function ruler(length: number, colour: string = MARIGOLD): Drawing {
  let ticks = '';
  for (let index = 1; index < length / 14; index += 1) {
    ticks += `M${index * 14} ${-17}l0 ${index % 5 === 0 ? 17 : 10}`;
  }
  return box(0, -18, length, 36, { fill: colour, round: 5 }) + shape(ticks, { pen: 3 });
}

export function setSquare(size: number, colour: string = SKY): Drawing {
  const s = size;
  return shape(
    `M0 0L0 ${-s}L${s} 0ZM${s * 0.2} ${-s * 0.2}L${s * 0.52} ${-s * 0.2}L${s * 0.2} ${-s * 0.52}Z`,
    { fill: colour },
  );
}

export function cube(size: number, colours: readonly [string, string, string]): Drawing {
  const [w, h] = [size * 0.86, size * 0.5];
  return (
    shape(`M0 0L${-w} ${-h}L${-w} ${-h - size}L0 ${-size}Z`, { fill: colours[0] }) +
    shape(`M0 0L${w} ${-h}L${w} ${-h - size}L0 ${-size}Z`, { fill: colours[1] }) +
    shape(`M0 ${-size}L${-w} ${-h - size}L0 ${-2 * h - size}L${w} ${-h - size}Z`, {
      fill: colours[2],
    })
  );
}

export function block(size: number, colour: string): Drawing {
  return box(-size / 2, -size, size, size, { fill: colour, round: 8 });
}

export function triangle(size: number, colour: string): Drawing {
  return shape(`M0 ${-size}L${size * 0.58} 0L${-size * 0.58} 0Z`, { fill: colour });
}

export function cone(size: number, colour: string): Drawing {
  return shape(`M0 ${-size}L${size * 0.42} -8Q0 12 ${-size * 0.42} -8Z`, { fill: colour });
}

export function compass(radius: number, dial: string = WHITE): Drawing {
  const r = radius;
  let ticks = '';
  for (let index = 0; index < 8; index += 1) {
    const a = (index * Math.PI) / 4;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    const near = r * (index % 2 ? 0.74 : 0.66);
    ticks += `M${(x * near).toFixed(1)} ${(y * near).toFixed(1)}L${(x * r * 0.84).toFixed(1)} ${(y * r * 0.84).toFixed(1)}`;
  }
  return (
    disc(0, -r * 1.1, r * 0.17, { fill: MARIGOLD }) +
    disc(0, 0, r, { fill: MARIGOLD }) +
    disc(0, 0, r * 0.84, { fill: dial }) +
    shape(ticks, { pen: r * 0.04 }) +
    at(
      0,
      0,
      shape(`M0 ${-r * 0.58}L${r * 0.15} 0L${-r * 0.15} 0Z`, { fill: HIBISCUS, pen: 3.4 }) +
        shape(`M0 ${r * 0.58}L${r * 0.15} 0L${-r * 0.15} 0Z`, { fill: INK, pen: 3.4 }),
      { turn: 32 },
    ) +
    disc(0, 0, r * 0.08, { fill: MARIGOLD, pen: 3 })
  );
}

/** Arms that point to four ways; without words, each has a sign of its own. */
export function signpost(height = 330): Drawing {
  const arm = (colour: string, sign: Drawing) =>
    shape('M-16 -28L118 -28L150 0L118 28L-16 28Z', { fill: colour }) + at(52, 0, sign);
  const heart = shape('M0 16C-30 -4 -16 -24 0 -10C16 -24 30 -4 0 16Z', { fill: WHITE, pen: 3.4 });
  const bookSign = shape('M0 12L-24 6L-24 -14L0 -8L24 -14L24 6ZM0 12L0 -8', {
    fill: WHITE,
    pen: 3.4,
  });
  const spark = shape('M4 -18L-14 4L0 4L-4 18L14 -4L0 -4Z', { fill: WHITE, pen: 3.4 });
  const ball =
    disc(0, 0, 14, { fill: WHITE, pen: 3.4 }) +
    shape('M-14 0Q0 8 14 0M0 -14Q8 0 0 14', { pen: 2.6 });
  const h = height;
  return (
    box(-13, -h, 26, h, { fill: WOOD, round: 6 }) +
    at(0, -h + 46, arm(HIBISCUS, heart)) +
    at(0, -h + 114, arm(MARIGOLD, bookSign), { mirror: true }) +
    at(0, -h + 182, arm(SKY, ball), { scale: 0.92 }) +
    at(0, -h + 246, arm(PAPER, spark), { mirror: true, scale: 0.86 })
  );
}

/** A bubble of talk, around its centre; `sign` says what is talked about without letters. */
export function bubble(
  width: number,
  height: number,
  sign: Drawing,
  options: { readonly fill?: string; readonly tail?: 'left' | 'right' } = {},
): Drawing {
  const { fill = WHITE, tail = 'left' } = options;
  const [w, h] = [width / 2, height / 2];
  const r = Math.min(w, h) * 0.8;
  const side = tail === 'left' ? -1 : 1;
  const bottom =
    side === -1
      ? `L${-w * 0.1} ${h}L${-w * 0.62} ${h + 38}L${-w * 0.5} ${h}L${-w + r} ${h}`
      : `L${w * 0.5} ${h}L${w * 0.62} ${h + 38}L${w * 0.1} ${h}L${-w + r} ${h}`;
  return (
    shape(
      `M${-w + r} ${-h}L${w - r} ${-h}Q${w} ${-h} ${w} ${-h + r}L${w} ${h - r}Q${w} ${h} ${w - r} ${h}${bottom}Q${-w} ${h} ${-w} ${h - r}L${-w} ${-h + r}Q${-w} ${-h} ${-w + r} ${-h}Z`,
      { fill },
    ) + sign
  );
}

export function heart(size: number, colour: string = HIBISCUS): Drawing {
  return at(
    0,
    0,
    shape('M0 26C-54 -8 -28 -44 0 -18C28 -44 54 -8 0 26Z', { fill: colour, pen: 4 }),
    { scale: size / 30 },
  );
}

export function speechDots(colour: string = INK): Drawing {
  return [-30, 0, 30].map((x) => disc(x, 0, 9, { fill: colour, line: 'none' })).join('');
}

export function musicNote(colour: string = INK): Drawing {
  return (
    shape('M-14 22L-14 -24L22 -32L22 14', { line: colour, pen: 6 }) +
    disc(-22, 22, 10, { fill: colour, line: 'none' }) +
    disc(14, 14, 10, { fill: colour, line: 'none' })
  );
}

/** Whatever grows on a mango tree. */
export function mango(): Drawing {
  return (
    shape('M-24 -6C-22 -32 20 -36 28 -6C32 14 10 28 -6 24C-20 20 -28 8 -24 -6Z', {
      fill: MARIGOLD,
      pen: 3.6,
    }) + shape('M-6 -26Q0 -40 14 -38', { pen: 4 })
  );
}

/** A drum of the south, played at every feast. */
export function drum(colour: string = HIBISCUS): Drawing {
  return (
    shape('M-46 -92L-40 0Q0 16 40 0L46 -92Z', { fill: colour }) +
    shape('M-44 -78L-20 2M-18 -74L-42 -8M-18 -74L8 8M10 -74L-20 6M10 -74L38 -4M44 -78L10 8', {
      line: PAPER,
      pen: 4,
    }) +
    `<ellipse cx="0" cy="-92" rx="48" ry="16" fill="${PAPER}" stroke="#1a1522" stroke-width="4.5"/>`
  );
}

export function puppet(colour: string): Drawing {
  return (
    shape('M-26 0L-20 -50Q0 -60 20 -50L26 0Z', { fill: colour, pen: 3.6 }) +
    disc(0, -72, 22, { fill: SOFT.marigold, pen: 3.6 }) +
    shape('M-20 -82Q0 -104 20 -82Q0 -90 -20 -82Z', { fill: INK, pen: 3 }) +
    disc(-7, -72, 2.6, { fill: INK, line: 'none' }) +
    disc(8, -72, 2.6, { fill: INK, line: 'none' }) +
    shape('M-6 -63Q1 -56 8 -63', { pen: 3 })
  );
}

export function flag(colour: string, height = 150): Drawing {
  return (
    shape(`M0 0L0 ${-height}`, { pen: 7 }) +
    shape(
      `M2 ${-height}Q34 ${-height - 16} 60 ${-height + 4}Q80 ${-height + 12} 98 ${-height}L94 ${-height + 58}Q76 ${-height + 70} 56 ${-height + 60}Q30 ${-height + 46} 2 ${-height + 60}Z`,
      { fill: colour },
    )
  );
}
