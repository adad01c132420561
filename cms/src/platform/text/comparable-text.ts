// The site and the CMS each have this file: `npm run check` compares them.

/** Patterns of spellings, each with the spelling to compare by. They match decomposed Unicode (NFKD). */
const EQUAL_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Removes accents of Latin letters, and the dots of Devanagari and Kannada, which many people leave out.
  [/[\u0300-\u036f\u093c\u0cbc]/g, ''],
  [/[’‘ʼ`]/g, "'"],
  // Malayalam: letters such as ർ exist since 2008. Older texts have a consonant with a joiner.
  [/ൺ/g, 'ണ്'],
  [/ൻ/g, 'ന്'],
  [/[ർൎ]/g, 'ര്'],
  [/ൽ/g, 'ല്'],
  [/ൾ/g, 'ള്'],
  [/ൿ/g, 'ക്'],
  // Writes ൻ്റ, ൻറ and ന്റ in the same way.
  [/്+/g, '്'],
  // Writes അതു് and അത് in the same way, and കൌ and കൗ.
  [/ു്/g, '്'],
  [/\u0d46\u0d57/g, 'ൗ'],
  // Tamil: writes ஶ்ரீ and ஸ்ரீ in the same way, and ஔ with its sign or with the letter ள.
  [/ஶ/g, 'ஸ'],
  [/ௗ/g, 'ள'],
  // Hindi: writes हाँ and हां in the same way, and हिन्दी and हिंदी.
  [/ँ/g, 'ं'],
  [/[ङञणनम]्(?=[क-म])/g, 'ं'],
];

/**
 * Writes a text in small letters, without accents and invisible signs, so that different spellings of a word are
 * equal. Vowel signs of Indian scripts stay.
 */
export function comparableText(text: string): string {
  let comparable = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '');
  for (const [pattern, spelling] of EQUAL_SPELLINGS) {
    comparable = comparable.replace(pattern, spelling);
  }
  return comparable.normalize('NFC');
}
