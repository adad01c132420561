import { type Finding, obstacle } from '../../../content/finding';
import { STORY } from '../../../content/types';
import type { EntryToCheck } from './entry-to-check';
import { checkSlug } from './slug';

/** What a story and its picture lack, and what is wrong with its slug. */
export function checkStory(entry: EntryToCheck): Finding[] {
  return [...checkSlug(STORY, entry), ...checkImage(entry)];
}

function checkImage(entry: EntryToCheck): Finding[] {
  if (entry.images('image').length === 0) return [];
  if (entry.text('imageAlternativeText') !== '') return [];
  const text =
    'People who cannot see the picture, and search engines, get nothing of it. Write one sentence: what is to be seen?';
  return [obstacle('imageAlternativeText', text)];
}
