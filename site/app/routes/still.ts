/** The `handle` of a route whose page is words alone: no script is fetched before somebody touches it. */
export const still = { still: true } as const;

/** By hand: every page runs this, and a schema would bring its library to each of them. */
export function isStill(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'still' in handle && handle.still === true
  );
}
