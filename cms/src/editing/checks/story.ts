import { RESERVED_STORY_SLUGS, storySlugFrom } from '../../content/page-slug';
import type { EntryToCheck } from './entry-to-check';
import { type Finding, obstacle, warning } from './finding';
import { checkSlug } from './slugs';

/** What a story lacks, and whether visitors may see its picture (R42). */
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
  const found: Finding[] = [];
  if (entry.values.imagePermission !== true) {
    const text =
      'Visitors may see this picture only when everybody who can be recognised has agreed, and for each child a parent or guardian: a child cannot take back what a stranger has saved. Ask them and set the tick, or take the picture out.';
    found.push(obstacle('imagePermission', text));
  }
  if (entry.text('imageAlternativeText') === '') {
    const text =
      'People who cannot see the picture, and search engines, get nothing of it. Write one sentence: what is to be seen?';
    found.push(obstacle('imageAlternativeText', text));
  }
  return found;
}
