import { HIBISCUS, INK, LAGOON, MARIGOLD, PAPER, SKY, WHITE } from '../palette.ts';
import { at, type Drawing } from '../pen.ts';
import { type Age, type Figure, figure, shade, type Wear } from './figure.ts';
import { ADULTS, CHILDREN, type Look } from './looks.ts';

const LOOKS = { ...ADULTS, ...CHILDREN };
export type Name = keyof typeof LOOKS;

type Clothes = readonly [age: Age, wear: Wear, top: string, bottom: string];

/** What everybody usually wears, so that they are known again from picture to picture. */
const CLOTHES: Readonly<Record<Name, Clothes>> = {
  anjali: ['adult', 'sari', HIBISCUS, INK],
  meera: ['adult', 'sari', LAGOON, HIBISCUS],
  joseph: ['adult', 'mundu', SKY, WHITE],
  fathima: ['adult', 'kurta', MARIGOLD, LAGOON],
  arun: ['adult', 'trousers', LAGOON, INK],
  lakshmi: ['adult', 'sari', MARIGOLD, HIBISCUS],
  karthik: ['adult', 'trousers', MARIGOLD, INK],
  divya: ['adult', 'kurta', SKY, MARIGOLD],
  suresh: ['adult', 'mundu', PAPER, WHITE],
  nila: ['adult', 'kurta', HIBISCUS, MARIGOLD],
  rahul: ['adult', 'trousers', SKY, INK],
  harpreet: ['adult', 'trousers', PAPER, INK],
  priya: ['adult', 'kurta', LAGOON, HIBISCUS],
  devi: ['adult', 'sari', SKY, MARIGOLD],
  thomas: ['adult', 'trousers', PAPER, INK],
  ammini: ['adult', 'sari', PAPER, LAGOON],
  varun: ['adult', 'trousers', HIBISCUS, INK],
  sneha: ['adult', 'kurta', LAGOON, MARIGOLD],
  ammu: ['child', 'pinafore', HIBISCUS, MARIGOLD],
  unni: ['child', 'shorts', SKY, INK],
  kavya: ['child', 'skirt', MARIGOLD, LAGOON],
  appu: ['child', 'shorts', LAGOON, INK],
  meenu: ['child', 'pinafore', SKY, INK],
  kannan: ['teen', 'trousers', PAPER, INK],
  leela: ['child', 'pinafore', LAGOON, INK],
  biju: ['child', 'shorts', HIBISCUS, INK],
  sara: ['small', 'frock', LAGOON, PAPER],
  raju: ['child', 'shorts', MARIGOLD, INK],
  malu: ['child', 'skirt', PAPER, SKY],
  ayaan: ['teen', 'trousers', HIBISCUS, INK],
  zara: ['teen', 'kurta', SKY, MARIGOLD],
  chinnu: ['small', 'frock', MARIGOLD, PAPER],
  manu: ['child', 'shorts', PAPER, SKY],
  tara: ['teen', 'kurta', LAGOON, HIBISCUS],
};

export interface Doing extends Partial<Omit<Figure, 'look'>> {
  readonly faces?: 'left' | 'right';
  /** No shade: somebody behind a table, or in the air. */
  readonly shade?: false;
}

/** One of the cast at a place: `x`, `y` is the ground between the feet. */
export function who(name: Name, x: number, y: number, scale: number, doing: Doing = {}): Drawing {
  const [age, wear, top, bottom] = CLOTHES[name];
  const { faces, shade: hasShade, ...pose } = doing;
  const look: Look = LOOKS[name];
  const ground = hasShade === false ? '' : shade(pose.sits ? 74 : 46);
  return at(x, y, ground + figure({ look, age, wear, top, bottom, ...pose }), {
    scale,
    mirror: faces === 'left',
  });
}
