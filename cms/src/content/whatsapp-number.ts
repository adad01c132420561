/** As the website reads it: country code and number, with blanks, hyphens, brackets. India has ten digits. */
export function isWhatsappNumber(typed: string): boolean {
  const digits = typed.replace(/[\s()-]/g, '');
  return /^\+\d{8,15}$/.test(digits) && !/^\+91(?!\d{10}$)/.test(digits);
}

/** What was probably meant by a number as people in India type it: `+91 98470 12345`. */
export function probableWhatsappNumber(typed: string): string | undefined {
  const digits = typed
    .normalize('NFKC')
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const [, five, more] = /^(?:\+?0?91)?0?([1-9]\d{4})(\d{5})$/.exec(digits) ?? [];
  return five && more && `+91 ${five} ${more}`;
}
