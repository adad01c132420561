let last: Promise<unknown> = Promise.resolve();

/** Runs work one after the other, in the order of the calls. One process runs the CMS. */
export function queueUpload<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
