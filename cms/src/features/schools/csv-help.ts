export const HOW_TO_SAVE =
  'In Excel: Save As, “CSV UTF-8”. In LibreOffice: Save As, “Text CSV”, with Unicode (UTF-8). In Google Sheets: File, Download, “Comma-separated values”.';
