import {
  DEEP,
  HIBISCUS,
  INK,
  LAGOON,
  MARIGOLD,
  PAPER,
  SKY,
  SOFT,
  WHITE,
  WOOD,
} from '../palette.ts';
import { at, box, type Drawing, disc, oval, shape } from '../pen.ts';

/** A light bulb, around its middle; `lit` gives it rays. */
export function bulb(lit = true): Drawing {
  let rays = '';
  for (const turn of [-90, -52, -14, 194, 232]) {
    const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    rays += `M${x * 58} ${y * 58 - 10}L${x * 78} ${y * 78 - 10}`;
  }
  return (
    (lit ? shape(rays, { pen: 6 }) : '') +
    shape('M-22 36C-22 14 -42 8 -42 -14A42 42 0 1 1 42 -14C42 8 22 14 22 36Z', {
      fill: lit ? MARIGOLD : WHITE,
    }) +
    shape('M-12 34L-12 6L-20 -8M12 34L12 6L20 -8M-12 6Q0 -6 12 6', { pen: 3.4 }) +
    box(-20, 36, 40, 12, { fill: PAPER, round: 4 }) +
    box(-17, 48, 34, 12, { fill: PAPER, round: 4 })
  );
}

export function magnet(colour: string = HIBISCUS): Drawing {
  return (
    shape('M-50 0L-50 -46A50 50 0 0 1 50 -46L50 0L22 0L22 -44A22 22 0 0 0 -22 -44L-22 0Z', {
      fill: colour,
    }) +
    shape('M-50 0L-50 -20L-22 -20L-22 0ZM50 0L50 -20L22 -20L22 0Z', { fill: WHITE }) +
    shape('M-62 14L-66 24M-36 16L-36 28M36 16L36 28M62 14L66 24', { pen: 4 })
  );
}

export function testTube(liquid: string, height = 96): Drawing {
  return (
    shape(`M-15 ${-height}L-15 -15A15 15 0 0 0 15 -15L15 ${-height}Z`, { fill: WHITE }) +
    shape(
      `M-12 ${-height * 0.55}Q0 ${-height * 0.55 + 6} 12 ${-height * 0.55}L12 -15A12 12 0 0 1 -12 -15Z`,
      { fill: liquid, line: 'none' },
    ) +
    shape(`M-20 ${-height}L20 ${-height}`, { pen: 6 }) +
    disc(3, -30, 3, { fill: WHITE, line: 'none' }) +
    disc(-4, -22, 2.4, { fill: WHITE, line: 'none' })
  );
}

export function tubeRack(liquids: readonly string[]): Drawing {
  const width = liquids.length * 46 + 24;
  const tubes = liquids
    .map((liquid, index) => at(-width / 2 + 35 + index * 46, -10, testTube(liquid, 104)))
    .join('');
  return (
    box(-width / 2, -12, width, 14, { fill: WOOD, round: 4 }) +
    tubes +
    box(-width / 2, -66, width, 14, { fill: WOOD, round: 4 }) +
    shape(
      `M${-width / 2 + 5} -12L${-width / 2 + 5} -54M${width / 2 - 5} -12L${width / 2 - 5} -54`,
      { pen: 7 },
    )
  );
}

export function flask(liquid: string, bubbles = true): Drawing {
  return (
    (bubbles
      ? disc(-4, -118, 7, { fill: SOFT.sky, pen: 3 }) +
        disc(10, -138, 10, { fill: SOFT.sky, pen: 3 }) +
        disc(-8, -162, 6, { fill: SOFT.sky, pen: 3 })
      : '') +
    shape('M-13 -98L-13 -62L-48 -10Q-50 0 -40 0L40 0Q50 0 48 -10L13 -62L13 -98Z', { fill: WHITE }) +
    shape('M-29 -34L-45 -9Q-46 -3 -40 -3L40 -3Q46 -3 45 -9L29 -34Q0 -26 -29 -34Z', {
      fill: liquid,
      line: 'none',
    }) +
    shape('M-19 -98L19 -98', { pen: 7 }) +
    disc(-12, -16, 4, { fill: WHITE, line: 'none' }) +
    disc(10, -12, 3, { fill: WHITE, line: 'none' })
  );
}

export function microscope(colour: string = SKY): Drawing {
  return (
    shape('M-50 0Q0 -18 54 0Z', { fill: INK }) +
    shape('M20 -8C76 -30 70 -116 16 -126', { pen: 20 }) +
    shape('M20 -8C76 -30 70 -116 16 -126', { line: colour, pen: 11 }) +
    box(-40, -48, 66, 11, { fill: PAPER, round: 3 }) +
    at(
      0,
      -58,
      box(-13, -92, 26, 82, { fill: colour, round: 5 }) +
        box(-17, -118, 34, 30, { fill: INK, round: 6 }) +
        box(-8, -12, 16, 14, { fill: PAPER, round: 2 }),
      { turn: -18 },
    )
  );
}

export function telescope(colour: string = HIBISCUS): Drawing {
  return (
    shape('M0 -120L-58 0M0 -120L58 0M0 -120L0 -6', { pen: 9 }) +
    at(
      0,
      -132,
      box(-86, -20, 70, 40, { fill: PAPER, round: 6 }) +
        box(-20, -26, 84, 52, { fill: colour, round: 6 }) +
        box(58, -34, 58, 68, { fill: INK, round: 8 }) +
        shape('M106 -30L106 30', { line: MARIGOLD, pen: 6 }),
      { turn: -32 },
    ) +
    disc(0, -124, 12, { fill: MARIGOLD })
  );
}

export function planet(radius: number, colour: string, ring?: string): Drawing {
  const r = radius;
  return (
    disc(0, 0, r, { fill: colour }) +
    shape(
      `M${-r * 0.86} ${-r * 0.3}Q0 ${-r * 0.02} ${r * 0.9} ${-r * 0.26}M${-r * 0.8} ${r * 0.5}Q0 ${r * 0.72} ${r * 0.78} ${r * 0.5}`,
      { pen: 3.4, opacity: 0.5 },
    ) +
    (ring
      ? shape(
          `M${-r * 0.94} ${r * 0.3}C${-r * 2.6} ${r * 0.9} ${-r * 0.4} ${r * 0.9} ${r * 0.5} ${r * 0.4}C${r * 2.6} ${-r * 0.5} ${r * 1.8} ${-r * 0.8} ${r * 0.84} ${-r * 0.46}`,
          { line: ring, pen: 8 },
        )
      : '')
  );
}

export function star(radius: number, colour: string = MARIGOLD, pen = 4): Drawing {
  let d = '';
  for (let index = 0; index < 10; index += 1) {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const r = index % 2 ? radius * 0.48 : radius;
    d += `${index ? 'L' : 'M'}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  }
  return shape(`${d}Z`, { fill: colour, pen });
}

export function sparkle(size: number, colour: string = WHITE): Drawing {
  return shape(
    `M0 ${-size}Q${size * 0.14} ${-size * 0.14} ${size} 0Q${size * 0.14} ${size * 0.14} 0 ${size}Q${-size * 0.14} ${size * 0.14} ${-size} 0Q${-size * 0.14} ${-size * 0.14} 0 ${-size}Z`,
    { fill: colour, line: 'none' },
  );
}

/** A battery with two wires that rise to a bulb at `reach` above. */
export function battery(reach: number): Drawing {
  return (
    shape(
      `M-52 -22C-110 -40 -70 ${-reach} -14 ${-reach}M60 -22C116 -40 70 ${-reach} 14 ${-reach}`,
      { line: DEEP.hibiscus, pen: 6 },
    ) +
    box(-52, -44, 104, 44, { fill: LAGOON, round: 8 }) +
    box(52, -32, 12, 20, { fill: MARIGOLD, round: 3 }) +
    shape('M-34 -22L-18 -22M18 -22L34 -22M26 -30L26 -14', { pen: 5 }) +
    shape('M0 -44L0 0', { pen: 3.4 })
  );
}

export function rocket(colour: string = HIBISCUS): Drawing {
  return (
    shape('M-16 0Q-22 34 0 60Q22 34 16 0Z', { fill: MARIGOLD }) +
    shape('M-34 -30L-66 10L-30 0ZM34 -30L66 10L30 0Z', { fill: SKY }) +
    shape('M0 -180C52 -130 46 -50 30 0L-30 0C-46 -50 -52 -130 0 -180Z', { fill: WHITE }) +
    shape('M0 -180C26 -154 38 -126 41 -104Q0 -92 -41 -104C-38 -126 -26 -154 0 -180Z', {
      fill: colour,
    }) +
    disc(0, -66, 17, { fill: SOFT.sky })
  );
}

export function moon(radius: number): Drawing {
  return shape(
    `M${radius * 0.3} ${-radius}A${radius} ${radius} 0 1 0 ${radius} ${radius * 0.34}A${radius * 0.82} ${radius * 0.82} 0 0 1 ${radius * 0.3} ${-radius}Z`,
    { fill: SOFT.marigold },
  );
}

export function magnifier(colour: string = INK): Drawing {
  return (
    shape('M22 22L58 60', { pen: 14 }) +
    shape('M24 24L56 58', { line: WOOD, pen: 7 }) +
    disc(0, 0, 34, { fill: WHITE, line: colour, pen: 7 }) +
    shape('M-18 -6Q-14 -20 0 -22', { line: SOFT.sky, pen: 6 })
  );
}

export function leafSpecimen(colour: string): Drawing {
  return (
    oval(0, -24, 15, 26, { fill: colour, pen: 3.6 }) +
    shape('M0 10L0 -44M0 -16L9 -26M0 -16L-9 -26M0 -28L7 -36M0 -28L-7 -36', { pen: 2.6 })
  );
}
