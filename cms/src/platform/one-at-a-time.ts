const last = new Map<string, Promise<unknown>>();

/** Runs work of one kind one after the other, in the order of the calls. One process runs the CMS. */
export function oneAtATime<T>(kind: 'images' | 'requests', work: () => Promise<T>): Promise<T> {
  const result = (last.get(kind) ?? Promise.resolve()).then(work);
  last.set(
    kind,
    result.catch(() => undefined),
  );
  return result;
}
