import { plainDigits } from '../../components/digits.ts';

// Every pattern is read from left to right without a choice to go back to: no input makes it slow.

/** Whether a value has nothing to be seen, also characters such as zero-width ones and the Hangul filler. */
export function isBlank(value: string): boolean {
  return /^[\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164\uffa0]*$/.test(value);
}

/**
 * Longer than any valid number: one typed with blanks and brackets reaches the rule below, whose message says
 * how to write it. A browser would cut it off at a smaller limit.
 */
export const MAX_MOBILE_LENGTH = 40;

/** 5.1. Strict, as R15 asks: no blanks, hyphens or brackets, no digits but 0 to 9. */
export function isMobileNumber(value: string): boolean {
  return /^(?:\+\d{1,3})?\d{10}$/.test(value);
}

/**
 * What was probably meant, to be offered and never put in unasked (R15). With a country code where one was
 * typed, and without where none was: the rule takes both, and the country is the visitor's to say. Staff find
 * a person by the last ten digits.
 */
export function probableMobile(value: string): string | undefined {
  if (value.length > MAX_MOBILE_LENGTH || isMobileNumber(value)) return undefined;
  const meant = withoutTrunkZero(plainNumber(value));
  return isMobileNumber(meant) ? meant : undefined;
}

/** Keeps digits and each +; blanks, signs and words go. */
function plainNumber(value: string): string {
  return plainDigits(value)
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '');
}

/**
 * Drops what is dialled in India before a number: 0, and 00 in place of +. Other countries keep theirs, since
 * their codes may end in 0.
 */
function withoutTrunkZero(number: string): string {
  return number
    .replace(/^00/, '+')
    .replace(/^(?:0?91|\+910)([1-9]\d{9})$/, '+91$1')
    .replace(/^0([1-9]\d{9})$/, '$1');
}

/** 5.1, R45: any number of labels such as `cs.iit-b.ac.in`, the last of two letters or more. */
export function isRegistrationEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}$/.test(value);
}

/** 5.2 says less of an address: any script may stand in it. */
export function isContactEmail(value: string): boolean {
  return /^[^\s@]+@(?:[\p{L}\p{M}\p{Nd}-]+\.)+[A-Za-z]{2,}$/u.test(value);
}

/** Drops control characters and direction overrides, and joins all lines. */
export function oneLine(value: string): string {
  return value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replace(unwanted, '');
}

/** Keeps line breaks, all in one spelling. */
export function severalLines(value: string): string {
  return value
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join('\n');
}

/** Joiners (U+200C, U+200D) stay: Malayalam is written with them. */
const unwanted = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
