/** A shorter number is a year or a count, not a phone number. */
const MIN_PHONE_DIGITS = 5;

export function removePhoneSigns(text: string): string {
  return text.replace(/[\s+()./-]/g, '');
}

/** Returns the last ten digits, which a number has with and without a country code. */
export function lastTenDigits(text: string): string {
  return text.replace(/\D/g, '').slice(-10);
}

/** Returns the last ten digits of a phone number. Empty for other texts. */
export function phoneDigits(typed: string): string {
  const digits = removePhoneSigns(typed);
  return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? lastTenDigits(digits) : '';
}

/** The website can link only to a number with + and a country code, and after +91 with ten digits. */
export function isWhatsappNumber(typed: string): boolean {
  const digits = typed.replace(/[\s()-]/g, '');
  return /^\+\d{8,15}$/.test(digits) && !/^\+91(?!\d{10}$)/.test(digits);
}

/** Returns `+91 98470 12345` for other spellings of an Indian number. */
export function probableWhatsappNumber(typed: string): string | undefined {
  const digits = typed
    .normalize('NFKC')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const match = /^(?:\+?0?91)?0?([1-9]\d{4})(\d{5})$/.exec(digits);
  return match ? `+91 ${match[1]} ${match[2]}` : undefined;
}
