let lastUpload: Promise<unknown> = Promise.resolve();

/** Runs uploads one after the other, in the order of the calls. The CMS is a single process, so this is enough. */
export function queueUpload<T>(upload: () => Promise<T>): Promise<T> {
  const result = lastUpload.then(upload);
  lastUpload = result.catch(() => undefined);
  return result;
}
