/** A stack with its frames has room. */
const MAX_LETTERS = 2_000;
/** Each control, format or separator character, but not the line break before a frame of a stack. */
const UNPRINTABLE = /(?!\n {4}at )[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text of the log, which what a stranger sent can neither lengthen nor continue as a line of its own. */
export function loggable(text: string): string {
  return text.slice(0, MAX_LETTERS).replace(UNPRINTABLE, ' ');
}
