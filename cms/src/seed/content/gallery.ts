/** Captions of the sample gallery (3.5), in the order of the images in `seed-media/gallery`. */
export const galleryCaptions: readonly string[] = [
  'The first page is always the longest',
  'Counting to a hundred with bottle caps',
  'Who can find the line that never ends?',
  'Saturn has rings, and everybody saw them',
  'A library in a trunk, just arrived',
  'Forty imaginary mangoes, please',
  'Rain outside, rockets inside',
  'The circle, the wool and the courage to speak',
  'A mentor, a form and a cup of tea',
  'Under the tree where it all began',
  'Volunteers on the last bus home',
  'See you next Saturday',
];
