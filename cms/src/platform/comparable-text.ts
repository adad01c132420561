// The site and the CMS each have this file: `npm run check` compares them.

/**
 * Ways to write the same, each with what it becomes, in decomposed letters: by older and newer standards, and by
 * what keyboards offer.
 */
const SAME: readonly (readonly [RegExp, string])[] = [
  // Accents of Latin letters, and the dots of Devanagari and Kannada that many leave out.
  [/[\u0300-\u036f\u093c\u0cbc]/g, ''],
  [/[’‘ʼ`]/g, "'"],
  // Malayalam: ർ and its like are letters of their own since 2008, a consonant with a joiner before.
  [/ൺ/g, 'ണ്'],
  [/ൻ/g, 'ന്'],
  [/[ർൎ]/g, 'ര്'],
  [/ൽ/g, 'ല്'],
  [/ൾ/g, 'ള്'],
  [/ൿ/g, 'ക്'],
  // ൻ്റ, ൻറ and ന്റ.
  [/്+/g, '്'],
  // അതു് and അത്, കൌ and കൗ.
  [/ു്/g, '്'],
  [/\u0d46\u0d57/g, 'ൗ'],
  // Tamil: ஶ்ரீ and ஸ்ரீ, and ஔ with the letter ள in place of its sign.
  [/ஶ/g, 'ஸ'],
  [/ௗ/g, 'ள'],
  // Hindi: हाँ and हां, हिन्दी and हिंदी.
  [/ँ/g, 'ं'],
  [/[ङञणनम]्(?=[क-म])/g, 'ं'],
];

/**
 * Writes a text so that two ways to write the same are equal: small letters without accents and without signs
 * that nobody sees. Vowel signs of Indian scripts are no accents: they stay.
 */
export function comparableText(text: string): string {
  let plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '');
  for (const [way, same] of SAME) plain = plain.replace(way, same);
  return plain.normalize('NFC');
}
