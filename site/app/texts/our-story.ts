/** The site's own image on Our Story (2.1). */
export const storyTexts = {
  journeyAlt:
    'A winding path leads from a small class under a jackfruit tree, past a village school and up into the hills, to many schools full of children.',
} as const;
