let last: Promise<unknown> = Promise.resolve();

/** Runs work with images one after the other, since each takes a good part of the memory. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
