import { comparableText } from '../../../platform/comparable-text';

/** A number that was typed with less than this many digits is a year or a count. */
const MIN_PHONE_DIGITS = 5;
const EXCERPT_LETTERS = 120;

/** What somebody looks for: words in any spelling of their language, or a phone number in any way to write it. */
export interface Wanted {
  readonly words: readonly string[];
  /** Empty where it is no number. */
  readonly digits: string;
}

export function wantedFrom(typed: string): Wanted {
  const isNumber = /^[\d\s+()./-]+$/.test(typed);
  const digits = isNumber ? typed.replace(/\D/g, '') : '';
  return {
    words: comparableText(typed)
      .split(/\s+/)
      .filter((word) => word !== ''),
    // Without the country code or the zero in front, which others leave out.
    digits: digits.length >= MIN_PHONE_DIGITS ? digits.slice(-10) : '',
  };
}

/** Whether a text has all words, or the number. */
export function isIn(text: string, { words, digits }: Wanted): boolean {
  if (digits !== '' && text.replace(/[ \t+()./-]/g, '').includes(digits)) return true;
  const comparable = comparableText(text);
  return words.every((word) => comparable.includes(word));
}

/** The first line of a text in which one of the words stands, cut around it. */
export function excerptOf(text: string, { words: [word = ''] }: Wanted): string {
  const line = text.split('\n').find((each) => comparableText(each).includes(word)) ?? '';
  const at = comparableText(line).indexOf(word);
  const start = Math.max(0, at - EXCERPT_LETTERS / 2);
  const cut = line.slice(start, start + EXCERPT_LETTERS).trim();
  return `${start > 0 ? '… ' : ''}${cut}${start + EXCERPT_LETTERS < line.length ? ' …' : ''}`;
}
