import { type Finding, obstacle } from '../../../content/finding';
import { STORY } from '../../../content/types';
import type { EntryToCheck, ImageToCheck } from './entry-to-check';
import { altOf, isFileName } from './images';
import { checkSlug } from './slug';

/** What a story and its picture lack, and what is wrong with its slug. */
export function checkStory(entry: EntryToCheck): Finding[] {
  return [...checkSlug(STORY, entry), ...checkImage(entry)];
}

function checkImage(entry: EntryToCheck): Finding[] {
  if (entry.text('imageAlternativeText') !== '') return [];
  // The website shows what was written of the picture in the media library in its place.
  const isMute = (image: ImageToCheck) => altOf(image) === '' || isFileName(altOf(image));
  if (!entry.images('image').some(isMute)) return [];
  const text =
    'People who cannot see the picture, and search engines, get nothing of it. Write one sentence: what is to be seen?';
  return [obstacle('imageAlternativeText', text)];
}
