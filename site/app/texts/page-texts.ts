import { organisation } from '../organisation.ts';
import type { FrontMatter } from './front-matter.ts';

/** Title and meta description of a page (2.2). */
export interface HeadTexts {
  readonly title: string;
  /** What a visitor finds there, in 110 to 160 characters: search engines show about as many. */
  readonly description: string;
}

/** The head of a page whose text is an `.mdx` file, from the file's front matter. */
export function headOf({ title, description }: FrontMatter): HeadTexts {
  return { title: `${title} | ${organisation.name}`, description };
}

/** The day from which a policy holds (2.15). */
export function lastUpdated({ updated }: FrontMatter): string {
  return `Last updated: ${updated}`;
}
