import { BROWN_HAIR, GREY_HAIR, HIBISCUS, INK, LAGOON, LINE, MARIGOLD } from '../palette.ts';

type Hair =
  | 'bangs'
  | 'bangs2'
  | 'bun'
  | 'grayBun'
  | 'grayMedium'
  | 'grayShort'
  | 'hijab'
  | 'long'
  | 'longBangs'
  | 'longCurly'
  | 'medium1'
  | 'medium2'
  | 'medium3'
  | 'mediumBangs'
  | 'mediumBangs2'
  | 'mediumBangs3'
  | 'noHair3'
  | 'short1'
  | 'short2'
  | 'short3'
  | 'short4'
  | 'short5'
  | 'shaved1'
  | 'shaved2'
  | 'pomp'
  | 'turban'
  | 'afro'
  | 'twists2'
  | 'flatTop'
  | 'bun2';
type Face =
  | 'smile'
  | 'calm'
  | 'cute'
  | 'explaining'
  | 'driven'
  | 'cheeky'
  | 'eatingHappy'
  | 'joy'
  | 'laugh';

/** How somebody looks; whoever appears in several pictures is the same person there. */
export interface Look {
  readonly hair: Hair;
  readonly face: Face;
  readonly skin: string;
  readonly hairColour: string;
  readonly glasses?: 'glasses' | 'glasses2' | 'glasses3' | 'glasses5';
  readonly moustache?:
    | 'moustache6'
    | 'moustache7'
    | 'moustache5'
    | 'full'
    | 'full2'
    | 'full4'
    | 'goatee1'
    | 'chin';
  /** Two plaits over the shoulders, tied with ribbons of this colour; with the hair `grayMedium`. */
  readonly plaits?: string;
  /** A string of jasmine, around the bun or in long hair. */
  readonly jasmine?: true;
  /** The dot on the forehead: its colour. */
  readonly bindi?: string;
}

/** From wheat to dark earth: the browns of the south. */
const SKIN = { a: '#d29a68', b: '#bf8350', c: '#a96c3f', d: '#915732', e: '#7a4829' } as const;
const brown = BROWN_HAIR;
const grey = GREY_HAIR;
/** Of hair that is drawn with an outline, unlike most. */
const black = LINE;

/** Adults: the team, volunteers, parents. `anjali` is the founder. */
export const ADULTS = {
  anjali: {
    hair: 'long',
    face: 'smile',
    skin: SKIN.c,
    hairColour: brown,
    jasmine: true,
    bindi: HIBISCUS,
  },
  meera: {
    hair: 'grayBun',
    face: 'calm',
    skin: SKIN.b,
    hairColour: black,
    glasses: 'glasses5',
    jasmine: true,
  },
  joseph: {
    hair: 'short4',
    face: 'smile',
    skin: SKIN.d,
    hairColour: brown,
    moustache: 'moustache6',
  },
  fathima: { hair: 'hijab', face: 'joy', skin: SKIN.b, hairColour: '#edc346' },
  arun: { hair: 'short5', face: 'joy', skin: SKIN.d, hairColour: brown, glasses: 'glasses2' },
  lakshmi: {
    hair: 'grayMedium',
    face: 'smile',
    skin: SKIN.c,
    hairColour: grey,
    glasses: 'glasses',
    bindi: HIBISCUS,
  },
  karthik: { hair: 'short2', face: 'calm', skin: SKIN.e, hairColour: brown, moustache: 'full' },
  divya: { hair: 'medium3', face: 'joy', skin: SKIN.a, hairColour: brown },
  suresh: {
    hair: 'grayShort',
    face: 'smile',
    skin: SKIN.c,
    hairColour: grey,
    moustache: 'moustache7',
  },
  nila: { hair: 'longCurly', face: 'smile', skin: SKIN.d, hairColour: brown },
  rahul: { hair: 'pomp', face: 'smile', skin: SKIN.b, hairColour: brown },
  harpreet: {
    hair: 'turban',
    face: 'smile',
    skin: SKIN.b,
    hairColour: '#f95d5d',
    moustache: 'full',
  },
  priya: {
    hair: 'grayMedium',
    face: 'cute',
    skin: SKIN.c,
    hairColour: black,
    jasmine: true,
    bindi: HIBISCUS,
  },
  devi: { hair: 'medium2', face: 'calm', skin: SKIN.e, hairColour: brown, bindi: HIBISCUS },
  thomas: {
    hair: 'noHair3',
    face: 'smile',
    skin: SKIN.c,
    hairColour: grey,
    glasses: 'glasses3',
    moustache: 'moustache5',
  },
  ammini: { hair: 'grayBun', face: 'calm', skin: SKIN.d, hairColour: grey, jasmine: true },
  varun: { hair: 'shaved1', face: 'joy', skin: SKIN.c, hairColour: brown },
  sneha: {
    hair: 'mediumBangs',
    face: 'smile',
    skin: SKIN.b,
    hairColour: brown,
    glasses: 'glasses2',
  },
} as const satisfies Record<string, Look>;

export const CHILDREN = {
  ammu: { hair: 'mediumBangs3', face: 'joy', skin: SKIN.c, hairColour: brown },
  unni: { hair: 'short1', face: 'smile', skin: SKIN.d, hairColour: brown },
  kavya: {
    hair: 'grayMedium',
    face: 'joy',
    skin: SKIN.d,
    hairColour: black,
    plaits: HIBISCUS,
    bindi: INK,
  },
  appu: { hair: 'short5', face: 'laugh', skin: SKIN.b, hairColour: brown },
  meenu: { hair: 'medium1', face: 'smile', skin: SKIN.b, hairColour: brown },
  kannan: { hair: 'short3', face: 'joy', skin: SKIN.e, hairColour: brown, glasses: 'glasses2' },
  leela: { hair: 'bangs2', face: 'calm', skin: SKIN.e, hairColour: brown },
  biju: { hair: 'short2', face: 'joy', skin: SKIN.c, hairColour: brown },
  sara: { hair: 'bangs', face: 'laugh', skin: SKIN.a, hairColour: brown },
  raju: { hair: 'short3', face: 'smile', skin: SKIN.d, hairColour: brown },
  malu: {
    hair: 'grayMedium',
    face: 'joy',
    skin: SKIN.d,
    hairColour: black,
    plaits: MARIGOLD,
  },
  ayaan: { hair: 'short4', face: 'joy', skin: SKIN.a, hairColour: brown },
  zara: { hair: 'hijab', face: 'smile', skin: SKIN.c, hairColour: '#60a6f4' },
  chinnu: {
    hair: 'grayMedium',
    face: 'laugh',
    skin: SKIN.c,
    hairColour: black,
    plaits: LAGOON,
  },
  manu: { hair: 'pomp', face: 'joy', skin: SKIN.b, hairColour: brown },
  tara: {
    hair: 'mediumBangs2',
    face: 'smile',
    skin: SKIN.c,
    hairColour: brown,
    glasses: 'glasses5',
  },
} as const satisfies Record<string, Look>;
