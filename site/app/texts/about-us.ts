/** About Us (2.11). Its longer texts stand in `about-us/`. */
export const aboutTexts = {
  vision: 'Our Vision',
  mission: 'Our Mission',
  work: 'Our Work',
  video: {
    heading: 'A morning with us',
    playLabel: 'Play the video',
    description:
      'The video has no spoken words: drawn children arrive at school, lay a kolam of dots and lines, count its loops and read together.',
  },
} as const;
