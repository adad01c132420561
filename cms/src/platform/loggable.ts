const MAX_LOGGED_CHARACTERS = 2_000;
/** Matches control, format and separator characters, but not the line break before a frame of a stack. */
const UNPRINTABLE = /(?!\n {4}at )[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Cuts a text, and removes line breaks with which a stranger could fake a log line. */
export function makeLoggable(text: string): string {
  return text.slice(0, MAX_LOGGED_CHARACTERS).replace(UNPRINTABLE, ' ');
}
