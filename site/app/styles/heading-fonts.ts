import devanagari from '@fontsource-variable/baloo-2/files/baloo-2-devanagari-wght-normal.woff2?url';
import malayalam from '@fontsource-variable/baloo-chettan-2/files/baloo-chettan-2-malayalam-wght-normal.woff2?url';
import kannada from '@fontsource-variable/baloo-tamma-2/files/baloo-tamma-2-kannada-wght-normal.woff2?url';
import tamil from '@fontsource-variable/baloo-thambi-2/files/baloo-thambi-2-tamil-wght-normal.woff2?url';
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
