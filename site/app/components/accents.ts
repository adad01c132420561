/** The four colours of cards and intros, in turn (9). */
export const accents = ['marigold', 'lagoon', 'hibiscus', 'sky'] as const;

export type Accent = (typeof accents)[number];
