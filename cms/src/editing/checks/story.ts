import { RESERVED_STORY_SLUGS, storySlugFrom } from '../../content/page-slug';
import type { EntryToCheck } from './entry-to-check';
import { type Finding, obstacle, warning } from './finding';
import { checkSlug } from './slugs';

/** What a story and its picture lack. */
export function checkStory(entry: EntryToCheck): Finding[] {
  return [...checkStorySlug(entry), ...checkImage(entry)];
}

function checkStorySlug(entry: EntryToCheck): Finding[] {
  const { publishedSlug } = entry;
  const slug = entry.text('slug');
  const found = checkSlug(entry, 'slug', 'story', 'title', storySlugFrom);
  if (RESERVED_STORY_SLUGS.includes(slug)) {
    const text = `The website needs the address “${slug}” itself: choose another.`;
    found.push(obstacle('slug', text));
  }
  if (slug !== '' && publishedSlug !== '' && publishedSlug !== slug) {
    const text = `Visitors know this story as /stories/${publishedSlug}. From there they will be led to the new address.`;
    found.push(warning('slug', text));
  }
  return found;
}

function checkImage(entry: EntryToCheck): Finding[] {
  if (entry.images('image').length === 0) return [];
  if (entry.text('imageAlternativeText') !== '') return [];
  const text =
    'People who cannot see the picture, and search engines, get nothing of it. Write one sentence: what is to be seen?';
  return [obstacle('imageAlternativeText', text)];
}
