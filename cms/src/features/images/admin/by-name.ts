const NAMES = new Intl.Collator('en', { numeric: true });

interface Named {
  readonly name: string;
}

/** Orders by name: `hall 2` before `hall 10`. */
export function compareNames(one: Named, other: Named): number {
  return NAMES.compare(one.name, other.name);
}
