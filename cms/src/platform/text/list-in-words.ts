/** Returns `Anu, Binu and 2 more`. */
export function listInWords(names: readonly string[], maxNames: number): string {
  const named = names.slice(0, maxNames).join(', ');
  const unnamedCount = names.length - maxNames;
  return unnamedCount > 0 ? `${named} and ${unnamedCount} more` : named;
}
