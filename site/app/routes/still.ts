import * as v from 'valibot';

/** The `handle` of a route whose page is words alone and needs no script in the browser. */
export const still = { still: true } as const;

const Still = v.object({ still: v.literal(true) });

export function isStill(handle: unknown): boolean {
  return v.is(Still, handle);
}
