/** Whether the visitor has asked for less motion; asked anew each time, since it can change. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
