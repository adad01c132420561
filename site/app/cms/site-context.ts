import { createContext } from 'react-router';
import type { Labels } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import type { ContentReader } from './content.ts';
import type { ImageContext } from './image.ts';
import type { Log } from './log.ts';

/** What the pages of a request are made of. What only one feature needs has a context in that feature. */
export interface Site {
  /** The public origin, without a slash at its end (R2). */
  readonly siteUrl: string;
  /** Those that the site offers, English first. */
  readonly languages: readonly Language[];
  /** What is published, in the language of the page; drafts too where an editor previews them. */
  readonly content: ContentReader;
  /** The same content in another language. */
  contentIn(language: Language): ContentReader;
  readonly media: ImageContext;
  /** Set where this request shows drafts (`features/preview/`). */
  readonly drafts: { readonly until: number; readonly editUrl?: string | undefined } | undefined;
  /** Where the street map comes from (R28). */
  readonly tiles: { readonly tileUrl: string; readonly attribution: string };
  /** In the language of the page. */
  readonly labels: Labels;
  readonly log: Log;
}

export const siteContext = createContext<Site>();
