import type { Picture } from '../cms/picture.ts';

const urls = import.meta.glob<string>('../../../cms/seed-media/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * A drawn picture of the sample content, without a backend: its address leads out of `/pictures/` to
 * the file itself.
 *
 * @param file such as `gallery/01`, in the content system's sample media.
 */
export function samplePicture(file: string, alt = ''): Picture {
  const url = urls[`../../../cms/seed-media/${file}.webp`];
  if (url === undefined) throw new Error(`There is no sample picture ${file}`);
  return { address: `../..${url}`, alt };
}

/** A picture that its editor has deleted. */
export const missingPicture: Picture = {
  address: '../../no-such-picture.webp',
  alt: 'Children in a circle on the floor',
};

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
