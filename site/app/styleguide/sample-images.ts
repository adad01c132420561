import type { ContentImage } from '../cms/image.ts';

const urls = import.meta.glob<string>('../../../cms/seed-media/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * A drawn image of the sample content, without a CMS: its address leads out of `/images/` to
 * the file itself.
 *
 * @param file such as `gallery/01`, in the CMS’s sample media.
 */
export function sampleImage(file: string, alt = ''): ContentImage {
  const url = urls[`../../../cms/seed-media/${file}.webp`];
  if (url === undefined) throw new Error(`There is no sample image ${file}`);
  return { address: `../..${url}`, alt };
}

/** An image that its editor has deleted. */
export const missingImage: ContentImage = {
  address: '../../no-such-image.webp',
  alt: 'Children in a circle on the floor',
};
