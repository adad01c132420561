import { phoneDigits, removePhoneSigns } from '../../../content/phone-numbers.ts';
import { comparableText } from '../../../platform/text/comparable-text.ts';

const EXCERPT_LETTERS = 120;

export interface Query {
  /** As comparable text, so that a query finds every spelling. */
  readonly words: readonly string[];
  /** Empty if the query is no phone number. */
  readonly digits: string;
}

export function parseQuery(typed: string): Query {
  const words = comparableText(typed).split(/\s+/);
  return { words: words.filter((word) => word !== ''), digits: phoneDigits(typed) };
}

/** Whether a text has all words of a query, or its phone number. */
export function matches(text: string, { words, digits }: Query): boolean {
  if (hasNumber(text, digits)) return true;
  // A query without words, such as `´`, finds nothing.
  if (words.length === 0) return false;
  const comparable = comparableText(text);
  return words.every((word) => comparable.includes(word));
}

function hasNumber(text: string, digits: string): boolean {
  if (digits === '') return false;
  // The digits of two lines are not one number.
  return text.split('\n').some((line) => removePhoneSigns(line).includes(digits));
}

/** Returns the first line with the first word or the number of a query, cut around it. */
export function excerptOf(text: string, { words, digits }: Query): string {
  const [firstWord = ''] = words;
  const hasMatch = (piece: string) =>
    hasNumber(piece, digits) || comparableText(piece).includes(firstWord);
  const line = text.split('\n').find(hasMatch) ?? '';
  // Positions differ between a line and its comparable text, so this compares parts of the line.
  for (let start = 0; start < line.length; start += EXCERPT_LETTERS / 2) {
    if (hasMatch(line.slice(start, start + EXCERPT_LETTERS))) return cutFrom(line, start);
  }
  // The word is too long for every part.
  return cutFrom(line, 0);
}

function cutFrom(line: string, start: number): string {
  const end = start + EXCERPT_LETTERS;
  const piece = line.slice(start, end).trim();
  return `${start > 0 ? '… ' : ''}${piece}${end < line.length ? ' …' : ''}`;
}
