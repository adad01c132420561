import { kolamDrawing } from '../kolam.ts';
import { HIBISCUS, LAGOON, MARIGOLD, PAPER, SKY, SOFT } from '../palette.ts';
import { at, box, type Drawing, type Picture } from '../pen.ts';
import { bust } from '../people/head.ts';
import { ADULTS as A, CHILDREN as C, type Look } from '../people/looks.ts';

export interface Portrait {
  readonly look: Look;
  readonly ground: keyof typeof SOFT;
  readonly clothes: string;
  readonly alt: string;
}

const GROUND = { marigold: MARIGOLD, lagoon: LAGOON, hibiscus: HIBISCUS, sky: SKY };

/** Team members in the order of their files; 01 is the founder. */
export const TEAM: readonly Portrait[] = [
  {
    look: A.anjali,
    ground: 'marigold',
    clothes: HIBISCUS,
    alt: 'Portrait of a smiling woman with jasmine in her long dark hair',
  },
  {
    look: A.joseph,
    ground: 'lagoon',
    clothes: PAPER,
    alt: 'Portrait of a man with short hair and a moustache',
  },
  {
    look: A.meera,
    ground: 'hibiscus',
    clothes: MARIGOLD,
    alt: 'Portrait of a laughing woman with round glasses and jasmine around her bun',
  },
  {
    look: A.karthik,
    ground: 'sky',
    clothes: MARIGOLD,
    alt: 'Portrait of a cheerful man with a short beard',
  },
  {
    look: A.divya,
    ground: 'marigold',
    clothes: SKY,
    alt: 'Portrait of a laughing woman with dark shoulder-length hair',
  },
  {
    look: A.rahul,
    ground: 'lagoon',
    clothes: HIBISCUS,
    alt: 'Portrait of a smiling man with swept-back hair',
  },
  {
    look: A.nila,
    ground: 'sky',
    clothes: PAPER,
    alt: 'Portrait of a smiling woman with long curly hair',
  },
  {
    look: A.suresh,
    ground: 'hibiscus',
    clothes: PAPER,
    alt: 'Portrait of a man with grey hair and a moustache',
  },
  {
    look: A.priya,
    ground: 'lagoon',
    clothes: MARIGOLD,
    alt: 'Portrait of a happy woman with a low bun and jasmine in her hair',
  },
  {
    look: { ...C.raju, face: 'calm', moustache: 'moustache7' },
    ground: 'marigold',
    clothes: LAGOON,
    alt: 'Portrait of a cheerful man with curly hair and a moustache',
  },
  {
    look: A.lakshmi,
    ground: 'sky',
    clothes: HIBISCUS,
    alt: 'Portrait of a woman with grey hair and large glasses',
  },
  {
    look: { ...A.harpreet, hair: 'short1', face: 'calm', hairColour: '#33221b', moustache: 'full' },
    ground: 'hibiscus',
    clothes: SKY,
    alt: 'Portrait of a man with short hair and a full beard',
  },
  {
    look: A.devi,
    ground: 'marigold',
    clothes: PAPER,
    alt: 'Portrait of a woman with dark hair who laughs with closed eyes',
  },
  {
    look: A.arun,
    ground: 'sky',
    clothes: LAGOON,
    alt: 'Portrait of a laughing young man with round glasses',
  },
  {
    look: A.ammini,
    ground: 'lagoon',
    clothes: PAPER,
    alt: 'Portrait of an older woman with a warm smile and jasmine around her grey bun',
  },
];

/** Those who speak in the testimonials, in the order of their files. */
export const SPEAKERS: readonly Portrait[] = [
  { look: C.meenu, ground: 'sky', clothes: PAPER, alt: 'Portrait of a schoolgirl with a bob' },
  {
    look: A.varun,
    ground: 'marigold',
    clothes: SKY,
    alt: 'Portrait of a laughing young man with dark hair',
  },
  {
    look: { ...A.anjali, hair: 'mediumBangs2', skin: '#915732', face: 'calm' },
    ground: 'hibiscus',
    clothes: MARIGOLD,
    alt: 'Portrait of a mother with long dark hair, laughing',
  },
  {
    look: { ...A.thomas, hair: 'grayShort', glasses: 'glasses5' },
    ground: 'lagoon',
    clothes: PAPER,
    alt: 'Portrait of an older man with grey hair, glasses and a moustache',
  },
  {
    look: A.fathima,
    ground: 'marigold',
    clothes: LAGOON,
    alt: 'Portrait of a laughing young woman with a headscarf',
  },
  {
    look: C.appu,
    ground: 'lagoon',
    clothes: MARIGOLD,
    alt: 'Portrait of a laughing schoolboy with short hair',
  },
  {
    look: A.sneha,
    ground: 'hibiscus',
    clothes: PAPER,
    alt: 'Portrait of a woman with glasses and dark hair',
  },
  {
    look: A.thomas,
    ground: 'sky',
    clothes: PAPER,
    alt: 'Portrait of a bald grandfather with glasses and a big moustache',
  },
  {
    look: { ...A.nila, hair: 'longBangs', face: 'joy', skin: '#bf8350' },
    ground: 'lagoon',
    clothes: HIBISCUS,
    alt: 'Portrait of a young woman with long hair and a fringe',
  },
  {
    look: { ...C.biju, face: 'smile' },
    ground: 'marigold',
    clothes: HIBISCUS,
    alt: 'Portrait of a smiling teenager with short hair',
  },
  {
    look: { ...A.divya, hair: 'mediumBangs', skin: '#a96c3f' },
    ground: 'sky',
    clothes: MARIGOLD,
    alt: 'Portrait of a laughing young woman with short dark hair',
  },
  {
    look: { ...A.joseph, hair: 'short2', skin: '#7a4829', moustache: 'moustache7' },
    ground: 'hibiscus',
    clothes: SKY,
    alt: 'Portrait of a farmer with short hair and a moustache',
  },
];

/** Head and shoulders on one of the four colours, the shoulders held by the picture's lower edge. */
export function portrait(
  { look, ground, clothes }: Portrait,
  seed: string,
  size: number,
  mirror = false,
): Picture {
  const { body, head } = bust(look, clothes);
  const kolam = kolamDrawing({
    radius: 3,
    seed,
    width: size * 1.28,
    colour: SOFT[ground],
    stroke: 0.85,
  });
  const scale = size / 800;
  const person: Drawing = at(
    size / 2 - (mirror ? -366 : 366) * scale,
    size - 716 * scale,
    body + head,
    { scale, mirror },
  );
  return {
    width: size,
    height: size,
    drawing:
      box(0, 0, size, size, { fill: GROUND[ground], line: 'none', round: 0 }) +
      at(size / 2, size * 0.42, `<g opacity=".75">${kolam}</g>`) +
      person,
  };
}
