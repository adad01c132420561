let last: Promise<unknown> = Promise.resolve();

/** For work with images: each takes a good part of the memory while it is decoded. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
