export const HOW_TO_SAVE =
  'In Excel: Save As, “CSV UTF-8”. In LibreOffice: Save As, “Text CSV”, with Unicode (UTF-8). In Google Sheets: File, Download, “Comma-separated values”.';

/**
 * Matches what no name of a school has. A program writes `?`, `_` or U+FFFD for a letter that it cannot store or read. UTF-8
 * that was opened as Windows-1252 has “à´•” for a letter of Malayalam, “Ã©” for é and “â€œ” for a quotation mark; opened as
 * Mac Roman, it has “‡” or “√”.
 */
const LOST_LETTERS = /[?_\uFFFD‡√]|à[¤-·]|[ÂÃâï][^\p{ASCII}]/u;

export function hasLostLetters(text: string): boolean {
  return LOST_LETTERS.test(text);
}
