/** Takes out what XML cannot hold: controls, U+FFFE and U+FFFF, as PDFs put them into copied text, half letters. */
export function legalXml(xml: string): string {
  return xml.replace(/[^\P{Cc}\n\r\t]|[\ufffe\uffff]/gu, '').toWellFormed();
}
