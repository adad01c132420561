import { HIBISCUS, LAGOON, MARIGOLD, PAPER, SKY, WHITE } from '../palette.ts';
import { at, type Drawing } from '../pen.ts';
import { type Figure, figure } from '../people/figure.ts';
import { CHILDREN as C } from '../people/looks.ts';
import { openBook } from '../things/school.ts';
import { star } from '../things/science.ts';

/** A pale edge around everything in it, like a sticker: dark hair stays visible on ink. */
export function sticker(drawing: Drawing, edge = 4, colour = PAPER): Drawing {
  const id = `sticker${edge}`;
  return (
    `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feMorphology in="SourceAlpha" operator="dilate" radius="${edge}" result="wide"/>` +
    `<feFlood flood-color="${colour}"/><feComposite in2="wide" operator="in" result="edge"/>` +
    `<feMerge><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#${id})">${drawing}</g>`
  );
}

interface Standing extends Figure {
  readonly x: number;
  readonly up?: number;
  readonly scale?: number;
  readonly faces?: 'left' | 'right';
}

/** People side by side; whoever stands further up stands further back, and is drawn first. */
export function row(people: readonly Standing[]): Drawing {
  return [...people]
    .sort((one, other) => (other.up ?? 0) - (one.up ?? 0))
    .map(({ x, up = 0, scale = 1, faces, ...who }) =>
      at(x, -up, figure(who), { scale, mirror: faces === 'left' }),
    )
    .join('');
}

/** Seven children who are glad that somebody comes: 900 wide, around the middle of their feet. */
export const SEVEN: Drawing = row([
  {
    x: -390,
    look: C.unni,
    age: 'child',
    wear: 'shorts',
    top: SKY,
    bottom: PAPER,
    hands: ['down', 'wave'],
    scale: 1.42,
  },
  {
    x: -262,
    look: C.ammu,
    age: 'child',
    wear: 'pinafore',
    top: HIBISCUS,
    bottom: MARIGOLD,
    hands: ['hip', 'down'],
    scale: 1.36,
    up: 14,
  },
  {
    x: -132,
    look: C.kannan,
    age: 'teen',
    wear: 'trousers',
    top: MARIGOLD,
    bottom: SKY,
    hands: ['book', 'book'],
    handsInFront: true,
    scale: 1.36,
    held: openBook(HIBISCUS, 74),
    heldAt: [0, 62],
    up: 22,
  },
  {
    x: 0,
    look: C.chinnu,
    age: 'small',
    wear: 'frock',
    top: LAGOON,
    bottom: PAPER,
    hands: ['up', 'up'],
    scale: 1.4,
  },
  {
    x: 134,
    look: C.zara,
    age: 'teen',
    wear: 'kurta',
    top: PAPER,
    bottom: HIBISCUS,
    hands: ['wave', 'down'],
    scale: 1.32,
    faces: 'left',
    up: 22,
  },
  {
    x: 262,
    look: C.appu,
    age: 'child',
    wear: 'shorts',
    top: HIBISCUS,
    bottom: LAGOON,
    hands: ['down', 'hip'],
    scale: 1.4,
    faces: 'left',
    up: 12,
  },
  {
    x: 390,
    look: C.malu,
    age: 'child',
    wear: 'skirt',
    top: MARIGOLD,
    bottom: SKY,
    hands: ['down', 'wave'],
    scale: 1.4,
    faces: 'left',
  },
]);

/** Five of them, closer together. */
export const FIVE: Drawing = row([
  {
    x: -250,
    look: C.biju,
    age: 'child',
    wear: 'shorts',
    top: LAGOON,
    bottom: PAPER,
    hands: ['wave', 'down'],
    scale: 1.42,
  },
  {
    x: -126,
    look: C.tara,
    age: 'teen',
    wear: 'kurta',
    top: SKY,
    bottom: MARIGOLD,
    hands: ['down', 'front'],
    scale: 1.3,
    up: 20,
  },
  {
    x: 0,
    look: C.kavya,
    age: 'child',
    wear: 'frock',
    top: MARIGOLD,
    bottom: HIBISCUS,
    hands: ['up', 'up'],
    scale: 1.42,
  },
  {
    x: 126,
    look: C.ayaan,
    age: 'teen',
    wear: 'trousers',
    top: HIBISCUS,
    bottom: PAPER,
    hands: ['down', 'hip'],
    scale: 1.28,
    faces: 'left',
    up: 20,
  },
  {
    x: 250,
    look: C.leela,
    age: 'child',
    wear: 'skirt',
    top: WHITE,
    bottom: LAGOON,
    hands: ['down', 'wave'],
    scale: 1.42,
    faces: 'left',
    held: star(24, MARIGOLD, 3),
    heldAt: [62, -18],
  },
]);
