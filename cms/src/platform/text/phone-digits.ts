/** A shorter number is a year or a count, not a phone number. */
const MIN_PHONE_DIGITS = 5;

export function removePhoneSigns(text: string): string {
  return text.replace(/[\s+()./-]/g, '');
}

/** Returns the last ten digits, which a number has with and without a country code. Empty for other texts. */
export function phoneDigits(typed: string): string {
  const digits = removePhoneSigns(typed);
  return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? digits.slice(-10) : '';
}
