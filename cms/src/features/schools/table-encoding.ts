export const HOW_TO_SAVE =
  'In Excel: Save As, “CSV UTF-8”. In LibreOffice: Save As, “Text CSV”, with Unicode (UTF-8). In Google Sheets: File, Download, “Comma-separated values”.';

/**
 * Matches letters that only a wrong encoding leaves in the name of a school. A program writes `?`, `_` or U+FFFD for a
 * letter that it cannot store or read. A program that reads UTF-8 as Windows-1252 shows “à´•” for a letter of Malayalam,
 * “Ã©” for é and “â€œ” for a quotation mark; one that reads it as Mac Roman shows “‡” or “√”.
 */
const LOST_LETTERS = /[?_\uFFFD‡√]|à[¤-·]|[ÂÃâï][^\p{ASCII}]/u;

export function hasLostLetters(text: string): boolean {
  return LOST_LETTERS.test(text);
}
