import { after } from 'node:test';

type End = () => unknown;

/** A test, or anything that runs such functions at its end. */
export interface Cleanup {
  after(end: () => Promise<void>): void;
}

const endsOf = new WeakMap<Cleanup, End[]>();

/**
 * Runs a function at the end of a test, also if an assertion or another such function fails. The last one runs first:
 * an entry is deleted before its image.
 */
export function afterTest(t: Cleanup, end: End): void {
  const earlier = endsOf.get(t);
  if (earlier) {
    earlier.push(end);
    return;
  }
  const ends = [end];
  endsOf.set(t, ends);
  t.after(() => runFromLast(ends));
}

/** Returns the end of the `describe` in which this is called, for what its tests share. */
export function endOfSuite(): Cleanup {
  const ends: End[] = [];
  after(() => runFromLast(ends));
  return { after: (end) => ends.push(end) };
}

async function runFromLast(ends: readonly End[]): Promise<void> {
  const errors: unknown[] = [];
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.join('\n'));
}
