const LIST_FORMAT = new Intl.ListFormat('en-GB');

/** Returns `Anu, Binu and Chandran`, or `Anu, Binu and 2 more` if there are more names than `maxNames`. */
export function listInWords(names: readonly string[], maxNames = names.length): string {
  const unnamedCount = names.length - maxNames;
  if (unnamedCount <= 0) return LIST_FORMAT.format(names);
  return LIST_FORMAT.format([...names.slice(0, maxNames), `${unnamedCount} more`]);
}
