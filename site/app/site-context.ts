import { createContext } from 'react-router';
import type { CmsClient } from './cms/client.ts';
import type { ContentReader } from './cms/content.ts';
import type { ImageContext } from './cms/image.ts';
import type { Log } from './cms/log.ts';
import type { FlashMessages } from './features/forms/flash.server.ts';
import type { Submissions } from './features/forms/submissions.server.ts';
import type { GivingSettings } from './features/giving/giving-settings.ts';
import type { Preview } from './features/preview/preview.server.ts';
import type { Language } from './languages.ts';
import type { Texts } from './texts/texts.ts';

export interface Site {
  /** The public origin, without a slash at its end (R2). */
  readonly siteUrl: string;
  /** Those that the site offers, English first. */
  readonly languages: readonly Language[];
  /** What is published, in the language of the page; drafts too where an editor previews them. */
  readonly content: ContentReader;
  /** The same in another language. */
  contentIn(language: Language): ContentReader;
  readonly media: ImageContext;
  readonly preview: Preview;
  /** Where this request shows drafts: until when, in milliseconds since 1970. */
  readonly draftsUntil: number | undefined;
  readonly cms: CmsClient;
  readonly submissions: Submissions;
  readonly flash: FlashMessages;
  /** How to give at once; undefined where the operator has not set it up. */
  readonly giving: GivingSettings | undefined;
  readonly map: { readonly tileUrl: string; readonly attribution: string };
  /** In the language of the page. */
  readonly texts: Texts;
  readonly log: Log;
  /** Who asks, as a key for limits: never logged, never stored. */
  readonly visitorAddress: string;
}

export const siteContext = createContext<Site>();
