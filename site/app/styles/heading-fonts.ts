import malayalam from '@fontsource/anek-malayalam/files/anek-malayalam-malayalam-700-normal.woff2?url';
import devanagari from '@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2?url';
import kannada from '@fontsource/baloo-tamma-2/files/baloo-tamma-2-kannada-700-normal.woff2?url';
import tamil from '@fontsource/baloo-thambi-2/files/baloo-thambi-2-tamil-700-normal.woff2?url';
import type { Language } from '../languages.ts';
import latin from './baloo-2-headings.woff2?url';

/** The one font file of headings that a page in each language preloads. */
export const headingFonts: Readonly<Record<Language, string>> = {
  en: latin,
  ml: malayalam,
  ta: tamil,
  kn: kannada,
  hi: devanagari,
};
