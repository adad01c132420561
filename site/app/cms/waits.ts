/** A visitor waits at most so long for content of which nothing is known yet. */
export const MAX_WAIT_FOR_FIRST_READ_MS = 3_000;
/** The pause before a read that failed is tried again: visitors see old content meanwhile. */
export const RETRY_MS = 2_000;
