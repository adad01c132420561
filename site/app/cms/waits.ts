/** A visitor's page waits at most so long, in all, for content of which nothing is known yet. */
export const MAX_WAIT_FOR_FIRST_READ_MS = 3_000;
/** The pause before a read that failed is tried again: visitors see old content meanwhile. */
export const RETRY_MS = 2_000;
/** The longest pause where the answer of the CMS is wrong again and again. */
export const MAX_RETRY_MS = 5 * 60_000;
