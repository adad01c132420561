import Sanscript from '@indic-transliteration/sanscript';
import anyAscii from 'any-ascii';

const SCRIPTS = {
  Devanagari: 'devanagari',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  // The library's `tamil` reads க as "gha".
  Tamil: 'tamil_extended',
  Telugu: 'telugu',
} as const;
const SCRIPT_PATTERNS = Object.entries(SCRIPTS).map(
  ([script, name]) => [new RegExp(`\\p{Script=${script}}+`, 'gu'), name] as const,
);
/** Signs without a sound: the nukta, and the signs that join letters or keep them apart. */
const SILENT = /[\u093c\u200c\u200d]/g;

/** Makes a slug of a text: `mazhavil` of “മഴവിൽ”, `lets-read` of “Let’s Read”. */
export function slugFrom(text: string, maxLength: number, fallback: string): string {
  // Cuts a long text first, since only the beginning of the slug stays.
  const words = anyAscii(transliterate(text.slice(0, 10 * maxLength)))
    .toLowerCase()
    .replace(/['`]/g, '')
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, maxLength).replace(/-+$/, '') || fallback;
}

/** Writes Indic scripts in Latin letters, with the vowel in each consonant, which any-ascii leaves out. */
function transliterate(text: string): string {
  let latin = text.normalize('NFC').replace(SILENT, '');
  for (const [pattern, script] of SCRIPT_PATTERNS) {
    latin = latin.replace(pattern, (letters) =>
      Sanscript.t(letters, script, 'itrans').replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    );
  }
  return latin;
}

export function addNumberIfTaken(slug: string, isTaken: (slug: string) => boolean): string {
  let freeSlug = slug;
  for (let number = 2; isTaken(freeSlug); number += 1) freeSlug = `${slug}-${number}`;
  return freeSlug;
}
