/** A number that was typed with less than this many digits is a year or a count. */
const MIN_PHONE_DIGITS = 5;

/** A text without what people write between the digits of a phone number. */
export function removePhoneSigns(text: string): string {
  return text.replace(/[\s+()./-]/g, '');
}

/**
 * The digits of a phone number, in any way to write it, without the country code or the zero in front, which others
 * leave out. Empty where it is no phone number.
 */
export function phoneDigits(typed: string): string {
  const digits = removePhoneSigns(typed);
  return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? digits.slice(-10) : '';
}
