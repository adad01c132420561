import Sanscript from '@indic-transliteration/sanscript';
import anyAscii from 'any-ascii';

/** The library's names of the scripts, by those of Unicode. */
const SCRIPTS = {
  Devanagari: 'devanagari',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  // The library's `tamil` reads க as "gha".
  Tamil: 'tamil_extended',
  Telugu: 'telugu',
} as const;
const WORDS = Object.entries(SCRIPTS).map(
  ([script, name]) => [new RegExp(`\\p{Script=${script}}+`, 'gu'), name] as const,
);
/** A dot that marks sounds from Persian, and signs that join letters: they say no sound of their own. */
const SILENT = /[\u093c\u200c\u200d]/g;

/** A text as a part of an address: “മഴവിൽ” gives `mazhavil`, “Let’s Read” gives `lets-read`. */
export function slugFrom(text: string, max: number, otherwise: string): string {
  // More would be cut off at the end.
  const words = anyAscii(withVowels(text.slice(0, 10 * max)))
    .toLowerCase()
    .replace(/['`]/g, '')
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, max).replace(/-+$/, '') || otherwise;
}

/** Writes the vowel that each Indic consonant carries, which a table of single letters leaves out. */
function withVowels(text: string): string {
  let latin = text.normalize('NFC').replace(SILENT, '');
  for (const [word, script] of WORDS) {
    latin = latin.replace(word, (letters) =>
      Sanscript.t(letters, script, 'itrans').replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    );
  }
  return latin;
}

export function addNumberIfTaken(slug: string, isTaken: (slug: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug}-${number}`;
  return free;
}
