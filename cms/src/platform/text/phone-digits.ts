/** A shorter number is a year or a count, not a phone number. */
const MIN_PHONE_DIGITS = 5;

/** Removes the signs and blanks that people write between the digits of a phone number. */
export function removePhoneSigns(text: string): string {
  return text.replace(/[\s+()./-]/g, '');
}

/**
 * The last ten digits of a phone number, so that the same number with and without its country code is equal. Empty
 * if the text is not a phone number.
 */
export function phoneDigits(typed: string): string {
  const digits = removePhoneSigns(typed);
  return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? digits.slice(-10) : '';
}
