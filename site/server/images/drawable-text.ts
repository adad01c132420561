const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const NOTHING = '\0';

/**
 * The text in the letters that the fonts have: a machine draws others in a font of its own, or as boxes. Accents
 * that no font has go ("Kāṇi" is drawn as "Kani"), and other letters; between two words a blank takes their place.
 * @param letters the code points of the fonts
 */
export function drawableText(text: string, letters: ReadonlySet<number>): string {
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0);
  const plain = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');
  const drawn = Array.from(graphemes.segment(plain), ({ segment }) => {
    const [base = ''] = segment.normalize('NFD');
    if (has(segment)) return [...segment].filter(has).join('');
    return has(base) ? base : NOTHING;
  });
  return drawn
    .join('')
    .replace(/(?<=[\p{L}\p{M}\p{N}])\0+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/ \0+(?=\p{Po})|\0/gu, '')
    .replace(/ +/g, ' ')
    .trim();
}
