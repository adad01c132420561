import { type Finding, obstacle } from '../../../content/finding';
import type { EntryToCheck, ImageToCheck } from './entry-to-check';
import { altOf, isFileName } from './images';

/** What the picture of a story lacks. */
export function checkStory(entry: EntryToCheck): Finding[] {
  if (entry.text('imageAlternativeText') !== '') return [];
  // The website shows what was written of the picture in the media library in its place.
  const isMute = (image: ImageToCheck) => altOf(image) === '' || isFileName(altOf(image));
  if (!entry.images('image').some(isMute)) return [];
  const text =
    'People who cannot see the picture, and search engines, get nothing of it. Write one sentence: what is to be seen?';
  return [obstacle('imageAlternativeText', text)];
}
