import { TRANSLATED_LANGUAGES } from './languages';
import { OTHER_SLUGS, SITE_PAGES } from './site-slugs';
import { slugFrom } from './slug';

/** A slug may have 60 letters: this leaves room for a hyphen and a number. */
const MAX_LETTERS = 56;

/** Slugs that no page of editors can have. */
export const RESERVED_SLUGS: readonly string[] = [
  ...SITE_PAGES,
  ...OTHER_SLUGS,
  // The home pages of the other languages.
  ...Object.keys(TRANSLATED_LANGUAGES),
];

/** Below /stories the website has its feed. */
export const RESERVED_STORY_SLUGS: readonly string[] = ['feed'];

export function pageSlugFrom(title: string): string {
  return slugFrom(title, MAX_LETTERS, 'page');
}

export function storySlugFrom(title: string): string {
  return slugFrom(title, MAX_LETTERS, 'story');
}
