/** The site's colours (its tokens.css is not read: pictures are drawn rarely and kept as files). */
export const INK = '#1d2b4f';
export const PAPER = '#fff8ec';
export const WHITE = '#ffffff';

export const MARIGOLD = '#edc346';
export const LAGOON = '#38cdc1';
export const HIBISCUS = '#f95d5d';
export const SKY = '#60a6f4';

/** Quieter sisters of the four: walls, hills, water, shaded sides. */
export const SOFT = {
  marigold: '#f8e3a1',
  lagoon: '#a9e8e1',
  hibiscus: '#fdb5b1',
  sky: '#b9d8fb',
} as const;
export const DEEP = {
  marigold: '#d9a521',
  lagoon: '#22a79c',
  hibiscus: '#dd4248',
  sky: '#3c84d8',
} as const;

/** The line around everything, as dark as the hair. */
export const LINE = '#1a1522';
export const LEAF = '#4fae6b';
export const LEAF_DEEP = '#2f8653';
export const WOOD = '#b9773f';
export const WOOD_DEEP = '#8f5729';
export const EARTH = '#e2b77c';
export const SLATE = '#31564f';
export const GREY_HAIR = '#c9c4bf';
export const BROWN_HAIR = '#33221b';

export type ProjectColour = 'marigold' | 'lagoon' | 'hibiscus' | 'sky';
export const COLOUR: Record<ProjectColour, string> = {
  marigold: MARIGOLD,
  lagoon: LAGOON,
  hibiscus: HIBISCUS,
  sky: SKY,
};
