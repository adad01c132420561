const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** After each failure in turn; from the last one on, always that. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE] as const;
const LONGEST = 60 * MINUTE;

/** Milliseconds to wait after so many failures in a row (1 is the first). */
export function pauseAfter(failures: number): number {
  return PAUSES[failures - 1] ?? LONGEST;
}
