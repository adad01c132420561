import { comparableText } from '../../../platform/comparable-text';
import { joinedDigits, phoneDigits } from '../../../platform/phone-digits';

const EXCERPT_LETTERS = 120;

/** What somebody looks for: words in any spelling of their language, or a phone number in any way to write it. */
export interface Wanted {
  readonly words: readonly string[];
  /** Empty where it is no number. */
  readonly digits: string;
}

export function wantedFrom(typed: string): Wanted {
  return {
    words: comparableText(typed)
      .split(/\s+/)
      .filter((word) => word !== ''),
    digits: phoneDigits(typed),
  };
}

/** Whether a text has all words, or the number. */
export function isIn(text: string, { words, digits }: Wanted): boolean {
  // A number stands on one line.
  const hasDigits = (line: string) => joinedDigits(line).includes(digits);
  if (digits !== '' && text.split('\n').some(hasDigits)) return true;
  const comparable = comparableText(text);
  return words.every((word) => comparable.includes(word));
}

/** The first line of a text in which one of the words, or the number, stands, cut around it. */
export function excerptOf(text: string, wanted: Wanted): string {
  const [word = ''] = wanted.words;
  const lines = text.split('\n');
  const hasWord = (line: string) => comparableText(line).includes(word);
  const line = lines.find(hasWord) ?? lines.find((each) => isIn(each, wanted)) ?? '';
  const at = comparableText(line).indexOf(word);
  const start = Math.max(0, at - EXCERPT_LETTERS / 2);
  const cut = line.slice(start, start + EXCERPT_LETTERS).trim();
  return `${start > 0 ? '… ' : ''}${cut}${start + EXCERPT_LETTERS < line.length ? ' …' : ''}`;
}
