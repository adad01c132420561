import { createContext } from 'react';
import type { LangText } from '../../cms/lang-text.ts';
import type { Language } from '../../languages.ts';

/** The image that is shown where a page without an image of its own is shared (R36). */
export interface ShareCard {
  readonly language: Language;
  readonly title: LangText;
  /** The organisation's. */
  readonly name: string;
  /** The token of the organisation's logo. */
  readonly logo?: string | undefined;
}

/** Gives a card's path on this site. Only the server can sign it: in the browser there is none. */
export const CardPathContext = createContext<((card: ShareCard) => string) | undefined>(undefined);
