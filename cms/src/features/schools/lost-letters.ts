export const HOW_TO_SAVE =
  'In Excel: Save As, “CSV UTF-8”. In LibreOffice: Save As, “Text CSV”, with Unicode (UTF-8). In Google Sheets: File, Download, “Comma-separated values”.';

/** Programs write one of these characters for a letter that they cannot store or read. No school's name has one. */
const REPLACEMENT = /[?_\uFFFD]/;

/**
 * UTF-8 that was opened as Windows-1252: Malayalam looks like “à´•”, é like “Ã©”, a quotation mark like “â€œ”.
 * UTF-8 that was opened as Mac Roman has “‡” or “√”.
 */
const MISREAD =
  /à[\u00A4-\u00B7]|Ã[\u0080-\u00BFŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|Â[\u00A0-\u00BF]|â€|ï¿½|[‡√]/;

export function hasLostLetters(text: string): boolean {
  return REPLACEMENT.test(text) || MISREAD.test(text);
}
