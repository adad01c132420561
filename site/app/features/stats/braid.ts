/**
 * The ring of a counter: the border of a kolam, two lines that wind around a circle of dots, once
 * inside and once outside. Drawn in a square of 100 × 100, beginning at the top.
 */
const centre = 50;
const radius = 43.5;
/** How far the lines swing to either side of the circle. */
const swing = 4.9;
/** How often each line swings out and back; twice as many dots. */
const turns = 10;

type Point = readonly [x: number, y: number];

function pointAt(angle: number, distance: number): Point {
  return [centre + distance * Math.sin(angle), centre - distance * Math.cos(angle)];
}

const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** One of the two lines as a closed path; `side` is 1 or -1. */
function linePath(side: 1 | -1): string {
  const step = (2 * Math.PI) / (turns * 4);
  const distance = (angle: number) => radius + side * swing * Math.sin(turns * angle);
  // A cubic with the curve's own tangents at both ends follows it closely over a quarter swing.
  const handle = (angle: number, reach: number): Point => {
    const change = side * swing * turns * Math.cos(turns * angle);
    const [x, y] = pointAt(angle, distance(angle));
    return [
      x + reach * (change * Math.sin(angle) + distance(angle) * Math.cos(angle)),
      y + reach * (-change * Math.cos(angle) + distance(angle) * Math.sin(angle)),
    ];
  };
  const curves = Array.from({ length: turns * 4 }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    const end = pointAt(to, distance(to));
    return `C${write(handle(from, step / 3))} ${write(handle(to, -step / 3))} ${write(end)}`;
  });
  return `M${write(pointAt(0, distance(0)))}${curves.join('')}Z`;
}

export const braidLines: readonly string[] = [linePath(1), linePath(-1)];

/** The dots in the middle of the loops, as one path of small discs. */
export const braidDotsPath = Array.from({ length: turns * 2 }, (_, index) => {
  const [x, y] = pointAt(((index + 0.5) * Math.PI) / turns, radius);
  return `M${(x - 0.75).toFixed(2)} ${y.toFixed(2)}a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0`;
}).join('');
