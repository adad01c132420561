// Tests import this file as it is.

/** What programs write for a letter that their encoding lacks, or that they cannot read. No school has it in its name. */
const REPLACEMENT = /[?_\uFFFD]/;

/**
 * UTF-8 that was read as Windows-1252: a letter of an Indian script begins with “à” and one of these signs, an
 * accented one with “Ã”, a quotation mark with “â€”. As Mac Roman they begin with “‡” and “√”.
 */
const MISREAD =
  /à[\u00A4-\u00B7]|Ã[\u0080-\u00BFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|Â[\u00A0-\u00BF]|â€|ï¿½|[‡√]/;

/** Whether a spreadsheet destroyed letters of a text. */
export function hasLostLetters(text: string): boolean {
  return REPLACEMENT.test(text) || MISREAD.test(text);
}
