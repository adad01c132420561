import type { ContentImage } from '../cms/image.ts';

const urls = import.meta.glob<string>('../../../cms/seed-media/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** An image of the sample content, such as `gallery/01`. Its token leads out of `/images/`. */
export function sampleImage(file: string, alt = ''): ContentImage {
  const url = urls[`../../../cms/seed-media/${file}.webp`];
  if (url === undefined) throw new Error(`There is no sample image ${file}`);
  return { imageToken: `../..${url}`, alt };
}

export const missingImage: ContentImage = {
  imageToken: '../../no-such-image.webp',
  alt: 'Children in a circle on the floor',
};
