/** Merges objects that have different keys. Throws if two have the same, since one of them would win without a word. */
export function mergeDistinct<Merged extends object>(
  parts: readonly Partial<Merged>[],
): Partial<Merged> {
  const merged: Partial<Merged> = {};
  for (const part of parts) {
    const twice = Object.keys(part).find((key) => Object.hasOwn(merged, key));
    if (twice !== undefined) throw new Error(`"${twice}" is there twice`);
    Object.assign(merged, part);
  }
  return merged;
}
